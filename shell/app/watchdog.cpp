#include "app/watchdog.hpp"

#include <cstdint>

#include <systemd/sd-daemon.h>

namespace ludarium::shell {

Watchdog::Watchdog(const Clock& clock) : clock_(clock) {
    std::uint64_t microseconds = 0;
    if (::sd_watchdog_enabled(0, &microseconds) > 0)
        period_ = milliseconds(microseconds / 1000 / 2);
}

void Watchdog::ready() {
    if (ready_) return;
    ready_ = true;
    ::sd_notify(0, "READY=1");
}

void Watchdog::turned() {
    if (!period_ || clock_.now() < next_) return;
    next_ = clock_.now() + *period_;
    ::sd_notify(0, "WATCHDOG=1");
}

std::optional<Time> Watchdog::deadline() const {
    if (!period_) return std::nullopt;
    return next_;
}

} // namespace ludarium::shell
