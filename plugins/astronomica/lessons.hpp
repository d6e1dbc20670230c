// How the networks learn: everybody at a table plays the turn after which their own chance looks
// best, and now and then any other; then each position is told what came of it.
//
// What a chance should have been is a mixture of the chances of later positions, ever less of them
// the later they are, and of the result (temporal differences, Sutton 1988).
#pragma once

#include <ludarium/thought.hpp>

#include "weights.hpp"

namespace astronomica {

// Set by hand, and small random numbers in the units that have nothing to do yet.
ludarium::Weights first_weights(std::uint64_t seed);
// A lesson has games with every aim in turn.
ludarium::Weights learn(const ludarium::Lesson& lesson, const ludarium::Thought& thought);
// Two players who look at their own turn alone, with every aim in turn.
unsigned measure(const ludarium::Trial& trial, const ludarium::Thought& thought);

} // namespace astronomica
