// When the museum is open. Outside these hours the screen is dark.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "visit/clock.hpp"

namespace ludarium::shell {

// As they are called in kiosk.toml and in the names of words.
inline constexpr std::array<const char*, 7> weekday_names{
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};

struct OpeningHours {
    // Minutes after midnight; a day that is closed has from == to.
    struct Day {
        int from = 0;
        int to = 24 * 60;
    };
    std::array<Day, 7> days{}; // from Monday on

    bool open(LocalTime now) const {
        const Day& day = days.at(static_cast<std::size_t>(now.weekday));
        return now.minute >= day.from && now.minute < day.to;
    }
};

// When the house opens the next time after this moment, if it does so within two weeks; by the local clock.
std::optional<std::time_t> next_opening(const OpeningHours& hours, std::time_t after);

// "09:30-18:00", "24 hours" or "closed".
std::optional<OpeningHours::Day> parse_day(std::string_view text);

} // namespace ludarium::shell
