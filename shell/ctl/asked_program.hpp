// What another program on this machine says, if it says it in time.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace ludarium::ctl {

struct Said {
    std::string output; // both streams
    int code = -1;
};

// Nothing if there is no such program, or if it has not ended by then (it is killed).
std::optional<Said> ask_program(const std::vector<std::string>& command,
                                std::chrono::milliseconds within);

} // namespace ludarium::ctl
