// Learning: the same every time, and worth it.
#include <astronomica/lessons.hpp>
#include <gtest/gtest.h>

#include "../../common/training.hpp"

using ludarium::Weights;
using ludarium::test::trained;

// By chance alone half of the games would be won; 1283 is any seed.
TEST(AstronomicaLearning, AFewHundredGamesBeatTheStartThreeTimesOutOfFive) {
    const Weights before = astronomica::first_weights(1283);
    const Weights after = trained(astronomica::learn, before, 5);
    EXPECT_GE(ludarium::test::won_against(astronomica::measure, after, before, 100), 60);
    EXPECT_EQ(trained(astronomica::learn, before, 1), trained(astronomica::learn, before, 1));
}

TEST(AstronomicaLearning, WhatIsWrittenDownIsReadBack) {
    const Weights weights = astronomica::first_weights(7);
    EXPECT_EQ(astronomica::weights_of(astronomica::networks_of(weights)), weights);
    EXPECT_NE(weights, astronomica::first_weights(8));
}
