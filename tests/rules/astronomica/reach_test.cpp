// Who can capture whom, counted with bits and by walking.
#include <gtest/gtest.h>

#include "astronomica/danger.hpp"
#include "astronomica/rules.hpp"
#include "random_positions.hpp"

using namespace astronomica;

namespace {

// Every man tries every number of steps.
StepSet walked(const State& state, Planet captor, Planet owner) {
    StepSet found = 0;
    const auto walk_from = [&](Cell from) {
        for (unsigned steps = 1; steps <= state.terms.sides * dice_count; ++steps) {
            const Cell to = destination(state.board, captor, from, steps);
            if (state.board.men_at(to) == 1 && state.board.planet_at(to) == owner)
                found |= StepSet{1} << steps;
        }
    };
    each_cell(state.board.side(captor), walk_from);
    if (state.board.side(captor).waiting > 0) walk_from(axis);
    return found;
}

} // namespace

TEST(AstronomicaReach, BitsCountAsMenWalk) {
    unsigned captures = 0;
    for (unsigned seats : {0b0000011u, 0b1010101u, 0b1111111u})
        for (const Agreed& agreed : {Agreed{"bank"}, Agreed{"bank", "split", "seven", "3"}})
            each_random_position(agreed, seats, seats, 2000, Phase::throwing, [&](const State& s) {
                for (Planet owner : s.board.in_play()) {
                    const Approaches threats = threats_to(s.board, s.terms, owner);
                    for (Planet captor : s.board.in_play()) {
                        if (captor == owner) continue;
                        const StepSet expected = walked(s, captor, owner);
                        ASSERT_EQ(threats[index(captor)], expected)
                            << Astronomica::position_text(s);
                        captures += expected != 0;
                    }
                }
            });
    EXPECT_GT(captures, 10'000u);
}

TEST(AstronomicaReach, ChancesOfSplitDiceAreThoseOfSomeThrow) {
    // A 1 falls with at least one of three dice: 1 − (5/6)³.
    const Terms split = {Ransom::captor, DiceUse::split};
    EXPECT_NEAR(chance_of(split, 1u << 1), 91.0 / 216, 1e-12);
    EXPECT_NEAR(chance_of({}, 1u << 3 | 1u << 18), 2.0 / 216, 1e-12);
    EXPECT_EQ(summed_throws(split, 1u << 1 | 1u << 18), 92u);
}
