// What is thrown in a turn of the loop is told and survived. Falls that follow each other end the program in order, and
// whoever starts it again finds the visitor's game in the journal.
#pragma once

#include <deque>
#include <string>

#include "visit/clock.hpp"

namespace ludarium::shell {

class SafetyNet {
  public:
    explicit SafetyNet(const Clock& clock) : clock_(clock) {}

    // Tells the cause. False: it has fallen too often to go on.
    bool catches(const std::string& cause);

    static constexpr std::size_t most = 3; // falls, within
    static constexpr milliseconds span{10'000};

  private:
    const Clock& clock_;
    std::deque<Time> falls_;
};

} // namespace ludarium::shell
