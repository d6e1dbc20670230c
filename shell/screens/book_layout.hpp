// Where everything on a page of a game's book goes, for any screen. Pure arithmetic, so that tests
// can try every size.
#pragma once

#include <vector>

#include "screens/table_layout.hpp"

namespace ludarium::shell {

struct BookNeeds {
    Size screen;
    unsigned chapters = 1;
    bool dice = false;
    bool voice = false;   // pages can be read aloud
    int rail = 0;         // height of the rail along the lower edge
    int least_target = 0; // pixels that a fingertip needs on this screen
};

struct BookLayout {
    float unit = 1; // one pixel of the theme in pixels of this screen
    bool portrait = false;
    Box stage;   // for the board, or the game's picture
    Box picture; // the same and what is below it: where there is no board
    Box strip;   // below the board; holds caption, dice and again
    Box caption;
    Box dice; // empty without dice
    Box again;
    Box panel; // holds everything below
    Box words; // heading, text, source
    Box dots;  // how far one has come
    Box previous;
    Box aloud; // empty without a voice
    Box next;
    std::vector<Box> chapters;

    int scaled(int theme_pixels) const;
    // The board's place on the stage.
    TableLayout table(float board_aspect) const;
};

// Landscape: the board left, the words right. Portrait: the board above. Everything a visitor
// touches besides the board is in the lower part.
BookLayout lay_out_book(const BookNeeds& needs, const Theme& theme);

} // namespace ludarium::shell
