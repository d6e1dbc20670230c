// How long the turns of the loop take: for as long as one does, the screen stands still.
#pragma once

#include <algorithm>
#include <chrono>
#include <utility>

namespace ludarium::shell {

class Pace {
  public:
    using Span = std::chrono::microseconds;

    // The loop has woken; it is about to wait again.
    void turn_begins() { begun_ = std::chrono::steady_clock::now(); }
    void turn_ends() {
        const auto took = std::chrono::steady_clock::now() - begun_;
        longest_ = std::max(longest_, std::chrono::duration_cast<Span>(took));
    }
    // Since this was last asked.
    Span longest_turn() { return std::exchange(longest_, Span{}); }

  private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    Span longest_{};
};

} // namespace ludarium::shell
