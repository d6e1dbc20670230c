// Whether anybody is there: any key, button, movement or finger anywhere on the screen counts.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "stage/geometry.hpp"
#include "stage/screen_connection.hpp"

namespace ludarium::shell {

// Looks at the X server over a connection of its own. SFML's connection tells of one pointer over
// our window only; a second finger, or a key while another window has the focus, is seen here
// (XInput2 raw events). It also hears when the window was uncovered and when the screen has another size, which SFML
// keeps to itself.
class Presence {
  public:
    // `window` is SFML's system handle.
    Presence(ScreenConnection connection, unsigned long window);
    ~Presence();
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

    int descriptor() const;

    struct Seen {
        bool hand = false; // a finger, mouse or trackball
        bool key = false;
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
