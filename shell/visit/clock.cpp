#include "visit/clock.hpp"

#include <time.h>

namespace ludarium::shell {

Time SteadyClock::now() const {
    timespec t{};
    clock_gettime(CLOCK_BOOTTIME, &t);
    return Time(milliseconds(static_cast<std::int64_t>(t.tv_sec) * 1000 + t.tv_nsec / 1'000'000));
}

} // namespace ludarium::shell
