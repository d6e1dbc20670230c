// How good a position is, at a glance: the race, the blots in danger, the cells that are closed.
#pragma once

#include "position.hpp"

namespace tables {

// −999 … 999, good for `colour`; the other colour's is the negative. Meant for positions between
// turns, where nobody has dice in hand.
int evaluate(const Rules& rules, const Position& position, Colour colour);

// How many cells a man there still has to go; being home is 0.
constexpr int distance(const Rules& rules, Place place) {
    if (place == rules.home()) return 0;
    return static_cast<int>(rules.cells + 1 - rules.origin(place));
}
// All men of one colour together.
int distance(const Rules& rules, const Men& men);

// What stands between one colour's men and their end, in hundredths of a pip.
struct Costs {
    int way = 0;       // the race alone
    int danger = 0;    // what blots may lose
    int waiting = 0;   // men out of play, and the cells closed to them
    int obstacles = 0; // how much they are in the others' way: good for them
    int stragglers = 0;

    int total() const { return way + danger + waiting - obstacles + stragglers; }
};
Costs costs(const Rules& rules, const Men& men, const Men& others);

// In how many of the six ways of a single die the others can hit a man on this cell now: men that
// stand, wait or would enter so many cells before it.
unsigned direct_shots(const Rules& rules, const Men& others, Place cell);
// Whether a lone man there could be hit at all (R1).
inline bool can_be_hit(const Rules& rules, const Men& men, Place blot) {
    return men.at(blot) == 1 && rules.is_cell(blot) && !(closed_by(rules, men) & bit(blot));
}

} // namespace tables
