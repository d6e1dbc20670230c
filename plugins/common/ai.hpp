// The computer player.
//
// It thinks in whole turns: it lists all that the throw in hand can lead to, judges each position,
// and takes the first step of the best turn. The master also asks, of the best few, what the other
// player would answer to every throw, and plays on from them. The apprentice takes one step after
// the other, as visitors do at their first game.
#pragma once

#include <ludarium/thought.hpp>

#include "judge.hpp"

namespace tables {

// The state's player has dice in hand. What was learned is for the master; the levels below judge
// by rules of thumb.
ludarium::Choice choose(const Rules& rules, const Network* learned, const Position& position,
                        const ludarium::Thought& thought);

// As the master plays, whatever the level asked for.
ludarium::Choice choose_best(const Rules& rules, const Network* learned, const Position& position,
                             const ludarium::Thought& thought);

} // namespace tables
