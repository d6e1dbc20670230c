// Learning: what a network is told it comes to believe, and a few hundred games make a player.
#include <common/lessons.hpp>
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "strewn.hpp"

namespace {

using ludarium::Thought;
using ludarium::Weights;
using tables::Rules;

// As ludariumctl train does it.
Weights trained(const Rules& rules, Weights weights, unsigned rounds) {
    constexpr unsigned lessons = 8, games = 8;
    for (unsigned round = 0; round < rounds; ++round) {
        std::vector<Weights> changes;
        for (unsigned n = 0; n < lessons; ++n)
            changes.push_back(tables::learn(
                rules, {weights, games, round * lessons + n, round * lessons * games, lessons},
                Thought({}, nullptr)));
        for (const Weights& change : changes)
            for (std::size_t n = 0; n < weights.size(); ++n) weights[n] += change[n];
    }
    return weights;
}

// Of 200 games, in percent.
double won_against(const Rules& rules, const Weights& weights, const Weights& rival) {
    constexpr unsigned pairs = 100;
    return tables::measure(rules, {weights, rival, pairs, 7}, Thought({}, nullptr)) /
           (4.0 * pairs) * 100;
}

void expect_improvement(const Rules& rules) {
    const Weights before = tables::first_weights(rules, 1);
    const Weights after = trained(rules, before, 3);
    EXPECT_GE(won_against(rules, after, before), 80) << rules.id;
    EXPECT_EQ(trained(rules, before, 1), trained(rules, before, 1)) << rules.id;
}

} // namespace

TEST(TablesLearning, ANetworkComesToBelieveWhatItIsTold) {
    ludarium::search::Random random(4);
    tables::Network network(tables::first_weights(tavli::rules, 1));
    std::vector<tables::Inputs> seen;
    for (int n = 0; n < 10; ++n)
        seen.push_back(tables::features(tavli::rules, strewn_position(tavli::rules, 15, random)));
    const auto truth = [](std::size_t n) { return n % 2 ? 0.9f : 0.2f; };
    for (int times = 0; times < 500; ++times)
        for (std::size_t n = 0; n < seen.size(); ++n) network.learn(seen[n], truth(n), 0.02f);
    for (std::size_t n = 0; n < seen.size(); ++n)
        EXPECT_NEAR(network.chance(seen[n]), truth(n), 0.02f);
}

// By chance alone half of the games would be won.
TEST(TablesLearning, AFewHundredGamesBeatTheStartFourTimesOutOfFive) {
    expect_improvement(tavli::rules);
    expect_improvement(scripta::rules);
}
