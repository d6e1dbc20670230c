#include "visit/clock.hpp"

#include <time.h>

#include "visit/calendar.hpp"

namespace ludarium::shell {

LocalTime local_time(std::time_t moment) {
    std::tm broken{};
    ::localtime_r(&moment, &broken);
    return {(broken.tm_wday + 6) % 7, broken.tm_hour * 60 + broken.tm_min, day_of(broken)};
}

LocalTime Clock::local() const {
    return local_time(::time(nullptr));
}

// Rounded up: whoever waits that long never comes too early.
milliseconds Clock::in_the_world(milliseconds ours) const {
    return (ours + milliseconds(speed() - 1)) / speed();
}

Time SteadyClock::now() const {
    timespec t{};
    clock_gettime(CLOCK_BOOTTIME, &t);
    return Time(milliseconds(static_cast<std::int64_t>(t.tv_sec) * 1000 + t.tv_nsec / 1'000'000));
}

FasterClock::FasterClock(const Clock& world, int speed)
    : world_(world), speed_(speed), begun_(world.now()) {}

Time FasterClock::now() const {
    return begun_ + meanwhile(world_.now() - begun_);
}

// The world's own clock is set by the network after the start, and by summer time: it is asked each time.
LocalTime FasterClock::local() const {
    const LocalTime there = world_.local();
    const auto ahead = std::chrono::duration_cast<std::chrono::minutes>(now() - world_.now());
    const auto minutes = there.minute + ahead.count();
    constexpr int day = 24 * 60;
    const auto days = static_cast<int>(minutes / day);
    return {(there.weekday + days) % 7, static_cast<int>(minutes % day), there.day + days};
}

} // namespace ludarium::shell
