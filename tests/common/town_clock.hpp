// A clock that the test moves, and with it the one on the wall, in a town that changes to summer time.
#pragma once

#include <ctime>

#include <stdlib.h>

#include "moved_clock.hpp"

namespace ludarium::test {

class TownClock : public MovedClock {
  public:
    // `moment` in seconds since 1970, as the world counts; the town is Rome.
    explicit TownClock(std::time_t moment) : moment_(moment), begun_(now()) {
        ::setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
        ::tzset();
    }
    ~TownClock() override {
        ::unsetenv("TZ");
        ::tzset();
    }
    shell::LocalTime local() const override {
        return shell::local_time(
            moment_ + std::chrono::duration_cast<std::chrono::seconds>(now() - begun_).count());
    }

  private:
    std::time_t moment_;
    shell::Time begun_;
};

} // namespace ludarium::test
