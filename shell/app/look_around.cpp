#include "app/look_around.hpp"

#include <GL/gl.h>
#include <SFML/Window/Context.hpp>
#include <SFML/Window/VideoMode.hpp>

namespace ludarium::shell {

std::string look_around() {
    const sf::Context context;
    const auto screen = sf::VideoMode::getDesktopMode();
    const auto* renderer = reinterpret_cast<const char*>(::glGetString(GL_RENDERER));
    return std::to_string(screen.width) + "×" + std::to_string(screen.height) + ", drawn by " +
           (renderer ? renderer : "nobody knows what");
}

} // namespace ludarium::shell
