// What the kiosk had in hand when it crashed, so that it does not crash over the same thing for ever:
// after the second time that thing is left out, and after three crashes within ten minutes the kiosk
// is in safe mode, with nothing that ever failed. A day that goes well forgives.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "visit/clock.hpp"

namespace ludarium::shell {

// Something whose handling may end the kiosk.
struct Thing {
    enum class Kind { game, picture, page, file, journal };
    Kind kind = Kind::file;
    std::string name; // of a game with its version, "merels 1.0.0": an update is another thing

    bool operator==(const Thing& other) const { return kind == other.kind && name == other.name; }
};
std::string text_of(const Thing& thing); // "game merels 1.0.0"
std::optional<Thing> thing_from(std::string_view text);

struct Crash {
    std::optional<Thing> thing; // none: nothing in particular was in hand
    std::string boot;
    milliseconds since_boot{};
    LocalTime local;
    // The machine went down with the kiosk. Most likely somebody cut its power: it counts half.
    bool with_machine = false;
    milliseconds ran{}; // how long the kiosk has run since
};

// Never throws, and never waits for the disk. A file that is damaged is an empty record; where it
// can't be written, all is as if nothing had happened before.
class CrashRecord {
  public:
    // An empty path keeps nothing. `boot` as in boot.hpp.
    CrashRecord(std::filesystem::path file, const Clock& clock, std::string boot);

    void add(const std::optional<Thing>& thing, bool with_machine = false);
    // Whoever mended it may ask for another try.
    void forgive(const Thing& thing);

    bool safe_mode() const { return safe_mode_; }
    bool left_out(const Thing& thing) const;
    // How often, twice for a crash and once for one that took the machine along.
    int failures(const Thing& thing) const;
    const std::vector<Crash>& crashes() const { return crashes_; } // the oldest first

    // Time passes: true if something was forgiven.
    bool proceed();
    std::optional<Time> deadline() const;

  private:
    bool forgiven(const Crash& crash) const;
    bool forgive_old();
    bool near(const Crash& a, const Crash& b) const;
    bool too_many() const;
    void count_running();
    void read();
    void save();

    std::filesystem::path file_;
    const Clock& clock_;
    std::string boot_;
    std::vector<Crash> crashes_;
    Time counted_; // up to here, the running is counted in `ran`
    bool safe_mode_ = false;
};

} // namespace ludarium::shell
