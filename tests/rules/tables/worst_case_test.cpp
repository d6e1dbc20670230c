// How long a visitor can wait for the legal steps: the worst position there is, looked for by
// changing bad ones as long as they get worse, with every throw. Counted in men moved in thought,
// since a test that takes the time fails on a busy machine. LUDARIUM_PATIENCE=100 looks a hundred
// times as long.
#include <iostream>

#include <common/longest.hpp>
#include <common/notation.hpp>
#include <common/play.hpp>
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "../../common/patience.hpp"
#include "strewn.hpp"

namespace {

using ludarium::search::Random;
using tables::Men;
using tables::Place;
using tables::Position;
using tables::Rules;

struct Worst {
    std::uint64_t nodes = 0;
    std::string position;
};

std::uint64_t nodes(const Rules& rules, const Position& thrown) {
    tables::LongestPlay play(tables::Lane(rules, thrown));
    play.first_steps(thrown.dice.left());
    return play.nodes();
}

// The worst throw of a position, and what is worst on the way: the throw as it falls, or with dice
// already played.
Worst worst_throw(const Rules& rules, Position position) {
    Worst worst;
    for (const tables::Throw& each : tables::throws(rules)) {
        throw_dice(rules, position, tables::Dice(each.shown));
        const std::uint64_t count = nodes(rules, position);
        if (count > worst.nodes) worst = {count, tables::position_text(rules, position)};
    }
    return worst;
}

// The men of one colour with one of them elsewhere, as far as the rules let them stand there.
bool move_a_man(const Rules& rules, Position& position, Random& random) {
    Men& men = position.men[random.below(2)];
    const Men& others = &men == &position.men[0] ? position.men[1] : position.men[0];
    const auto from = static_cast<Place>(random.below(rules.places()));
    const auto to = static_cast<Place>(random.below(rules.places()));
    if (men.at(from) == 0 || (rules.is_cell(to) && others.at(to) > 0)) return false;
    men.remove(from);
    men.add(to);
    const tables::Mask entering = tables::bit(rules.entering_cells + 1) - 1;
    const bool far = men.occupied() & ~entering;
    if (men.at(Rules::reserve()) > 0 && far) return false;
    if (tables::has_won(rules, men)) return false;
    if (rules.safe_cells > 0) men.ventured = men.at(Rules::reserve()) == 0 && (far || men.ventured);
    return true;
}

Worst climb(const Rules& rules, Position position, Random& random) {
    Worst worst = worst_throw(rules, position);
    for (int failed = 0; failed < 1500;) {
        Position changed = position;
        for (std::uint64_t moves = 1 + random.below(3); moves > 0; --moves)
            while (!move_a_man(rules, changed, random)) changed = position;
        const Worst found = worst_throw(rules, changed);
        failed = found.nodes > worst.nodes ? 0 : failed + 1;
        if (found.nodes < worst.nodes) continue;
        position = changed;
        worst = found;
    }
    return worst;
}

// From positions strewn at random, and from one that is known to be bad.
Worst worst_of(const Rules& rules, const std::string& bad, std::uint64_t climbs) {
    Random random(12);
    Worst worst;
    for (std::uint64_t n = 0; n < climbs * patience(); ++n) {
        const Worst found = climb(rules,
                                  n % 2 ? strewn_position(rules, 15, random)
                                        : tables::read_position(rules, 15, bad),
                                  random);
        if (found.nodes > worst.nodes) worst = found;
    }
    std::cout << rules.id << ": " << worst.nodes << " nodes for " << worst.position << "\n";
    return worst;
}

} // namespace

// A pair of 1s and a 6: the 6 can't be played from anywhere, neither before nor after any of the
// many ways to play the 1s, and all of them have to be tried to know it. 2,099 nodes are the worst
// that LUDARIUM_PATIENCE=150 found, and take 25 µs; three alike need no search at all, so never come here.
TEST(LegalSteps, TavlisWorstCaseIsFarBelowAMillisecond) {
    const std::string shut_in =
        "1:2 2:2 3:2 4:2 5 19:2 20 21:2 22 / 7:2 8:2 9:2 10:2 11:2 12:5 / w";
    const Worst worst = worst_of(tavli::rules, shut_in, 8);
    EXPECT_GT(worst.nodes, 1'000u); // the search does find bad cases
    EXPECT_LT(worst.nodes, 4'000u);
}
// Two dice: a pair needs no search, and of two values each first step is tried once.
TEST(LegalSteps, ScriptasWorstCaseIsAStepForEachManAndDie) {
    const std::string spread = "a1 a3 a5 a7 a9 a11 b1 b3 b5 c1 c3 c5 d1 d3 d5 / e1:15 / w";
    EXPECT_EQ(worst_of(scripta::rules, spread, 8).nodes, 30u);
}
