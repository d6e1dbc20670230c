// A clock that stands still until the test moves it.
#pragma once

#include "visit/clock.hpp"

namespace ludarium::test {

class MovedClock : public shell::Clock {
  public:
    shell::Time now() const override { return now_; }
    void move(shell::milliseconds by) { now_ += by; }

  private:
    shell::Time now_{shell::milliseconds(1'000'000)};
};

} // namespace ludarium::test
