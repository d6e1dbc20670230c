// The computer as an opponent.
//
// Alpha-beta over small search states that ask for no memory. The weaker levels look at less, see it
// through a mist (every position's value is off by a little) and overlook some threats; what they
// get wrong depends on the position and the seed alone, so a level plays differently from game to
// game but never against what it has seen. A move that wins at once is always played.
#pragma once

#include <ludarium/thought.hpp>

#include "state.hpp"
#include "weights.hpp"

namespace tablut {

inline constexpr unsigned level_count = 3; // apprentice, player, master

// For a game that is not over.
ludarium::Choice choose(const State& state, const AllWeights& weights,
                        const ludarium::Thought& thought);

// As the master, within so many nodes: for hints and lessons.
ludarium::Choice choose_best(const State& state, const AllWeights& weights,
                             const ludarium::Thought& thought, std::uint64_t nodes);

// How many nodes a clear-sighted search of this depth takes: the signature in bench.txt.
std::uint64_t nodes_to_depth(const State& state, const AllWeights& weights, unsigned depth);

} // namespace tablut
