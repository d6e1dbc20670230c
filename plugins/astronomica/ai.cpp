#include "ai.hpp"

#include <algorithm>

#include "search.hpp"

namespace astronomica {

namespace {

// How far the weaker levels misjudge a turn, in men. The longer a game, the more a small error
// tells, so every kind of game has its own: for two players the apprentice wins every other game
// against a first-timer, and the player's strength lies in the middle (the tables in README.md).
struct Mist {
    double apprentice;
    double player;
};

constexpr Mist mist_of(const Terms& terms) {
    const bool split = terms.dice == DiceUse::split;
    switch (aim_of(terms)) {
    case Aim::last_colour:
        if (split) return {1.2, 0.9};
        return terms.ransom == Ransom::captor ? Mist{1.45, 0.55} : Mist{0.7, 0.28};
    case Aim::lives_at_limit:
        return split ? Mist{1.15, 0.9} : Mist{0.7, 0.28};
    case Aim::most_captures:
        return split ? Mist{0.8, 0.6} : Mist{1.3, 0.38};
    case Aim::men_at_limit:
        break;
    }
    return split ? Mist{0.8, 0.6} : Mist{1.05, 0.2};
}

// The weaker levels need less than a millisecond, the master up to 0.3 s on a small machine. He looks
// two turns further, or one with split dice, which is all that his nodes allow; a third made him no
// stronger (README.md).
constexpr Foresight masters = {100'000, 2, 8, 4, 0, true};

Foresight foresight_of(unsigned level, const Terms& terms) {
    if (level >= level_count - 1) return masters;
    const Mist mist = mist_of(terms);
    if (level == 0) return {1'000, 0, 1, 1, mist.apprentice, false};
    return {2'000, 0, 1, 1, mist.player, true};
}

} // namespace

ludarium::Choice choose(const State& state, const ludarium::Thought& thought) {
    return look_ahead(state, thought, foresight_of(thought.level(), state.terms));
}

ludarium::Choice choose_best(const State& state, const ludarium::Thought& thought) {
    return look_ahead(state, thought, masters);
}

} // namespace astronomica
