// Days of the calendar as plain numbers, and as people and SQLite write them.
#pragma once

#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace ludarium::shell {

// Days since 1 January 1970. A day has one number, however many hours the clocks give it.
int day_of(const std::tm& local);
int weekday_of(int day); // from Monday

std::string iso_date(int day); // "2026-11-16"
// Nothing if there is no such day.
std::optional<int> parse_iso_date(std::string_view text);

} // namespace ludarium::shell
