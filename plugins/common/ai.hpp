// The computer player.
//
// It thinks in whole turns: it lists all that the throw in hand can lead to, weighs each position,
// and takes the first step of the best turn. Twelve steps can be played in more ways than can be
// listed; then it keeps the most promising ones from step to step. The master also asks, of the
// best few, what the other player would answer to every throw.
#pragma once

#include <ludarium/thought.hpp>

#include "position.hpp"

namespace tables {

inline constexpr unsigned level_count = 3;

// The state's player has dice in hand.
ludarium::Choice choose(const Rules& rules, const Position& position,
                        const ludarium::Thought& thought);

// As the master plays, whatever the level asked for.
ludarium::Choice choose_best(const Rules& rules, const Position& position,
                             const ludarium::Thought& thought);

} // namespace tables
