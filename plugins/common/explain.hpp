// Why a step is not allowed, what a player is bound to, and why a throw was lost: in words a
// visitor can check on the board.
#pragma once

#include <optional>

#include <ludarium/types.hpp>

#include "position.hpp"

namespace tables {

// Nothing, if the step is legal (or `to` is missing and the man can move).
std::optional<ludarium::Message> why_not(const Rules& rules, const Position& position,
                                         ludarium::Spot from, ludarium::Spot to);

// Nothing, if the player may choose freely.
std::optional<ludarium::Message> forced(const Rules& rules, const Position& position);

} // namespace tables
