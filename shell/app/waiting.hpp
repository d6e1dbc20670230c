// The one place where the kiosk waits: for a finger, a game, a finished drawing, a signal or a
// time.
#pragma once

#include <optional>
#include <vector>

#include "visit/clock.hpp"

namespace ludarium::shell {

// Returns when one of the descriptors is readable (−1 is skipped), or the exceptional one has something exceptional to
// tell (as /proc has of its tables, which are always readable), or at the time on this clock, or without any of them
// never. Whether the exceptional one told something: asked again, it would not tell it again.
bool wait_for(const std::vector<int>& descriptors, int exceptional, std::optional<Time> until,
              const Clock& clock);

// SIGTERM and SIGINT (end), SIGHUP (read words and theme again) and SIGUSR1 (report the counters) as
// something to wait for. Made before any thread, so that no thread is interrupted by them.
class Signals {
  public:
    Signals();
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    int descriptor() const { return descriptor_; }
    struct Seen {
        bool end = false;
        bool report = false;
        bool reload = false;
    };
    Seen poll();

  private:
    int descriptor_ = -1;
};

} // namespace ludarium::shell
