// How good a position looks, without thinking ahead.
#pragma once

#include "features.hpp"

namespace tablut {

// The side to move ends the game with this move; nothing else is as good or as bad.
inline constexpr int decided = 900;

// −999 … 999, good for `side`.
int evaluate(const Position& position, const Variant& variant, const Weights& weights, Side side);

// The same for White, of a position in which nobody can win at once, with men_value() known already.
int quiet_value(const Position& position, const Variant& variant, const Weights& weights, int men);

} // namespace tablut
