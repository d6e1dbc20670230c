// Which of two versions of a game is the newer one.
#pragma once

#include <string_view>

namespace ludarium::shell {

// As people expect: 1.10 is newer than 1.9, 1.0 equals 1.0.0, and 2.0-rc1 comes before 2.0.
// Negative if `a` is older than `b`, 0 if neither is.
int compare_versions(std::string_view a, std::string_view b);

} // namespace ludarium::shell
