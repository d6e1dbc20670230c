// A position as the network sees it: before a throw, with the eyes of whoever throws.
#pragma once

#include "network.hpp"
#include "position.hpp"

namespace tables {

// For each colour: the men on each cell, in each column, in reserve and home, and what the
// evaluation knows of them; for both together how many men the game has and who leads the race.
struct FeatureMap {
    explicit constexpr FeatureMap(const Rules& rules)
        : columns(rules.cells * for_each_cell),
          extras(columns + rules.columns() * for_each_column),
          side(extras + extra_count),
          shared(2 * side),
          count(shared + shared_count) {}

    static constexpr unsigned for_each_cell = 4;   // one, two, three and more, how many more
    static constexpr unsigned for_each_column = 2; // somebody, how many more
    static constexpr unsigned extra_count = 11, shared_count = 8;

    unsigned columns, extras, side, shared, count;
};

Inputs features(const Rules& rules, const Position& position);

} // namespace tables
