// How the engine's places, colours and actions are called across the SDK's boundary.
#pragma once

#include <optional>

#include <ludarium/types.hpp>

#include "position.hpp"

namespace tables {

constexpr ludarium::Player player(Colour colour) {
    return static_cast<ludarium::Player>(colour);
}
constexpr ludarium::Piece piece(Colour colour) {
    return static_cast<ludarium::Piece>(colour);
}

// Spots are the cells, the columns, two reserves and two homes, in this order.
constexpr unsigned spot_count(const Rules& rules) {
    return rules.cells + rules.columns() + 4;
}
constexpr ludarium::Spot spot(const Rules& rules, Place place, Colour owner) {
    const unsigned trays = rules.cells + rules.columns();
    unsigned at = index(place) - 1; // cells
    if (place == Rules::reserve()) at = trays + static_cast<unsigned>(owner);
    if (place == rules.home()) at = trays + 2 + static_cast<unsigned>(owner);
    if (rules.is_column(place)) at = index(place) - 2;
    return static_cast<ludarium::Spot>(at);
}

// A spot as a place, and whose it is if it is a tray.
struct Meant {
    Place place{};
    std::optional<Colour> owner;
};
// Nothing for a spot that is none, or none of ours.
constexpr std::optional<Meant> meant(const Rules& rules, ludarium::Spot spot) {
    const unsigned at = number(spot), trays = rules.cells + rules.columns();
    if (at < rules.cells) return Meant{rules.cell(at + 1), {}};
    if (at < trays) return Meant{rules.column(at - rules.cells + 1), {}};
    if (at >= trays + 4) return std::nullopt;
    const auto owner = static_cast<Colour>((at - trays) % 2);
    return Meant{at < trays + 2 ? Rules::reserve() : rules.home(), owner};
}

// Ascending by place, then by die.
constexpr ludarium::Action action(Step step) {
    return ludarium::Action{index(step.from)} << 3 | pips(step.die);
}
constexpr Step step_of(ludarium::Action action) {
    return {static_cast<Place>(action >> 3), static_cast<Die>(action & 7u)};
}

// A throw as a decimal number of its dice, ascending: 256.
constexpr ludarium::Action action_of_throw(const std::array<std::uint8_t, most_dice>& shown) {
    ludarium::Action number = 0;
    for (std::uint8_t value : shown)
        if (value) number = number * 10 + value;
    return number;
}
constexpr std::array<std::uint8_t, most_dice> throw_of(const Rules& rules,
                                                       ludarium::Action action) {
    std::array<std::uint8_t, most_dice> shown{};
    for (unsigned die = rules.dice; die-- > 0; action /= 10)
        shown[die] = static_cast<std::uint8_t>(action % 10);
    return shown;
}

} // namespace tables
