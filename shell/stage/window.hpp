// The kiosk's one window.
#pragma once

#include <optional>

#include <SFML/Graphics/RenderWindow.hpp>

#include "stage/geometry.hpp"

namespace ludarium::shell {

class Window {
  public:
    // Without a size: the whole screen, and no cursor. `framed`: to be moved and closed on a desktop.
    explicit Window(std::optional<Size> size, bool framed = false);

    sf::RenderWindow& sfml() { return window_; }
    Size size() const;
    // Readable when the X server has something to say; −1 if that can't be known.
    int connection() const { return connection_; }
    // Whether events have come in that the last look at them missed. SFML looks for its window's
    // events first and for its clipboard's then; what arrives in between is read off the connection
    // by the second look, and would lie there until the next event comes.
    bool overlooked();

  private:
    bool prepared_; // before window_, which makes the first GL context
    sf::RenderWindow window_;
    int connection_ = -1;
    int unread_ = 0; // some are nobody's, and stay
};

} // namespace ludarium::shell
