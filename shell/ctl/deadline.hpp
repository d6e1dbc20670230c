// Until when a thinking plugin may think.
#pragma once

#include <chrono>

#include <ludarium/ext/ai.h>

namespace ludarium::ctl {

class Deadline {
  public:
    using Clock = std::chrono::steady_clock;

    // From now on; 0 is no limit.
    explicit Deadline(unsigned ms)
        : at_(ms ? Clock::now() + std::chrono::milliseconds(ms) : Clock::time_point::max()) {}

    // It points to this.
    ludarium_watch watch() const&& = delete;
    ludarium_watch watch() const& {
        return {const_cast<Deadline*>(this), [](void* context) -> std::int32_t {
                    return Clock::now() >= static_cast<const Deadline*>(context)->at_;
                }};
    }

  private:
    Clock::time_point at_;
};

} // namespace ludarium::ctl
