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

  private:
    bool prepared_; // before window_, which makes the first GL context
    sf::RenderWindow window_;
    int connection_ = -1;
};

} // namespace ludarium::shell
