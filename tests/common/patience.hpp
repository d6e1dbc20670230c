// How much longer than usual a comparing test should take: LUDARIUM_PATIENCE=100 compares a hundred
// times as much, for a night or before a release.
#pragma once

#include <cstdint>
#include <cstdlib>

inline std::uint64_t patience() {
    const char* wanted = std::getenv("LUDARIUM_PATIENCE");
    const long long times = wanted ? std::atoll(wanted) : 1;
    return times > 0 ? static_cast<std::uint64_t>(times) : 1;
}
