// Perft: how many positions there are after so many turns, summed over all throws.
//
// The numbers in each game's perft.txt are its fingerprint: whoever changes a rule changes them.
// Each throw counts once, whatever its likelihood; of a throw every distinct result counts once; a
// lost throw leaves one. A game that is over has no way on.
#pragma once

#include "position.hpp"

namespace tables {

// Nobody has dice in hand.
std::uint64_t perft(const Rules& rules, const Position& position, unsigned turns);

} // namespace tables
