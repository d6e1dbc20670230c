// Who can be sent into a match, besides the three levels: simple players to measure them against.
#pragma once

#include <functional>
#include <string>

#include <astronomica/evaluation.hpp>
#include <astronomica/game.hpp>
#include <ludarium/search/rules.hpp>

namespace astronomica {

// Chooses an action; whatever it draws at random comes from the given numbers.
using Contender = std::function<ludarium::Action(const State&, ludarium::search::Random&)>;

// random             any legal action
// greedy             one step: gains what it can at once, then leaves as few lone men as possible
// first-timer        greedy, but moves without looking once in four times
// apprentice, player, master
//                    the levels
// monte-carlo        the SDK's own Monte-Carlo on the same rules, with the game's evaluation
// monte-carlo-blind  the same without it
//
// Who thinks may be given limits for each action: "master:50" has 50 ms, "master@50" 50 nodes.
// Throws std::invalid_argument for any other name.
Contender contender(const std::string& name);

// Plays the turn after which its own chance looks best, to these networks.
Contender one_turn_ahead(const Networks& networks);

} // namespace astronomica
