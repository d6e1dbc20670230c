// Learning: worth the time. (That it is the same every time, ctl_train_test shows.)
#include <gtest/gtest.h>

#include <tablut/evaluation.hpp>
#include <tablut/lessons.hpp>

#include "../common/training.hpp"

using namespace tablut;
using ludarium::test::trained;

namespace {

ludarium::Weights without_men() {
    ludarium::Weights weights = first_weights();
    for (std::size_t i = 0; i < weights.size(); ++i)
        if (i % feature_count >= muscovite_on && i % feature_count < king_on) weights[i] = 0;
    return weights;
}

} // namespace

// By chance alone half of the games would be won.
TEST(TablutLearning, AFewHundredGamesTeachWhatMenAreWorth) {
    const ludarium::Weights before = without_men();
    const ludarium::Weights after = trained(learn, before, 6);
    EXPECT_GE(ludarium::test::won_against(measure, after, before, 60), 55);
}

TEST(TablutLearning, TheStartIsWorthTheSameWhateverWasLearned) {
    const AllWeights learned = playable(trained(learn, first_weights(), 1));
    for (const Variant& variant : variants) {
        const Weights& before = weights_of(built_in, variant);
        const Weights& weights = weights_of(learned, variant);
        EXPECT_NE(weights, before);
        EXPECT_EQ(evaluate(Position::start(), variant, weights, Side::swedes),
                  evaluate(Position::start(), variant, before, Side::swedes));
    }
}

TEST(TablutLearning, WeightsThatAreNoneAreRefused) {
    ludarium::Weights weights = first_weights();
    weights[5] = 1e9f;
    EXPECT_THROW(playable(weights), ludarium::Refused);
}
