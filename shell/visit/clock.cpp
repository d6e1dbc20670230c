#include "visit/clock.hpp"

#include <time.h>

namespace ludarium::shell {

LocalTime Clock::local() const {
    const time_t now = ::time(nullptr);
    tm broken{};
    ::localtime_r(&now, &broken);
    return {(broken.tm_wday + 6) % 7, broken.tm_hour * 60 + broken.tm_min};
}

Time SteadyClock::now() const {
    timespec t{};
    clock_gettime(CLOCK_BOOTTIME, &t);
    return Time(milliseconds(static_cast<std::int64_t>(t.tv_sec) * 1000 + t.tv_nsec / 1'000'000));
}

} // namespace ludarium::shell
