// Ludus duodecim scriptorum: what sets it apart from its sister. The rest of its rules are the
// family's (common/).
#pragma once

#include <common/game.hpp>

namespace scripta {

constexpr tables::Rules twelve_points() {
    tables::Rules game;
    game.id = "scripta";

    // Men go along the middle row (A), then back over the top (B, C) and along the bottom (D, E),
    // and two dice are thrown.
    game.cells = 36;
    game.dice = 2;
    game.usual_men = 5; // about five minutes; see README.md
    game.cell_names = {"a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12",
                       "b1", "b2", "b3", "b4", "b5", "b6", "c1", "c2", "c3", "c4",  "c5",  "c6",
                       "d1", "d2", "d3", "d4", "d5", "d6", "e6", "e5", "e4", "e3",  "e2",  "e1"};

    // Until all are in, one man has to enter in each turn; with the rest of the throw others may
    // move, but not out of row A. If nobody can enter, the throw is void.
    game.entering = tables::Entering::once_a_turn;
    game.entering_cells = 12;

    // Men may be hit from the first cell on (R8).
    game.safe_cells = 0;

    // A hit man waits in the circle and begins again at A1.
    game.waiting = tables::Waiting::circle;
    game.column_names = {"circle"};

    // See README.md.
    game.mist = {2.6f, 1.5f, 0};
    game.played_on = 6;
    return game;
}

inline constexpr tables::Rules rules = twelve_points();

struct Scripta : tables::Game<rules> {};

} // namespace scripta
