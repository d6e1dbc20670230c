// A move to try, with a reason that is true of the position and can be seen on the board.
#pragma once

#include <utility>

#include <ludarium/thought.hpp>

#include "state.hpp"
#include "weights.hpp"

namespace astronomica {

// For a state in which a player is moving.
std::pair<ludarium::Action, ludarium::Message> hint(const State& state, const Networks& networks,
                                                    const ludarium::Thought& thought);

// The weightiest true thing to say for this legal step.
ludarium::Message reason_for(const State& state, Step step);

} // namespace astronomica
