// ludarium-keeper [--tell ADDRESS] [--screen PROGRAM] [--turn DEGREES] PICTURE SHELL [ARGUMENT…]
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "keeper/moment.hpp"

namespace ludarium::keeper {

struct Options {
    // Whom to tell how we are, in NOTIFY_SOCKET's stead: between the session and us is a compositor with an X server that
    // would take that variable for its own and tell that all is ready (Debian's Xwayland does).
    std::string tell;
    std::string screen; // the program that switches it off and on, and turns it
    std::string turn;   // by so many degrees, where the compositor has not done it already
    std::filesystem::path picture;
    std::vector<std::string> shell;
};

// Nothing if it makes no sense.
std::optional<Options> read_options(int argc, char** argv);
// The time in which whoever watches us wants to hear of us (WATCHDOG_USEC); the shell gets the same.
milliseconds wanted_patience();

} // namespace ludarium::keeper
