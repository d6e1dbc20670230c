// How a finished game is told.
#pragma once

#include <string>

#include "language/words.hpp"
#include "screens/table_play.hpp"

namespace ludarium::shell {

// "You have won!" to a visitor who plays alone against the computer; the winner's name where
// several play.
std::string ending_headline(const Words& words, const GameParts& parts,
                            const TablePlay::Seats& seats, const Ending& ending);

} // namespace ludarium::shell
