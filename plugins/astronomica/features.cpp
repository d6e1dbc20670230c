#include "features.hpp"

#include <algorithm>

#include "danger.hpp"
#include "reach.hpp"
#include "turn.hpp"

namespace astronomica {

namespace {

constexpr float per_man = 1.0F / most_men;
constexpr float per_rival = 1.0F / (planet_count - 1);
constexpr unsigned far_turns = 40;
// Beyond the next throw, but within two.
constexpr std::uint64_t within(unsigned steps) {
    return (std::uint64_t{1} << steps) - 1;
}

// The dangers between two planets.
struct Between {
    double chance = 0;     // that the next throw lets the one capture the other
    unsigned pressure = 0; // the throws that do, summed over all men
    unsigned later = 0;    // pairs of men that two throws may bring together
};

Between look(const Reach& reach, const Terms& terms, Planet captor, Planet owner) {
    Between found;
    const unsigned longest = terms.sides * dice_count;
    StepSet steps = 0;
    reach.each_man(captor, owner, [&](std::uint64_t bits) {
        const auto near = static_cast<StepSet>((bits & within(longest)) << 1);
        steps |= near;
        found.pressure += summed_throws(terms, near);
        found.later += static_cast<unsigned>(
            __builtin_popcountll(bits & within(2 * longest) & ~within(longest)));
    });
    if (steps) found.chance = chance_of(terms, steps);
    return found;
}

unsigned lives(const Side& side) {
    return side.men() + side.tokens;
}

// Whom a planet is compared with.
struct Rivals {
    unsigned count = 0, men = 0, lives = 0;
    unsigned most_men = 0, most_tokens = 0, most_lives = 0, most_captured = 0;
};

Rivals rivals_of(const State& state, Planet planet) {
    Rivals rivals;
    for (Planet other : state.seats) {
        if (other == planet) continue;
        const Side& side = state.board.side(other);
        rivals.count += side.fallen == 0;
        rivals.men += side.men();
        rivals.lives += lives(side);
        rivals.most_men = std::max(rivals.most_men, side.men());
        rivals.most_tokens = std::max<unsigned>(rivals.most_tokens, side.tokens);
        rivals.most_lives = std::max(rivals.most_lives, lives(side));
        rivals.most_captured = std::max<unsigned>(rivals.most_captured, side.captured);
    }
    return rivals;
}

float lead(unsigned mine, unsigned theirs, float scale) {
    return (static_cast<float>(mine) - static_cast<float>(theirs)) * scale;
}

void count_belongings(const State& state, Planet planet, Features& f) {
    const Side& side = state.board.side(planet);
    const Rivals rivals = rivals_of(state, planet);
    unsigned lone = 0, pairs = 0;
    each_cell(side, [&](Cell cell) { ++(state.board.men_at(cell) == 1 ? lone : pairs); });
    f[0] = static_cast<float>(side.men()) * per_man;
    f[1] = static_cast<float>(side.waiting) * per_man;
    f[2] = static_cast<float>(lone) * per_man;
    f[3] = static_cast<float>(pairs) / 3;
    f[4] = side.tokens * per_man;
    f[5] = static_cast<float>(side.captured) * per_man;
    f[6] = static_cast<float>(rivals.most_men) * per_man;
    f[7] = static_cast<float>(rivals.most_tokens) * per_man;
    f[8] = static_cast<float>(rivals.most_captured) * per_man;
    f[9] = static_cast<float>(rivals.men) * per_man / 2;
    f[10] = static_cast<float>(rivals.count) * per_rival;
    f[11] = static_cast<float>(lives(side)) /
            static_cast<float>(std::max(1u, lives(side) + rivals.lives));
    f[12] = lead(side.men(), rivals.most_men, 0.25F);
    f[13] = lead(lives(side), rivals.most_lives, 0.125F);
    f[14] = lead(side.captured, rivals.most_captured, 0.25F);
    f[15] = side.fallen > 0 ? 1.0F : 0.0F;
    const unsigned last = std::min(turns_left(state, planet), far_turns);
    f[16] = static_cast<float>(last) / far_turns;
    f[17] = state.terms.has_limit() ? 1 / (1 + static_cast<float>(last)) : 0;
    f[18] = state.terms.dice == DiceUse::split ? 1.0F : 0.0F;
    f[19] = state.terms.sides == most_sides ? 1.0F : 0.0F;
    f[20] = state.terms.ransom == Ransom::captor ? 1.0F : 0.0F;
}

// How many turns others have before this planet's.
unsigned turns_until(const State& state, Planet planet) {
    return (index(state.turn) + planet_count - index(planet)) % planet_count;
}

void add_danger(const State& state, const Between& between, Planet captor, Planet owner,
                AllFeatures& found) {
    Features& hunted = found[index(owner)];
    Features& hunter = found[index(captor)];
    const float pressure =
        static_cast<float>(between.pressure) / static_cast<float>(2 * all_throws(state.terms));
    const bool before = turns_until(state, captor) < turns_until(state, owner);
    hunted[before ? 21 : 22] += static_cast<float>(between.chance);
    hunted[before ? 23 : 24] += pressure;
    hunted[25] += static_cast<float>(between.later) / 8;
    hunter[26] += pressure;
    hunter[27] += static_cast<float>(between.later) / 8;
}

} // namespace

void find_features(const State& state, AllFeatures& found) {
    const Reach reach(state.board);
    const Planets in_play = state.board.in_play();
    const unsigned longest = state.terms.sides * dice_count;
    for (Planet planet : state.seats) {
        found[index(planet)].fill(0);
        count_belongings(state, planet, found[index(planet)]);
    }
    for_each_from(state.turn, in_play, [&](Planet captor) {
        StepSet steps = 0;
        unsigned earlier = 0;
        for_each_from(state.turn, in_play, [&](Planet owner) {
            if (owner == captor) return;
            steps |= reach.captures(captor, owner, longest);
            earlier += turns_until(state, owner) < turns_until(state, captor);
            add_danger(state, look(reach, state.terms, captor, owner), captor, owner, found);
        });
        Features& f = found[index(captor)];
        const bool next = state.turn == captor;
        f[next ? 28 : 29] = static_cast<float>(chance_of(state.terms, steps));
        f[30] = next ? 1.0F : 0.0F;
        f[31] = static_cast<float>(earlier) * per_rival;
    });
}

} // namespace astronomica
