// The staff panel drawn by the shell's own widgets.
#pragma once

#include <vector>

#include "screens/button_group.hpp"
#include "screens/surroundings.hpp"
#include "staff/staff_view.hpp"

namespace ludarium::shell {

class OwnView : public StaffView {
  public:
    explicit OwnView(const StageTools& tools) : tools_(tools) {}

    void show(const Sheet& sheet) override;
    std::optional<std::string> handle(const Input& input) override {
        return buttons_.handle(input);
    }
    bool holds() const override { return buttons_.holds(); }

  private:
    void plate(Node& node, const Box& box);
    void words(const std::string& text, const TextStyle& style, const Box& box);
    Button& key(const PlacedKey& placed);
    void line_below(const Box& row);

    void draw(const PlacedItem& at, const Heading& heading);
    void draw(const PlacedItem& at, const Note& note);
    void draw(const PlacedItem& at, const Toggle& toggle);
    void draw(const PlacedItem& at, const Stepper& stepper);
    void draw(const PlacedItem& at, const Choice& choice);
    void draw(const PlacedItem& at, const Act& act);
    void draw(const PlacedItem& at, const Progress& progress);
    void draw(const PlacedItem& at, const Plot& plot);
    void draw(const PlacedItem& at, const Lines& lines);
    void labelled(const PlacedItem& at, const std::string& label, const std::string& about);
    void block(const Box& box, Colour fill, float radius, int layer);

    StageTools tools_;
    // From sheet to sheet the same: the largest part of the picture need not be drawn again.
    Node menu_plate_;
    Node plate_;
    std::vector<Node> parts_;
    ButtonGroup buttons_;
};

} // namespace ludarium::shell
