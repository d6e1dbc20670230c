// The computer as an opponent.
//
// All levels know the same chances (evaluation.hpp), each player raises his own and nobody is hunted for
// being who he is. The master looks ahead (search.hpp). The weaker levels look at their own turn alone and
// through a mist: what each turn seems to be worth is off by an amount that the seed draws, so they
// play differently from game to game, and the apprentice takes split dice one step at a time.
#pragma once

#include <ludarium/thought.hpp>

#include "state.hpp"
#include "weights.hpp"

namespace astronomica {

inline constexpr unsigned level_count = 3; // apprentice, player, master

// For a state in which a player is moving.
ludarium::Choice choose(const State& state, const Networks& networks,
                        const ludarium::Thought& thought);

// As the master, whatever level is asked for: for hints.
ludarium::Choice choose_best(const State& state, const Networks& networks,
                             const ludarium::Thought& thought);

} // namespace astronomica
