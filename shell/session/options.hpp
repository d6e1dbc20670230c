// ludarium-session [OPTION…]
#pragma once

#include <filesystem>
#include <string>
#include <variant>

#include "session/screen.hpp"

namespace ludarium::session {

struct Options {
    Equipment equipment;
    std::filesystem::path state;
    bool wait_for_card = true;
};

// What was asked for, or the exit code if that is all. `tell`: where the keeper is to tell how it is.
std::variant<Options, int> read_options(int argc, char** argv, const std::string& tell);

} // namespace ludarium::session
