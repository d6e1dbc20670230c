// What a planet's chances of winning depend on, as numbers of about −1 … 1.
#pragma once

#include "state.hpp"

namespace astronomica {

inline constexpr unsigned feature_count = 32;
using Features = std::array<float, feature_count>;

// Of every planet that takes part, before a throw. Looks at everybody with the same eyes: turn the
// board by a planet, and each planet has the features its neighbour had.
using AllFeatures = std::array<Features, planet_count>;

// Calls `visit(Planet)` for each of them, from `first` on: sums are rounded alike on a turned board.
template <class Visit>
void for_each_from(Planet first, Planets some, Visit visit) {
    for (unsigned i = 0; i < planet_count; ++i) {
        const Planet planet = planets[(index(first) + i) % planet_count];
        if (some.contains(planet)) visit(planet);
    }
}

void find_features(const State& state, AllFeatures& found);

} // namespace astronomica
