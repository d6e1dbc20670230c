// A game that is about to begin: who sits where, and by which choices it is played.
#pragma once

#include <cstdint>
#include <optional>

#include "plugins/installed_game.hpp"
#include "visit/journal.hpp"

namespace ludarium::shell {

// The way to play that the manifest names first, the visitor on the first seat, and the computer at
// its middle level on the others.
GameHeader usual_game(const InstalledGame& game);

// From the machine's randomness, unless tests want the same game again.
std::uint64_t new_seed(const std::optional<std::uint64_t>& wanted);

} // namespace ludarium::shell
