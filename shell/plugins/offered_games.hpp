// Which of the games that staff let visitors see are offered now.
#pragma once

#include <vector>

#include "plugins/installed_game.hpp"
#include "plugins/quarantine.hpp"

namespace ludarium::shell {

// Those that are not set aside. If all are, the one that was so least often: a museum with a game that
// fails now and then is better off than one with none.
std::vector<SharedGame> offered_games(const std::vector<SharedGame>& games,
                                      const Quarantine& quarantine);

} // namespace ludarium::shell
