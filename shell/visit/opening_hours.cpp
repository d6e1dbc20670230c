#include "visit/opening_hours.hpp"

#include <cstdio>
#include <string>

namespace ludarium::shell {

std::optional<OpeningHours::Day> parse_day(std::string_view text) {
    if (text == "closed") return OpeningHours::Day{0, 0};
    if (text == "24 hours") return OpeningHours::Day{};
    int from_hour = 0;
    int from_minute = 0;
    int to_hour = 0;
    int to_minute = 0;
    char more = 0;
    const std::string whole(text);
    if (std::sscanf(whole.c_str(), "%2d:%2d-%2d:%2d%c", &from_hour, &from_minute, &to_hour,
                    &to_minute, &more) != 4)
        return std::nullopt;
    const auto valid = [](int hour, int minute) {
        return hour >= 0 && minute >= 0 && minute < 60 && hour * 60 + minute <= 24 * 60;
    };
    if (!valid(from_hour, from_minute) || !valid(to_hour, to_minute)) return std::nullopt;
    const OpeningHours::Day day{from_hour * 60 + from_minute, to_hour * 60 + to_minute};
    return day.from < day.to ? std::optional(day) : std::nullopt;
}

std::optional<std::time_t> next_opening(const OpeningHours& hours, std::time_t after) {
    constexpr int days = 14;
    std::tm today{};
    ::localtime_r(&after, &today);
    for (int ahead = 0; ahead <= days; ++ahead) {
        const auto weekday = static_cast<std::size_t>((today.tm_wday + 6 + ahead) % 7);
        const OpeningHours::Day& day = hours.days.at(weekday);
        if (day.from == day.to) continue;
        std::tm opening{};
        opening.tm_year = today.tm_year;
        opening.tm_mon = today.tm_mon;
        opening.tm_mday = today.tm_mday + ahead;
        opening.tm_min = day.from;
        opening.tm_isdst = -1; // as it is on that day
        const std::time_t moment = ::mktime(&opening);
        if (moment > after) return moment;
    }
    return std::nullopt;
}

} // namespace ludarium::shell
