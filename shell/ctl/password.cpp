#include "password.hpp"

#include <iostream>

#include <termios.h>
#include <unistd.h>

namespace ludarium::ctl {

std::string ask_password(const std::string& question) {
    std::string password;
    termios shown{};
    if (::tcgetattr(STDIN_FILENO, &shown) != 0) {
        std::getline(std::cin, password);
        return password;
    }
    std::cerr << question << ": " << std::flush;
    termios hidden = shown;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    std::getline(std::cin, password);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
    std::cerr << "\n";
    return password;
}

} // namespace ludarium::ctl
