// Where the cards of the home screen go: as large as they can be. Pure arithmetic, so that tests can
// try every size.
#pragma once

#include <vector>

#include "screens/theme.hpp"
#include "stage/geometry.hpp"

namespace ludarium::shell {

struct HomeNeeds {
    Size screen;
    std::size_t games = 4;
    int rail = 0; // height of the rail along the lower edge
    int least_target = 0;
};

struct CardLayout {
    Box card;
    Box cover;
    Box name;
    Box where;
    Box facts;
};

struct HomeLayout {
    float unit = 1;
    Box headline;
    std::vector<CardLayout> cards; // of one page
    Box previous;                  // empty where one page holds all games
    Box next;
};

HomeLayout lay_out_home(const HomeNeeds& needs, const Theme& theme);

} // namespace ludarium::shell
