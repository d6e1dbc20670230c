// Whole turns: every position in which the present turn may end, whatever its steps.
#pragma once

#include <vector>

#include "state.hpp"

namespace astronomica {

struct TurnEnd {
    Step first; // the step to take now; no dice to pass
    State state;
};

// Of a state in which a player is moving: replaces `ends`; there is always one. Where the dice may be
// split, different ways to the same end are listed once. They are ordered as seen from the player's
// own first cell, so a turned board has them in the same order.
void list_turn_ends(const State& state, std::vector<TurnEnd>& ends);

// The same for somebody who looks no further than the next step.
void list_step_ends(const State& state, std::vector<TurnEnd>& ends);

} // namespace astronomica
