#include "stage/screen_connection.hpp"

#include <cstdlib>
#include <utility>

#include <X11/Xlib.h>

namespace ludarium::shell {

std::variant<ScreenConnection, std::string> ScreenConnection::open() {
    if (Display* display = XOpenDisplay(nullptr)) return ScreenConnection(display);
    const char* name = std::getenv("DISPLAY");
    if (!name || !*name) return "There is no screen to draw on: DISPLAY is not set.";
    return "There is no screen to draw on: the X server " + std::string(name) + " does not answer.";
}

ScreenConnection::ScreenConnection(ScreenConnection&& other) noexcept
    : display_(std::exchange(other.display_, nullptr)) {}

ScreenConnection& ScreenConnection::operator=(ScreenConnection&& other) noexcept {
    std::swap(display_, other.display_);
    return *this;
}

ScreenConnection::~ScreenConnection() {
    if (display_) XCloseDisplay(static_cast<Display*>(display_));
}

} // namespace ludarium::shell
