// How well a planet stands.
#pragma once

#include "state.hpp"

namespace astronomica {

// −999 … 999. Looks at everybody with the same eyes: turn the board by a planet, and each planet
// has the value its neighbour had.
int evaluate(const State& state, Planet planet);

// What a man (or a token that brings one back) is worth in an evaluation.
double man_value(const Terms& terms);

} // namespace astronomica
