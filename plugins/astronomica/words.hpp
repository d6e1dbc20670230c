// How the engine's planets, cells and steps are called across the SDK's boundary.
//
// Spots are the cells 0 … 48 of the ring, then seven places on the axis of each planet, then the
// bank, where no man ever stands but tokens are paid to.
#pragma once

#include <ludarium/types.hpp>

#include "state.hpp"

namespace astronomica {

inline constexpr unsigned axis_spots = cell_count;
inline constexpr unsigned bank_spot = axis_spots + planet_count * most_men;
inline constexpr unsigned spot_count = bank_spot + 1;

constexpr ludarium::Player player(Planet planet) {
    return static_cast<ludarium::Player>(planet);
}
constexpr ludarium::Piece piece(Planet planet) {
    return static_cast<ludarium::Piece>(planet);
}

constexpr ludarium::Spot spot(Cell cell) {
    return static_cast<ludarium::Spot>(index(cell));
}
// `place` is 1 … 7, 1 next to the ring.
constexpr ludarium::Spot axis_spot(Planet planet, unsigned place) {
    return static_cast<ludarium::Spot>(axis_spots + index(planet) * most_men + place - 1);
}
// The man next to the ring leaves the axis first.
constexpr ludarium::Spot from_spot(Planet planet, Cell from) {
    return from == axis ? axis_spot(planet, 1) : spot(from);
}

// A step is its man's cell, then its dice, so that listed steps are ascending actions. No step
// plays no dice: that is to pass.
inline constexpr ludarium::Action pass_action = 0;
constexpr ludarium::Action action(Step step) {
    return ludarium::Action{index(step.from)} << 3 | step.dice;
}
constexpr Step step_of(ludarium::Action action) {
    return {cell_at(static_cast<unsigned>(action >> 3)), static_cast<DiceSet>(action & all_dice)};
}

// A throw is its three dice, ascending; a throw for the start is one die.
constexpr ludarium::Action action(const Throw& thrown) {
    return ludarium::Action{thrown.die(0)} << 6 | thrown.die(1) << 3 | thrown.die(2);
}
constexpr Throw throw_of(ludarium::Action action) {
    return {static_cast<unsigned>(action >> 6 & 7u), static_cast<unsigned>(action >> 3 & 7u),
            static_cast<unsigned>(action & 7u)};
}

} // namespace astronomica
