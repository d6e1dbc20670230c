// How the engine's squares, men and sides are called across the SDK's boundary.
#pragma once

#include <optional>

#include <ludarium/types.hpp>

#include "position.hpp"

namespace tablut {

constexpr ludarium::Spot spot(Square square) {
    return static_cast<ludarium::Spot>(square.index());
}
// Nothing for a spot that is none, or none of ours.
constexpr std::optional<Square> square(ludarium::Spot spot) {
    if (number(spot) >= square_count) return std::nullopt;
    return Square::number(number(spot));
}
// In the order of the descriptor: muscovite, swede, king.
constexpr ludarium::Piece piece(Man man) {
    return static_cast<ludarium::Piece>(man);
}
constexpr ludarium::Player player(Side side) {
    return static_cast<ludarium::Player>(side);
}

// Ascending by from-square, then by to-square.
constexpr ludarium::Action action(Move move) {
    return ludarium::Action{move.from.index()} << 8 | move.to.index();
}
constexpr Move move_of(ludarium::Action action) {
    return {Square::number(static_cast<unsigned>(action >> 8)),
            Square::number(static_cast<unsigned>(action & 0xFFu))};
}

} // namespace tablut
