// What a visitor's hand does, whatever it is made of: finger, mouse or trackball.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include <SFML/Window/Event.hpp>

#include "stage/geometry.hpp"

namespace ludarium::shell {

// Which of the hands' fingers. One that comes down again is another; mouse, trackball and keys are always the same.
enum class Finger : std::uint32_t { mouse = 0 };

struct Pressed {
    Point at;
    Finger finger = Finger::mouse;
};
struct Moved {
    Point at;
    Finger finger = Finger::mouse;
};
struct Released {
    Point at;
    Finger finger = Finger::mouse;
};
// The finger has left in the middle of something, and means nothing by it.
struct Lost {
    Finger finger = Finger::mouse;
};

enum class Key { left, right, up, down, confirm, back, next, previous };
struct KeyPressed {
    Key key;
};

using Input = std::variant<Pressed, Moved, Released, Lost, KeyPressed>;

// Whose it is; nobody's if it is a key.
std::optional<Finger> finger_of(const Input& input);

// Mouse, trackball and keys. Movement without a press is of no interest, and neither are the other buttons. SFML 2.5
// has no touch on X11: see presence.hpp.
class Pointer {
  public:
    std::optional<Input> translate(const sf::Event& event);

  private:
    bool down_ = false;
};

} // namespace ludarium::shell
