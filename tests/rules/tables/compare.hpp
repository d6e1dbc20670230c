// Plays random games with the engine and asks the plain rules about every position on the way.
#pragma once

#include <string>

#include <common/rules.hpp>

#include "plain.hpp"

struct Comparison {
    std::uint64_t positions = 0;
    std::uint64_t throws = 0;  // positions × throws compared
    std::uint64_t skipped = 0; // throws too wide for the plain rules: twelve steps of many men
    std::uint64_t games = 0;
    std::string difference; // the first one found, with its position: none, if it is empty
};
std::string in_words(const Comparison& made);

// Every position of random games, until there are so many: the throw that falls with every way it
// is half played, and, at every `all_throws_every`th position, all throws. Stops at the first
// difference.
Comparison compare(const tables::Rules& rules, plain::StepRule rule, unsigned men,
                   std::uint64_t positions, std::uint64_t all_throws_every, std::uint64_t seed);

// The same for positions that nobody has played to, with the men of both colours strewn over the
// board: many closed cells, men waiting, men almost home.
Comparison compare_strewn(const tables::Rules& rules, plain::StepRule rule, unsigned men,
                          std::uint64_t positions, std::uint64_t seed);
