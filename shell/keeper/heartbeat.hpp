// Whether the shell is alive, by what it tells and, until it tells anything, by what it does.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "keeper/moment.hpp"

namespace ludarium::keeper {

class Heartbeat {
  public:
    // `patience`: silence for longer is an accident.
    explicit Heartbeat(milliseconds patience) : patience_(patience) {}
    // Often enough for whoever is on the screen: that one is given up earlier if it does not even work.
    milliseconds beats_within() const { return std::min(patience_, stillness); }

    void started(Moment now);
    void told(const std::string& line, Moment now);
    // The processor time it has used so far. One that is still starting says nothing yet; while it works, it is let. Later this
    // is asked for at each beat, and at the deadline.
    void has_worked(std::chrono::nanoseconds in_all, Moment now);

    // Held up by the disk: asked for when `has_worked` is. It can neither speak nor work, and to kill it would only mean that it dies
    // as soon as it could go on.
    void waits_for_disk(Moment now) { alive_ = busy_ = now; }

    bool ready() const { return ready_since_.has_value(); } // its picture is on the screen
    // How long it has been on the screen.
    milliseconds well_for(Moment now) const;
    // From then on it hangs.
    Moment deadline() const;
    bool hangs(Moment now) const { return now >= deadline(); }

    // However busy, a start that takes longer leads nowhere.
    static constexpr std::chrono::minutes longest_start{10};
    static constexpr milliseconds stillness{10'000};
    // Less may be what it did just after it had said that it lives.
    static constexpr milliseconds some_work{100};

  private:
    milliseconds patience_;
    Moment started_{};
    Moment alive_{};
    Moment busy_{}; // when it was last known to do something
    std::optional<Moment> ready_since_;
    std::chrono::nanoseconds worked_{};
};

} // namespace ludarium::keeper
