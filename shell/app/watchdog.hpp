// Tells the service manager that the kiosk is up and that its loop still turns, so that a kiosk that hangs is
// started again. Without a service manager that asks (NOTIFY_SOCKET, WATCHDOG_USEC) it does nothing and costs nothing.
#pragma once

#include <optional>

#include "visit/clock.hpp"

namespace ludarium::shell {

class Watchdog {
  public:
    explicit Watchdog(const Clock& clock);

    // The first picture is on the screen. Told once, however often it is called.
    void ready();
    // Once for every turn of the loop, by the loop itself: a thread of its own would go on telling that all is well
    // while the loop hangs.
    void turned();
    // When the loop must have turned again, though nothing else may be going on: after half the time it is given.
    std::optional<Time> deadline() const;

  private:
    const Clock& clock_;
    std::optional<milliseconds> period_;
    Time next_{};
    bool ready_ = false;
};

} // namespace ludarium::shell
