// How the network learns: it plays against itself, and each position is told what came of it.
//
// Temporal differences (Sutton 1988, Tesauro 1992): the truth about a position is a mixture of what
// the network thought one turn later and of what that one was told, down to the end, which is
// known. Every lesson plays games of all lengths, the short game most, and tells which way the weights should go on
// average over its positions.
#pragma once

#include <ludarium/learning.hpp>
#include <ludarium/thought.hpp>

#include "rules.hpp"

namespace tables {

// Hidden units learn slowly with short strides, and long ones never settle (README.md).
inline constexpr ludarium::LearningRate stride{0.006f, 0.0003f, 100'000};

ludarium::Weights first_weights(const Rules& rules, std::uint64_t seed);
ludarium::Weights learn(const Rules& rules, const ludarium::Lesson& lesson,
                        const ludarium::Thought& thought);
// Both sides take the turn that looks best at once.
unsigned measure(const Rules& rules, const ludarium::Trial& trial,
                 const ludarium::Thought& thought);

} // namespace tables
