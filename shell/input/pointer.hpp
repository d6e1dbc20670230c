// What a visitor's hand does, whatever it is made of: finger, mouse or trackball.
#pragma once

#include <optional>
#include <variant>

#include <SFML/Window/Event.hpp>

#include "stage/geometry.hpp"

namespace ludarium::shell {

struct Pressed {
    Point at;
};
struct Moved {
    Point at;
};
struct Released {
    Point at;
};
// The hand has left the window in the middle of something.
struct Lost {};

enum class Key { left, right, up, down, confirm, back, next, previous };
struct KeyPressed {
    Key key;
};

using Input = std::variant<Pressed, Moved, Released, Lost, KeyPressed>;

// SFML 2.5 has no touch on X11: the server turns the first finger into the mouse, so there is one
// pointer. Movement without a press is of no interest, and neither are the other buttons.
class Pointer {
  public:
    std::optional<Input> translate(const sf::Event& event);

  private:
    bool down_ = false;
};

} // namespace ludarium::shell
