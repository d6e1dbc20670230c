// How the weights are learned: the computer plays against itself, and each position is told what
// came of it.
//
// A position's weights add up to a value, and a curve makes a chance of it. What the chance should
// have been is a mixture of what the search saw from there and of how the game went on, down to the
// end, which is known (temporal differences, Sutton 1988, with the search's values as the glances:
// Baxter, Tridgell and Weaver 1998). Every game begins with a few random moves and has more of them
// here and there, so that positions differ and either side wins; what came after such a move is not
// held against what was before it. Positions one random move aside of the game are told what the
// search sees there, since a search looks mostly at what nobody would play.
#pragma once

#include <ludarium/thought.hpp>

#include "weights.hpp"

namespace tablut {

ludarium::Weights first_weights();
ludarium::Weights learn(const ludarium::Lesson& lesson, const ludarium::Thought& thought);
// Both sides think so long as in the lessons. Every second pair has Linnaeus' king.
unsigned measure(const ludarium::Trial& trial, const ludarium::Thought& thought);

} // namespace tablut
