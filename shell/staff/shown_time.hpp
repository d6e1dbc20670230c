// Times as staff read them: "0,3 s", "45 s", "2 min", "2 min 30 s".
#pragma once

#include <string>

#include "language/words.hpp"
#include "visit/clock.hpp"

namespace ludarium::shell {

std::string shown_time(milliseconds time, const Words& words);
// Minutes after midnight: "09:30".
std::string shown_clock(int minutes);
// "Wednesday, 18/11/2026, 21:15", as the museum's clock on the wall has it.
std::string shown_moment(std::time_t moment, const Words& words);

} // namespace ludarium::shell
