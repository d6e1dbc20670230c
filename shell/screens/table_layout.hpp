// Where everything on a game's table goes, for any screen. Pure arithmetic, so that tests can try
// every size.
#pragma once

#include <vector>

#include "screens/theme.hpp"
#include "stage/geometry.hpp"

namespace ludarium::shell {

struct TableNeeds {
    Size screen;
    float board_aspect = 1;
    unsigned players = 2;
    unsigned dice = 0;
    unsigned buttons = 3;
    int rail = 0;         // height of the rail along the lower edge
    int least_target = 0; // pixels that a fingertip needs on this screen
};

struct TableLayout {
    float unit = 1; // one pixel of the theme in pixels of this screen
    bool portrait = false;
    Box board;
    Box panel; // holds everything below
    Box title; // empty where there is no room for it
    std::vector<Box> plates;
    Box message;
    Box dice; // empty without dice
    std::vector<Box> buttons;

    int scaled(int theme_pixels) const;
};

// Landscape: the board left, the panel right. Portrait: the board above, the panel below.
// Everything a visitor touches is in the lower part of the panel, within reach of a child or from a
// wheelchair. The board's place does not depend on the theme's letters: larger ones leave it alone.
TableLayout lay_out_table(const TableNeeds& needs, const Theme& theme);

} // namespace ludarium::shell
