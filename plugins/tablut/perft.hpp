// Perft: how many ways there are to play on for a number of plies.
//
// The numbers in perft.txt are this game's fingerprint: whoever changes a rule changes them. Ended
// games have no way on. Repetitions are not looked at: none can end a game within eight plies.
#pragma once

#include "captures.hpp"

namespace tablut {

std::uint64_t perft(const Position& position, const Variant& variant, unsigned depth);

} // namespace tablut
