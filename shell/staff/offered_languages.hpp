// Which languages visitors may choose, in the order in which they are offered.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "staff/caretaker.hpp"

namespace ludarium::shell {

inline std::vector<std::string> offered_languages(Caretaker& caretaker) {
    const auto& set = caretaker.settings().languages;
    std::vector<std::string> codes;
    for (const auto& [code, name] : caretaker.languages())
        if (set.empty() || std::find(set.begin(), set.end(), code) != set.end())
            codes.push_back(code);
    return codes;
}

} // namespace ludarium::shell
