// Buttons that are on the screen together, and the fingers that are on them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "input/pointer.hpp"
#include "screens/button.hpp"
#include "screens/target.hpp"
#include "screens/witness.hpp"

namespace ludarium::shell {

class ButtonGroup {
  public:
    // The reference holds until the next one is added.
    template <class... Arguments>
    Button& add(Arguments&&... arguments) {
        return buttons_.emplace_back(std::forward<Arguments>(arguments)...);
    }
    void clear();

    // The name of the button that was pressed and let go of, if that is what this input did.
    std::optional<std::string> handle(const Input& input);
    // Whether any finger, or this one, went down on one of them.
    bool holds() const { return !held_.empty(); }
    bool holds(Finger finger) const;
    bool hit(Point p) const;

    Button* find(const std::string& name);
    std::vector<Button>& all() { return buttons_; }
    const std::vector<Button>& all() const { return buttons_; }
    std::vector<Target> targets(bool main = true) const;
    std::vector<Witness::Place> places() const;

    // The largest letters with which every label fits its button; buttons that stand together are
    // lettered alike.
    void label_alike(const std::vector<std::string>& labels);

  private:
    struct Held {
        Finger finger;
        std::size_t button;
    };

    std::vector<Button> buttons_;
    std::vector<Held> held_;
};

} // namespace ludarium::shell
