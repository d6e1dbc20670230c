#include "ai.hpp"

#include <algorithm>

#include "search.hpp"

namespace astronomica {

namespace {

// How far the weaker levels misjudge a turn, in men. The longer a game, the more a small error
// tells, so every kind of game has its own: the apprentice wins about every other game against a
// first-timer, or one in four at a table for four, where errors tell more; the player's strength lies
// in the middle between him and the master (the tables in README.md).
struct Mist {
    double apprentice; // of two players
    double in_company; // the apprentice's, if there are more
    double player;
};

constexpr Mist mist_of(const Terms& terms) {
    const bool split = terms.dice == DiceUse::split;
    switch (aim_of(terms)) {
    case Aim::last_colour:
        if (split) return {1.25, 1.0, 0.85};
        return terms.ransom == Ransom::captor ? Mist{1.8, 0.72, 0.5} : Mist{1.0, 0.44, 0.3};
    case Aim::lives_at_limit:
        return split ? Mist{1.25, 1.0, 0.85} : Mist{1.0, 0.44, 0.3};
    case Aim::most_captures:
        return split ? Mist{0.7, 0.38, 0.55} : Mist{1.0, 0.8, 0.22};
    case Aim::men_at_limit:
        break;
    }
    return split ? Mist{0.7, 0.38, 0.55} : Mist{0.95, 1.2, 0.15};
}

// The weaker levels need less than a millisecond, the master up to 0.3 s on a small machine. He looks
// two turns further, or one with split dice, which is all that his nodes allow; a third made him no
// stronger (README.md).
constexpr Foresight masters = {100'000, 2, 8, 4, 0, true};

Foresight foresight_of(unsigned level, const State& state) {
    if (level >= level_count - 1) return masters;
    const Mist mist = mist_of(state.terms);
    if (level == 0)
        return {1'000, 0, 1, 1, state.seats.size() > 2 ? mist.in_company : mist.apprentice, false};
    return {2'000, 0, 1, 1, mist.player, true};
}

} // namespace

ludarium::Choice choose(const State& state, const Networks& networks,
                        const ludarium::Thought& thought) {
    return look_ahead(state, networks, thought, foresight_of(thought.level(), state));
}

ludarium::Choice choose_best(const State& state, const Networks& networks,
                             const ludarium::Thought& thought) {
    return look_ahead(state, networks, thought, masters);
}

} // namespace astronomica
