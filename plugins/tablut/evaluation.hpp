// How good a position looks, without thinking ahead.
#pragma once

#include "threats.hpp"

namespace tablut {

// −999 … 999, good for `side`.
int evaluate(const Position& position, const Variant& variant, Side side);

} // namespace tablut
