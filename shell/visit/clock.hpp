// Time behind an interface, so that tests can move it by 60 days.
#pragma once

#include <chrono>
#include <ctime>

namespace ludarium::shell {

// Milliseconds on a steady 64-bit clock that also counts while the machine sleeps.
using Time = std::chrono::time_point<std::chrono::steady_clock, std::chrono::milliseconds>;
using std::chrono::milliseconds;

// What the museum's clock on the wall shows.
struct LocalTime {
    int weekday = 0; // from Monday
    int minute = 0;  // after midnight
    int day = 0;     // of the calendar, from 1 January 1970
};

LocalTime local_time(std::time_t moment);

class Clock {
  public:
    virtual ~Clock() = default;
    virtual Time now() const = 0;
    virtual LocalTime local() const;
    // How much of this clock passes in a millisecond of the world's.
    virtual int speed() const { return 1; }

    // The world is as fast as it is, whatever our clock says: a player that thinks, a host that
    // answers, a screen that shows pictures. How long that much of this clock takes there, and how
    // much of this clock passes meanwhile.
    milliseconds in_the_world(milliseconds ours) const;
    milliseconds meanwhile(milliseconds in_the_world) const { return in_the_world * speed(); }
};

class SteadyClock : public Clock {
  public:
    Time now() const override;
};

// For trials: an hour of it passes in a few minutes. The clock on the wall hurries along.
class FasterClock : public Clock {
  public:
    // `world` outlives this clock; they agree at this moment.
    FasterClock(const Clock& world, int speed);

    Time now() const override;
    LocalTime local() const override;
    int speed() const override { return speed_; }

  private:
    const Clock& world_;
    int speed_;
    Time begun_;
};

} // namespace ludarium::shell
