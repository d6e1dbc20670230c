// How long another process has computed.
#pragma once

#include <chrono>
#include <ctime>

#include <sys/types.h>

namespace ludarium::shell {

// All its threads together, since its start; nothing if it is gone.
inline std::chrono::nanoseconds processor_time(pid_t pid) {
    clockid_t clock{};
    timespec used{};
    if (::clock_getcpuclockid(pid, &clock) != 0 || ::clock_gettime(clock, &used) != 0) return {};
    return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

} // namespace ludarium::shell
