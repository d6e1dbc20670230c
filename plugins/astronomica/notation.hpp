// Actions and positions as text.
//
// A throw is "2+4+6", a throw for the start "5". A move is "8-20", or "axis-20" for a man who
// leaves the axis; with split dice the dice he goes by follow, "8-14:2+4". "pass" is a turn that is
// lost.
//
// A position is one line in two parts, or three where the game has a round limit:
//
//     saturn a3 12 20x2 t6 c1, moon 2 t8; saturn 1* 4 6 moved 20; round 3 from moon
//
// First each player (written in the planets' order, read in any): "a3" is three men on the axis,
// "12" a man on cell 12, "20x2" two on cell 20, "t6" six tokens (7 if nothing is said), "c1" one
// captured man; "out2" instead of men is the planet that went out as the second. Then whose turn it
// is and, if they have been thrown, the dice, ascending, a star after those already played and the
// cells of the men who have moved. Instead of a turn there may be "opening saturn 4 moon": dice for
// the start, of all who throw in this round; or "end". Last the present round, and who started.
// Spaces are single.
//
// This is all there is to a state, so it serves as its bytes too.
#pragma once

#include <string>
#include <string_view>

#include <ludarium/types.hpp>

#include "state.hpp"

namespace astronomica {

std::string action_text(const State& state, ludarium::Action action);

std::string position_text(const State& state);
// Throws ludarium::Refused with the byte at which the text stopped making sense.
State read_position(Planets seats, const Terms& terms, std::string_view text);

} // namespace astronomica
