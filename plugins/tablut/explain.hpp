// Why a move is not allowed, and when there is only one: in words a visitor can check on the board.
#pragma once

#include <ludarium/types.hpp>

#include "state.hpp"

namespace tablut {

// Nothing, if the move is legal (or `to` is missing and the man can move).
std::optional<ludarium::Message> why_not(const State& state, std::optional<Square> from,
                                         std::optional<Square> to);

// Nothing, if the player may choose freely, or no choice helps.
std::optional<ludarium::Message> forced(const State& state);

} // namespace tablut
