// The engine's positions as the plain rules see them.
#pragma once

#include <common/position.hpp>

#include "plain.hpp"

plain::Board plain_board(const tables::Rules& rules, const tables::Position& position,
                         tables::Colour mover);
