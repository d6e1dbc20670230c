// Whether anybody is there: any key, button, movement or finger anywhere on the screen counts. And what each finger does.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "input/fingers.hpp"
#include "stage/geometry.hpp"
#include "stage/screen_connection.hpp"

namespace ludarium::shell {

// Looks at the X server over a connection of its own, from the start of the program, when there is no window yet.
// SFML's connection tells of one pointer over our window only; a touch before that, or a key while another window has
// the focus, is seen here (XInput2 raw events), and so are fingers (XInput2.2 touches). Whoever asks for those has no
// emulated mouse events of them in the same window: the server gives a touch to one listener, and to touches first. It
// also hears when the window was uncovered and when the screen has another size, which SFML keeps to itself.
class Presence {
  public:
    explicit Presence(ScreenConnection connection);
    ~Presence();
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

    // From now on this window counts; it is SFML's system handle. `glass_turned`: see turned_glass.hpp.
    void attend(unsigned long window, int glass_turned);

    int descriptor() const;

    struct Seen {
        bool hand = false; // a finger, mouse or trackball
        bool key = false;
        bool pressed = false; // something: a key, a button or the glass
        std::vector<Touch> touches;
        bool more = false; // there was too much for one look: look again before waiting
        std::vector<Box> uncovered;
        std::optional<Size> screen; // its new size
    };
    Seen poll();

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace ludarium::shell
