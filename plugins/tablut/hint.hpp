// A move to try, with a reason that can be seen on the board.
#pragma once

#include <utility>

#include <ludarium/thought.hpp>

#include "state.hpp"
#include "weights.hpp"

namespace tablut {

// For a game that is not over.
std::pair<Move, ludarium::Message> hint(const State& state, const AllWeights& weights,
                                        const ludarium::Thought& thought);

// The weightiest true thing to say for this legal move.
ludarium::Message reason_for(const State& state, Move move);

} // namespace tablut
