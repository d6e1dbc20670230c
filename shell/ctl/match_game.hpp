// One game of a match.
#pragma once

#include <array>

#include "contender.hpp"
#include "match_score.hpp"

namespace ludarium::ctl {

struct MatchRules {
    std::uint64_t seed = 1;
    unsigned opening_plies = 0;      // drawn at random before the contenders take over
    unsigned longest_plies = 10'000; // then a game is cut off
    bool alone = false;              // the first contender has one seat, the second all others
};

using Contenders = std::array<std::unique_ptr<Contender>, 2>;

// Every second seat is the first contender's; from pair to pair the seats move on by one, and in
// the second game of a pair everybody sits where the others sat. Or he is alone, and goes round the
// table from game to game. The game is whose who alone takes the first place.
MatchGame play_match_game(const OpenedGame& opened, const std::string& position,
                          const Contenders& contenders, const MatchRules& rules,
                          std::uint64_t number);

} // namespace ludarium::ctl
