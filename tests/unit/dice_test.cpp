#include "plugins/dice.hpp"

#include <map>

#include <gtest/gtest.h>

using namespace ludarium;
using namespace ludarium::shell;

namespace {

// Two dice: 15 mixed throws of weight 2, six pairs of weight 1.
std::vector<LegalMove> two_dice() {
    std::vector<LegalMove> outcomes;
    for (Action a = 1; a <= 6; ++a)
        for (Action b = a; b <= 6; ++b) {
            LegalMove outcome{};
            outcome.action = a * 10 + b;
            outcome.weight = a == b ? 1 : 2;
            outcomes.push_back(outcome);
        }
    return outcomes;
}

} // namespace

TEST(Dice, TheSameSeedAndPlyThrowTheSame) {
    const auto outcomes = two_dice();
    for (std::uint64_t ply = 0; ply < 100; ++ply)
        EXPECT_EQ(thrown(outcomes, 42, ply), thrown(outcomes, 42, ply));
}

TEST(Dice, FallByTheirWeights) {
    const auto outcomes = two_dice();
    std::map<Action, int> fallen;
    constexpr int throws = 360000;
    for (std::uint64_t ply = 0; ply < throws; ++ply) ++fallen[thrown(outcomes, 7, ply)];
    // Each pair is due 10,000 times, each mixed throw 20,000; six standard deviations either way.
    for (const auto& outcome : outcomes)
        EXPECT_NEAR(fallen[outcome.action], 10000 * outcome.weight, 600 * outcome.weight)
            << outcome.action;
}
