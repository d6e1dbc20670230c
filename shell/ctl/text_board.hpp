// A position for a terminal: a grid where the spots have coordinates, a list where they don't.
#pragma once

#include <string>

#include "confined_game.hpp"

namespace ludarium::ctl {

std::string text_board(const ConfinedGame& game, const host::State& state);

} // namespace ludarium::ctl
