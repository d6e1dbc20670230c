// The shell owns the random numbers: what falls depends on the game's seed and the ply, and on
// nothing else.
#pragma once

#include <cstdint>
#include <vector>

#include "plugins/position.hpp"

namespace ludarium::shell {

// SplitMix64 (Steele, Lea and Flood 2014): good bits from any two numbers, with no state to keep.
inline std::uint64_t mixed(std::uint64_t seed, std::uint64_t ply) {
    std::uint64_t z = seed + (ply + 1) * 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

// One of the outcomes of a chance actor, by weight. The same throw falls again after an undo, so
// taking back is for second thoughts, not for better dice.
inline Action thrown(const std::vector<LegalMove>& outcomes, std::uint64_t seed,
                     std::uint64_t ply) {
    std::uint64_t total = 0;
    for (const auto& outcome : outcomes) total += outcome.weight;
    // 128 bits, so that no outcome is favoured by a remainder worth speaking of.
    auto left = static_cast<std::uint64_t>(
        (static_cast<unsigned __int128>(mixed(seed, ply)) * total) >> 64);
    for (const auto& outcome : outcomes) {
        if (left < outcome.weight) return outcome.action;
        left -= outcome.weight;
    }
    return outcomes.back().action;
}

} // namespace ludarium::shell
