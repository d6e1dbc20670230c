// Why a move is not allowed, and when there is no choice: in words a visitor can check on the
// board.
#pragma once

#include <optional>

#include <ludarium/types.hpp>

#include "state.hpp"

namespace astronomica {

// Nothing, if the move is legal (or `to` is none and the man can move).
std::optional<ludarium::Message> why_not(const State& state, ludarium::Spot from,
                                         ludarium::Spot to);

// Nothing, if the player may choose freely.
std::optional<ludarium::Message> forced(const State& state);

} // namespace astronomica
