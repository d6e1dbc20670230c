// Actions and positions as text.
//
// A throw is its dice, ascending: "2-5-6". A step is where from and where to, "6-8", "reserve-4",
// "m4-5", "circle-a2"; one that bears off also names its die, "23-home:2", since a larger die may
// take off the same man.
//
// A position is White's men, Black's men and the turn, with " / " between them:
//
//     6:7 9 10:2 19:2 20:2 23 / 8:2 11:2 12:2 13 14:2 15:2 18:2 21:2 / w 2-5-6
//
// Men are places with the number of men there, unless it is one: cells and columns by the names
// of the board, `reserve` and `home`. The word `ventured` among them says that the colour's blots
// on the first cells may be hit (R1); it is left out where it goes without saying, because a man
// stands beyond them, waits or is home.
//
// The turn is `w` or `b`, and
//     w                          White throws, and no dice lie on the table
//     w 4-4-6                    White has thrown and not yet played
//     w 4-4-6 left 4:3           three 4s are still to be played
//     w 4-4 left 4:3 entered     and a man has entered in this turn (scripta, men in reserve)
//     b after 4-4-6              Black throws; White's dice lie spent on the table
//     b after 4-4-6 lost         as White could not play them; `unfinished`: not all of them
// After the end it is the winner's turn, `w after 1-2-3`.
//
// It holds everything the rules need, so it serves as the game's bytes too.
#pragma once

#include <string>
#include <string_view>

#include "position.hpp"

namespace tables {

std::string throw_text(const Dice& dice);
std::string step_text(const Rules& rules, Step step);
std::string position_text(const Rules& rules, const Position& position);

// Throws ludarium::Refused with the byte at which the text stopped making sense: what is not a
// position, men too many or too few, two colours on a cell, men that can't be where they are, and
// dice in hand that nobody could play.
Position read_position(const Rules& rules, unsigned men_each, std::string_view text);

} // namespace tables
