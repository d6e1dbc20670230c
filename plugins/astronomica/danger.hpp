// Who can land on whom with the next throw, and how likely that is.
#pragma once

#include "reach.hpp"

namespace astronomica {

// For each planet by how many steps one of its men would land on the cell.
using Approaches = std::array<StepSet, planet_count>;
Approaches approaches(const Board& board, const Terms& terms, Cell cell);

// By how many steps a man of the planet would capture somebody.
StepSet captures_in_reach(const Board& board, const Terms& terms, Planet planet);

// For each other planet by how many steps it would capture a man of this one.
Approaches threats_to(const Board& board, const Terms& terms, Planet planet);

// How likely a throw is that allows one of these steps: to one man by the total or, with split
// dice, by a die or a sum of dice.
double chance_of(const Terms& terms, StepSet steps);

// In how many throws each of these steps is allowed, summed; and how many throws there are.
unsigned summed_throws(const Terms& terms, StepSet steps);
unsigned all_throws(const Terms& terms);

// How many men the planet is likely to lose before its next turn, if everybody captures who can.
double expected_losses(const Board& board, const Terms& terms, Planet planet);

} // namespace astronomica
