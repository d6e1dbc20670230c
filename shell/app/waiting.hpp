// The one place where the kiosk waits: for a finger, a game, a finished drawing, a signal or a
// time.
#pragma once

#include <filesystem>
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
// something to wait for. Made before any thread, so that no thread is interrupted by the latter two. From the first
// wish to end on, the program has `ending`: then it ends where it is, whatever holds it up. What visitors have done
// is in the journal by then.
//
// `note` is what a crash would leave (see visit/in_hand.hpp); empty: none. It is removed at the first wish to end,
// because an end that was asked for is no crash. It stays if the loop has been busy for so long that the wish must be
// the service manager's watchdog: whatever was in hand then is to blame.
class Signals {
  public:
    explicit Signals(const std::filesystem::path& note);
    ~Signals();
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    int descriptor() const { return descriptor_; }
    int end_descriptor() const { return end_; }
    struct Seen {
        bool end = false;
        bool report = false;
        bool reload = false;
    };
    Seen poll();

    static constexpr milliseconds ending{600};

  private:
    int descriptor_ = -1; // of the signals that can wait
    int end_ = -1;        // readable after a wish to end
};

} // namespace ludarium::shell
