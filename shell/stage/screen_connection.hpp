// A connection to the X server, made before SFML's: SFML aborts the program if nothing answers, and
// a server whose only client leaves for a moment may restart in between.
#pragma once

#include <string>
#include <variant>

namespace ludarium::shell {

class ScreenConnection {
  public:
    // A sentence for staff if there is no screen.
    static std::variant<ScreenConnection, std::string> open();

    ScreenConnection(ScreenConnection&& other) noexcept;
    ScreenConnection& operator=(ScreenConnection&& other) noexcept;
    ~ScreenConnection();

    void* display() const { return display_; } // Xlib's Display*

  private:
    explicit ScreenConnection(void* display) : display_(display) {}
    void* display_;
};

} // namespace ludarium::shell
