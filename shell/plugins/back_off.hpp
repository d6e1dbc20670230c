// How long to wait before the next try: at once, then 50 ms, 100 ms … 30 s, so that whatever fails for
// ever costs next to nothing.
#pragma once

#include <algorithm>

#include "visit/clock.hpp"

namespace ludarium::shell {

class BackOff {
  public:
    static constexpr milliseconds shortest{50};
    static constexpr milliseconds longest{30'000};

    // Each wait is twice as long as the one before.
    milliseconds next() {
        const milliseconds wait = next_;
        next_ = std::clamp(next_ * 2, shortest, longest);
        return wait;
    }
    void reset() { next_ = milliseconds(0); }

  private:
    milliseconds next_{0};
};

} // namespace ludarium::shell
