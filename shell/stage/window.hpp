// The kiosk's one window.
#pragma once

#include <optional>
#include <string>

#include <SFML/Graphics/RenderWindow.hpp>

#include "stage/geometry.hpp"

namespace ludarium::shell {

class Window {
  public:
    // A sentence for staff if no window can be opened here.
    static std::optional<std::string> why_impossible();

    // Without a size: the whole screen, and no cursor.
    explicit Window(std::optional<Size> size);

    sf::RenderWindow& sfml() { return window_; }
    Size size() const;
    // Readable when the X server has something to say; −1 if that can't be known.
    int connection() const { return connection_; }

  private:
    sf::RenderWindow window_;
    int connection_ = -1;
};

} // namespace ludarium::shell
