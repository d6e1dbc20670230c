#include "stage/window.hpp"

#include <cstdlib>
#include <utility>

#include <SFML/Window/VideoMode.hpp>

#include "stage/glx.hpp"

namespace ludarium::shell {

namespace {

// Software GL draws our small rectangles faster without threads of its own (4.9 instead of 5.9 % of
// a core for a moving piece), and leaves the other cores to the computer player. It looks at this
// when SFML makes its first context, which is before any window.
bool without_gl_threads() {
    return ::setenv("LP_NUM_THREADS", "0", 0) == 0;
}

} // namespace

Window::Window(std::optional<Size> size, bool framed) : prepared_(without_gl_threads()) {
    const sf::ContextSettings plain(0, 0, 0);
    if (size) {
        window_.create(
            sf::VideoMode(static_cast<unsigned>(size->width), static_cast<unsigned>(size->height)),
            "Ludarium", framed ? sf::Style::Titlebar | sf::Style::Close : sf::Style::None, plain);
        window_.setPosition({0, 0}); // SFML 2.5 would open it at y = 420
    } else {
        // Not as SFML's full screen: when that closes it gives the screen back the size it had before, or breaks
        // the connection trying, though somebody may have changed it meanwhile.
        window_.create(sf::VideoMode::getDesktopMode(), "Ludarium", sf::Style::None, plain);
        window_.setPosition({0, 0});
        // The pointer is not grabbed: touches would go to the grab, the first finger's as a mouse and the others' not
        // at all.
        window_.setMouseCursorVisible(false);
    }
    window_.setKeyRepeatEnabled(false);
    window_.setActive(true);
    connection_ = glx::connection();
}

Size Window::size() const {
    return {static_cast<int>(window_.getSize().x), static_cast<int>(window_.getSize().y)};
}

bool Window::overlooked() {
    const int before = std::exchange(unread_, glx::unread_events());
    return unread_ > before;
}

} // namespace ludarium::shell
