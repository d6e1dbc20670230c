// Where everything on a game's page goes. Pure arithmetic, so that tests can try every size.
#pragma once

#include <vector>

#include "screens/theme.hpp"
#include "stage/geometry.hpp"

namespace ludarium::shell {

// Buttons of which one is chosen, under a word that says what about.
struct GroupNeeds {
    unsigned buttons = 2;
    unsigned columns = 4; // at most
    bool narrow = false;  // one button is no wider than a column
    bool icons = false;   // higher buttons: a picture above the words
    bool heading = true;
    bool about = false; // a sentence below about what is chosen
};

struct PageNeeds {
    Size screen;
    int rail = 0;
    int least_target = 0;
    std::vector<GroupNeeds> groups;
    unsigned chapters = 0; // what there is to read or to try: learn, history, puzzle
};

struct PageLayout {
    struct Group {
        Box heading;
        std::vector<Box> buttons;
        Box about;
    };
    float unit = 1;
    Box cover;
    Box name;
    Box where;
    Box tagline;
    std::vector<Box> chapters;
    Box panel; // holds everything below
    std::vector<Group> groups;
    Box start;
};

// Landscape: what the game is on the left, how to play it on the right. Portrait: the one above the
// other.
PageLayout lay_out_page(const PageNeeds& needs, const Theme& theme);

} // namespace ludarium::shell
