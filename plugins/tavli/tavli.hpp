// Tavli, the game in which the emperor Zeno had his famous bad throw: what sets it apart from its
// sister. The rest of its rules are the family's (common/).
#pragma once

#include <common/game.hpp>

namespace tavli {

constexpr tables::Rules zenos_rules() {
    tables::Rules game;
    game.id = "tavli";

    // Men go round the two outer rows, and three dice are thrown.
    game.cells = 24;
    game.dice = 3;
    game.usual_men = 9; // about four minutes; see README.md
    game.cell_names = {"1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11", "12",
                       "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24"};

    // First all men enter, on cells 1 to 6. Entering goes before moving: only a die that can enter
    // nobody may move a man, and not past 6.
    game.entering = tables::Entering::before_moving;
    game.entering_cells = 6;

    // A blot on 1 to 6 can't be hit, until its owner has entered everybody and once gone past 6
    // (R1). Until then it keeps everybody off its cell.
    game.safe_cells = 6;

    // A hit man waits in the middle row, in the column facing its cell, and goes on from there.
    game.waiting = tables::Waiting::facing_column;
    game.column_names = {"m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10", "m11", "m12"};

    // See README.md.
    game.mist = {3.9f, 1.0f, 0};
    game.played_on = 4;
    return game;
}

inline constexpr tables::Rules rules = zenos_rules();

struct Tavli : tables::Game<rules> {};

} // namespace tavli
