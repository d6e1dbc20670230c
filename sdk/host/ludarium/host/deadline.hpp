// Until when a plugin is let think.
//
// It is told to stop a little before its time is over. Rationale: it may take up to 50 ms to answer
// (ext/ai.h), and a machine that is busy otherwise lets it wait; the time that staff set is when
// visitors see the move.
#pragma once

#include <algorithm>
#include <chrono>

#include <ludarium/ext/ai.h>

namespace ludarium::host {

class Deadline {
  public:
    using Clock = std::chrono::steady_clock;
    using Milliseconds = std::chrono::milliseconds;

    // What is kept for the answer: as long as a plugin may take, but of a short time a tenth.
    static constexpr Milliseconds kept(Milliseconds time) {
        return std::min(Milliseconds(50), (time + Milliseconds(9)) / 10);
    }

    // So many milliseconds after `begun`; 0 is no limit.
    explicit Deadline(std::uint32_t ms, Clock::time_point begun = Clock::now())
        : stop_at_(ms ? begun + Milliseconds(ms) - kept(Milliseconds(ms))
                      : Clock::time_point::max()) {}

    bool passed(Clock::time_point now = Clock::now()) const { return now >= stop_at_; }

    // It points to this.
    ludarium_watch watch() const&& = delete;
    ludarium_watch watch() const& {
        return {const_cast<Deadline*>(this), [](void* context) -> std::int32_t {
                    return static_cast<const Deadline*>(context)->passed();
                }};
    }

  private:
    Clock::time_point stop_at_;
};

} // namespace ludarium::host
