#include "visit/calendar.hpp"

#include <cstdio>

namespace ludarium::shell {

namespace {

constexpr int thursday = 3; // was the first of all days
constexpr std::time_t day_length = 24 * 3600;

} // namespace

int day_of(const std::tm& local) {
    std::tm midnight{};
    midnight.tm_year = local.tm_year;
    midnight.tm_mon = local.tm_mon;
    midnight.tm_mday = local.tm_mday;
    return static_cast<int>(::timegm(&midnight) / day_length);
}

int weekday_of(int day) {
    return ((day + thursday) % 7 + 7) % 7;
}

std::string iso_date(int day) {
    const std::time_t midnight = day * day_length;
    std::tm parts{};
    ::gmtime_r(&midnight, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
    return text;
}

std::optional<int> parse_iso_date(std::string_view text) {
    const std::string whole(text);
    std::tm parts{};
    char more = 0;
    if (std::sscanf(whole.c_str(), "%4d-%2d-%2d%c", &parts.tm_year, &parts.tm_mon, &parts.tm_mday,
                    &more) != 3)
        return std::nullopt;
    parts.tm_year -= 1900;
    parts.tm_mon -= 1;
    const int day = day_of(parts);
    // 31 November is no day, though it can be counted.
    return iso_date(day) == whole ? std::optional(day) : std::nullopt;
}

} // namespace ludarium::shell
