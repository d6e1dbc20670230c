// Where the buttons of the rail go. Pure arithmetic, so that tests can try every size.
#pragma once

#include <vector>

#include "screens/theme.hpp"
#include "stage/geometry.hpp"

namespace ludarium::shell {

struct RailNeeds {
    Size screen;
    unsigned languages = 4;
    unsigned tools = 3;
    int least_target = 0; // pixels that a fingertip needs on this screen
};

struct RailLayout {
    Box box; // the whole lower edge of the screen
    Box back;
    std::vector<Box> languages;
    std::vector<Box> tools;
};

// One row if there is room for it; otherwise the languages stand above the rest.
RailLayout lay_out_rail(const RailNeeds& needs, const Theme& theme);

} // namespace ludarium::shell
