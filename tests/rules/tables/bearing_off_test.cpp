// The bearing-off tables against the plain rules: every stand of up to four men in the last table,
// every throw, every way to play it.
#include <cmath>
#include <map>

#include <common/bearing_off.hpp>
#include <common/play.hpp>
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "convert.hpp"

namespace {

using tables::BearingOff;
using tables::Rules;
using Stand = BearingOff::Stand;

std::vector<Stand> stands_of(unsigned most_men) {
    std::vector<Stand> all;
    Stand stand{};
    const auto fill = [&](auto& self, unsigned cell, unsigned men) -> void {
        if (cell == stand.size()) return all.push_back(stand);
        for (unsigned here = 0; here <= men; ++here) {
            stand[cell] = static_cast<std::uint8_t>(here);
            self(self, cell + 1, men - here);
        }
        stand[cell] = 0;
    };
    fill(fill, 0, most_men);
    return all;
}

unsigned pips_of(const Stand& stand) {
    unsigned sum = 0;
    for (unsigned n = 0; n < stand.size(); ++n) sum += (n + 1) * stand[n];
    return sum;
}

plain::Board board_of(const Rules& rules, const Stand& stand) {
    plain::Board board;
    for (unsigned n = 0; n < stand.size(); ++n)
        board.half[0].cell[rules.cells - n] = static_cast<std::int8_t>(stand[n]);
    board.half[0].past_six = 1;
    board.half[1].reserve = 15;
    return board;
}
Stand stand_of(const Rules& rules, const plain::Board& board) {
    Stand stand{};
    for (unsigned n = 0; n < stand.size(); ++n)
        stand[n] = static_cast<std::uint8_t>(board.half[0].cell[rules.cells - n]);
    return stand;
}

// The fewest throws on average that the plain rules allow, from the shortest way to the longest.
std::map<Stand, double> plainly(const Rules& rules, plain::StepRule rule) {
    std::vector<Stand> all = stands_of(4);
    std::sort(all.begin(), all.end(),
              [](const Stand& a, const Stand& b) { return pips_of(a) < pips_of(b); });
    std::map<Stand, double> expected{{Stand{}, 0}};
    for (const Stand& stand : all) {
        if (pips_of(stand) == 0) continue;
        double sum = 0, weights = 0;
        for (const tables::Throw& each : tables::throws(rules)) {
            const tables::Left left = tables::Dice(each.shown).left();
            std::vector<int> dice;
            for (unsigned kind = 0; kind < left.kinds(); ++kind)
                dice.insert(dice.end(), left.times(kind), static_cast<int>(pips(left.die(kind))));
            const auto plays =
                plain::longest_plays(rule, board_of(rules, stand), dice, false, ~std::size_t{0});
            double best = 1e9;
            for (const plain::Board& result : plays->results)
                best = std::min(best, expected.at(stand_of(rules, result)));
            sum += each.weight * best;
            weights += each.weight;
        }
        expected[stand] = 1 + sum / weights;
    }
    return expected;
}

void expect_agreement(const Rules& rules, plain::StepRule rule) {
    const auto expected = plainly(rules, rule);
    ASSERT_EQ(expected.size(), 210u);
    for (const auto& [stand, throws] : expected)
        ASSERT_NEAR(BearingOff::with(rules.dice).throws(stand), throws, 1e-5)
            << rules.id << ": " << testing::PrintToString(stand);
}

} // namespace

TEST(BearingOff, TavlisTableAgreesWithThePlainRulesUpToFourMen) {
    expect_agreement(tavli::rules, plain::tavli_steps);
}
TEST(BearingOff, ScriptasTableAgreesWithThePlainRulesUpToFourMen) {
    expect_agreement(scripta::rules, plain::scripta_steps);
}

// With one man each on the last cell whoever throws has won; farther out it takes the right dice.
TEST(BearingOff, WhoFinishesFirstIsKnown) {
    const auto& two = BearingOff::with(2);
    const Stand near{1, 0, 0, 0, 0, 0}, far{0, 0, 0, 0, 0, 1}, many{0, 0, 0, 0, 0, 9};
    EXPECT_FLOAT_EQ(two.first_to_finish(near, near), 1.0f);
    // 27 of 36 throws add up to six or more, or show it four times over in a pair.
    EXPECT_NEAR(two.first_to_finish(far, near), 27.0 / 36, 1e-6);
    EXPECT_LT(two.first_to_finish(many, far), 0.01f);
}

TEST(BearingOff, MenElsewhereOrTooManyAreNotLookedUp) {
    tables::Men men;
    men.add(tavli::rules.cell(24), 9);
    EXPECT_TRUE(BearingOff::knows(tavli::rules, men));
    men.add(tavli::rules.cell(19));
    EXPECT_FALSE(BearingOff::knows(tavli::rules, men));
    tables::Men outside;
    outside.add(tavli::rules.cell(18));
    EXPECT_FALSE(BearingOff::knows(tavli::rules, outside));
}
