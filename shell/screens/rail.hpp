// The rail along the lower edge of every screen: back, languages, larger letters, stronger colours,
// no movement. Low, so that a child or a visitor in a wheelchair reaches it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "language/words.hpp"
#include "screens/button_group.hpp"
#include "screens/rail_layout.hpp"
#include "screens/surroundings.hpp"
#include "visit/visitor_settings.hpp"

namespace ludarium::shell {

class Rail {
  public:
    // What the rail on this screen needs; `least_target` from the surroundings.
    static RailLayout layout(const Surroundings& around, const Words& words);

    Rail(const Surroundings& around, const Words& words);

    // Brings words and colours up to date. `way_back`: there is a screen to go back to.
    void show(const VisitorSettings& settings, bool way_back);
    void hide();

    // The button that was pressed, if this input did that: "back", or a wish for other settings.
    struct Asked {
        bool back = false;
        std::optional<VisitorSettings> settings;
    };
    Asked handle(const Input& input);
    bool holds() const { return buttons_.holds(); }
    bool covers(Point p) const { return shown_ && box_.contains(p); }
    std::vector<Target> targets() const;

  private:
    const Surroundings& around_;
    const Words& words_;
    Motion motion_;
    Box box_;
    Node face_;
    ButtonGroup buttons_;
    VisitorSettings settings_;
    bool shown_ = false;
};

} // namespace ludarium::shell
