// Learning: what a network is told it comes to believe, and a few hundred games make a player.
#include <common/lessons.hpp>
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "../../common/training.hpp"
#include "strewn.hpp"

namespace {

using ludarium::Weights;
using tables::Rules;

void expect_improvement(const Rules& rules) {
    const auto trained = [&](const Weights& from, unsigned rounds) {
        return ludarium::test::trained(
            [&](const auto& lesson, const auto& thought) {
                return tables::learn(rules, lesson, thought);
            },
            from, rounds, tables::stride);
    };
    const auto measure = [&](const auto& trial, const auto& thought) {
        return tables::measure(rules, trial, thought);
    };
    const Weights before = tables::first_weights(rules, 1);
    const Weights after = trained(before, 6);
    EXPECT_GE(ludarium::test::won_against(measure, after, before, 100), 80) << rules.id;
    EXPECT_EQ(trained(before, 1), trained(before, 1)) << rules.id;
}

} // namespace

TEST(TablesLearning, ANetworkComesToBelieveWhatItIsTold) {
    ludarium::search::Random random(4);
    std::vector<tables::Inputs> seen;
    for (int n = 0; n < 10; ++n)
        seen.push_back(tables::features(tavli::rules, strewn_position(tavli::rules, 15, random)));
    const auto truth = [](std::size_t n) { return n % 2 ? 0.9f : 0.2f; };
    Weights weights = tables::first_weights(tavli::rules, 1);
    ludarium::Strides strides(weights.size());
    for (unsigned round = 1; round <= 500; ++round) {
        Weights change(weights.size());
        const tables::Network network(weights);
        for (std::size_t n = 0; n < seen.size(); ++n) network.add_change(seen[n], truth(n), change);
        strides.take(weights, change, round, 0.005f);
    }
    const tables::Network network(weights);
    for (std::size_t n = 0; n < seen.size(); ++n)
        EXPECT_NEAR(network.chance(seen[n]), truth(n), 0.02f);
}

// By chance alone half of the games would be won.
TEST(TablesLearning, AFewHundredGamesBeatTheStartFourTimesOutOfFive) {
    expect_improvement(tavli::rules);
    expect_improvement(scripta::rules);
}
