#include "stage/window.hpp"

#include <cstdlib>

#include <SFML/Window/VideoMode.hpp>

#include "stage/glx.hpp"

namespace ludarium::shell {

std::optional<std::string> Window::why_impossible() {
    if (glx::display_answers()) return std::nullopt;
    const char* name = std::getenv("DISPLAY");
    if (!name || !*name) return "There is no screen to draw on: DISPLAY is not set.";
    return "There is no screen to draw on: the X server " + std::string(name) + " does not answer.";
}

Window::Window(std::optional<Size> size) {
    // Software GL draws our small rectangles faster without threads of its own (4.9 instead of 5.9
    // % of a core for a moving piece), and leaves the other cores to the computer player.
    ::setenv("LP_NUM_THREADS", "0", 0);
    const sf::ContextSettings plain(0, 0, 0);
    if (size) {
        window_.create(
            sf::VideoMode(static_cast<unsigned>(size->width), static_cast<unsigned>(size->height)),
            "Ludarium", sf::Style::None, plain);
        window_.setPosition({0, 0}); // SFML 2.5 would open it at y = 420
    } else {
        window_.create(sf::VideoMode::getDesktopMode(), "Ludarium", sf::Style::Fullscreen, plain);
        window_.setMouseCursorVisible(false);
    }
    window_.setKeyRepeatEnabled(false);
    window_.setActive(true);
    connection_ = glx::connection();
}

Size Window::size() const {
    return {static_cast<int>(window_.getSize().x), static_cast<int>(window_.getSize().y)};
}

} // namespace ludarium::shell
