#include "staff/shown_time.hpp"

#include <cstdio>

#include "visit/opening_hours.hpp"

namespace ludarium::shell {

namespace {

// At most two digits behind the point, and none that say nothing.
std::string decimal(std::int64_t milliseconds, const std::string& point) {
    std::string text = std::to_string(milliseconds / 1000);
    char digits[8];
    std::snprintf(digits, sizeof digits, "%02d", static_cast<int>(milliseconds % 1000 / 10));
    std::string behind = digits;
    while (!behind.empty() && behind.back() == '0') behind.pop_back();
    return behind.empty() ? text : text + point + behind;
}

} // namespace

std::string shown_time(milliseconds time, const Words& words) {
    const std::int64_t all = time.count();
    if (all < 120'000)
        return words.shell("staff.seconds", {{"number", decimal(all, words.shell("staff.point"))}});
    const std::int64_t minutes = all / 60'000;
    const std::int64_t seconds = all / 1000 % 60;
    const std::string text = words.shell("staff.minutes", {{"number", std::to_string(minutes)}});
    if (seconds == 0) return text;
    return text + " " + words.shell("staff.seconds", {{"number", std::to_string(seconds)}});
}

std::string shown_clock(int minutes) {
    char text[16];
    std::snprintf(text, sizeof text, "%02d:%02d", minutes / 60, minutes % 60);
    return text;
}

std::string shown_moment(std::time_t moment, const Words& words) {
    std::tm at{};
    ::localtime_r(&moment, &at);
    const auto weekday = static_cast<std::size_t>((at.tm_wday + 6) % 7);
    return words.shell("staff.moment",
                       {{"weekday", words.shell("staff." + std::string(weekday_names.at(weekday)))},
                        {"day", std::to_string(at.tm_mday)},
                        {"month", std::to_string(at.tm_mon + 1)},
                        {"year", std::to_string(at.tm_year + 1900)},
                        {"time", shown_clock(at.tm_hour * 60 + at.tm_min)}});
}

} // namespace ludarium::shell
