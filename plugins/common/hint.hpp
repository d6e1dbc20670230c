// A good step, and a reason for it that a beginner can see on the board.
#pragma once

#include <ludarium/thought.hpp>
#include <ludarium/types.hpp>

#include "network.hpp"
#include "position.hpp"

namespace tables {

std::pair<Step, ludarium::Message> hint(const Rules& rules, const Network* learned,
                                        const Position& position, const ludarium::Thought& thought);

// The reason alone, for a legal step: the weightiest fact that is true of it.
ludarium::Message reason_for(const Rules& rules, const Position& position, Step step);

} // namespace tables
