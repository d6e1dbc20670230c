// How well everybody stands: the chance of each planet to win, as far as it was learned.
#pragma once

#include "state.hpp"
#include "weights.hpp"

namespace astronomica {

// Of those who take part; they add up to 1. At the end, each winner's share of the first place.
using Chances = std::array<float, planet_count>;

// Before a throw, or at the end. In the middle of a turn it is a guess at best.
Chances chances(const State& state, const Networks& networks);

// A chance as the SDK's searches want it, −999 … 999: 0 is a fair share.
int shown(double chance, unsigned players);

// At a glance, by what was set by hand.
int evaluate(const State& state, Planet planet);

} // namespace astronomica
