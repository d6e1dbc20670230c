// Who won: places at the end of a game.
#pragma once

#include "state.hpp"

namespace astronomica {

// What decided the game.
enum class Ending : std::uint8_t {
    last_colour,       // the last colour on the board wins the stake
    most_captures,     // the text's first variant: one colour is left, and who captured most wins
    men_at_limit,      // the rounds are over: most men,
    tokens_at_limit,   // of those who have most men, most tokens,
    captures_at_limit, // without tokens, most captures,
    equal_at_limit     // or nothing tells the first from the second
};

Ending ending_of(const State& state); // of a game that is over

// What is left in the bank: the stakes (R20), and what was paid to it.
unsigned bank(const State& state);

struct Standing {
    unsigned place = 0; // 1 is the winner's; equals share one; 0 took no part
    unsigned score = 0; // tokens, the bank's among them for a sole winner; captures without tokens
};
using Standings = std::array<Standing, planet_count>;

Standings standings(const State& state); // of a game that is over

} // namespace astronomica
