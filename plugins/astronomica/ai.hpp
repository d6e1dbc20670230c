// The computer as an opponent.
//
// Expectimax over whole turns: what a move leaves, what the next throws make of it, how everybody
// then plays. Each player is thought to look after himself, so nobody is hunted for being who he
// is. The weaker levels look less far and through a mist: each position's value is off by an amount
// that depends on the position and the seed alone, so a level plays differently from game to game.
#pragma once

#include <ludarium/thought.hpp>

#include "state.hpp"

namespace astronomica {

inline constexpr unsigned level_count = 3; // apprentice, player, master

// For a state in which a player is moving.
ludarium::Choice choose(const State& state, const ludarium::Thought& thought);

// As the master, whatever level is asked for: for hints.
ludarium::Choice choose_best(const State& state, const ludarium::Thought& thought);

} // namespace astronomica
