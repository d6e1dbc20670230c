// Time behind an interface, so that tests can move it by 60 days.
#pragma once

#include <chrono>

namespace ludarium::shell {

// Milliseconds on a steady 64-bit clock that also counts while the machine sleeps.
using Time = std::chrono::time_point<std::chrono::steady_clock, std::chrono::milliseconds>;
using std::chrono::milliseconds;

// What the museum's clock on the wall shows.
struct LocalTime {
    int weekday = 0; // from Monday
    int minute = 0;  // after midnight
};

class Clock {
  public:
    virtual ~Clock() = default;
    virtual Time now() const = 0;
    virtual LocalTime local() const;
};

class SteadyClock : public Clock {
  public:
    Time now() const override;
};

} // namespace ludarium::shell
