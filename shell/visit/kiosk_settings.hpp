// What the museum's staff have set for this kiosk, in kiosk.toml.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "visit/idle_watch.hpp"
#include "visit/opening_hours.hpp"

namespace ludarium::shell {

// What becomes of the screen outside the opening hours.
enum class Night { dark, screen_off, machine_off };
inline constexpr std::array<const char*, 3> night_names{"dark", "screen-off", "machine-off"};

struct KioskSettings {
    IdleTimes idle;
    milliseconds attract_game{120'000}; // before the next game is shown
    milliseconds think{300};            // the computer's time for a move …
    milliseconds master_thinks{1'000};  // … and at the strongest level
    OpeningHours hours;
    Night night = Night::screen_off;            // outside them
    std::optional<double> diagonal;             // of the screen, in inches
    int volume = 70;                            // of sounds, 0 to 100
    std::optional<std::filesystem::path> stick; // where a USB stick with games appears; empty: none
    std::vector<std::string> languages;         // offered, in this order; empty: all there are
    int keep_days = 400;                        // of statistics

    std::vector<std::string> disabled;        // games that are installed and not offered
    std::map<std::string, std::string> modes; // of a game: the one to be offered first

    // A value that makes no sense is told ("kiosk.toml:12: …") and the kiosk's own is used; so is a
    // key that nobody knows.
    static KioskSettings read(const std::filesystem::path& file,
                              std::vector<std::string>& problems);
    // The same, with what is set already in the place of the kiosk's own.
    void read_over(const std::filesystem::path& file, std::vector<std::string>& problems);
};

} // namespace ludarium::shell
