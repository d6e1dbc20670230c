// How a finished game is told.
#pragma once

#include <string>

#include "language/words.hpp"
#include "screens/table_play.hpp"

namespace ludarium::shell {

// "You have won!" to the only visitor, "The computer wins" of the only computer; else the winner's
// name.
std::string ending_headline(const Words& words, const GameParts& parts,
                            const TablePlay::Seats& seats, const Ending& ending);
// Why, as the game says it, with the winner's name.
std::string ending_reason(const Words& words, const GameParts& parts, const Ending& ending);
// One of the game's facts (`fact.1`, `fact.2` …), another one after other games; empty if it has
// none.
std::string fact_worth_telling(const Words& words, const Position& last);

} // namespace ludarium::shell
