// How soon the shell is started again: at once, unless it dies at once again and again.
#pragma once

#include <algorithm>
#include <chrono>

namespace ludarium::keeper {

class BackOff {
  public:
    // It has ended; `well` is how long it was on the screen.
    std::chrono::milliseconds after(std::chrono::milliseconds well) {
        if (well >= long_enough) early_ = 0;
        // The shell needs three crashes to see that it must be in safe mode, and nobody waits for those.
        if (++early_ <= at_once) return std::chrono::milliseconds(0);
        return std::min(first * (1 << std::min(early_ - at_once - 1, 10)), longest);
    }

    static constexpr std::chrono::milliseconds long_enough{10'000};
    static constexpr std::chrono::milliseconds first{1'000};
    static constexpr std::chrono::milliseconds longest{30'000};
    static constexpr int at_once = 4;

  private:
    int early_ = 0; // so often in a row
};

} // namespace ludarium::keeper
