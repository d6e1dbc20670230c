// The one way in which keeper and session wait.
#pragma once

#include <algorithm>
#include <vector>

#include <poll.h>

#include "keeper/moment.hpp"

namespace ludarium::keeper {

// Until one of the descriptors is readable (−1 is skipped), or that moment.
inline void wait_for(const std::vector<int>& descriptors, Moment until) {
    std::vector<pollfd> waits;
    for (const int descriptor : descriptors) waits.push_back({descriptor, POLLIN, 0});
    const auto left = std::chrono::ceil<milliseconds>(until - Clock::now()).count();
    ::poll(waits.data(), waits.size(), static_cast<int>(std::clamp<long>(left, 0, 60'000)));
}

} // namespace ludarium::keeper
