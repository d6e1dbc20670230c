#include "input/fingers.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;
using Kind = Touch::Kind;

namespace {

constexpr int glass = 7;
constexpr int other_glass = 8;

struct FingersTest : testing::Test {
    Fingers fingers;

    std::vector<Input> touch(Kind kind, unsigned number, float x = 0, int device = glass) {
        return fingers.take({kind, device, number, {x, 0}});
    }
    Finger down(unsigned number, int device = glass) {
        return std::get<Pressed>(touch(Kind::down, number, 0, device).back()).finger;
    }
};

} // namespace

TEST_F(FingersTest, EachIsHeardAsItself) {
    const Finger one = down(1);
    const Finger two = down(2);
    EXPECT_NE(one, two);
    EXPECT_NE(one, Finger::mouse);
    EXPECT_EQ(std::get<Moved>(touch(Kind::moved, 1, 50).at(0)).finger, one);
    EXPECT_EQ(std::get<Released>(touch(Kind::up, 2, 50).at(0)).finger, two);
    EXPECT_EQ(std::get<Released>(touch(Kind::up, 1, 60).at(0)).finger, one);
}

TEST_F(FingersTest, OneThatComesDownAgainIsAnotherThoughItsNumberIsTheSame) {
    const Finger first = down(1);
    touch(Kind::up, 1);
    EXPECT_NE(down(1), first);
}

TEST_F(FingersTest, TwoScreensMayUseTheSameNumber) {
    const Finger here = down(1, glass);
    const Finger there = down(1, other_glass);
    EXPECT_NE(here, there);
    EXPECT_EQ(std::get<Released>(touch(Kind::up, 1, 0, glass).at(0)).finger, here);
    EXPECT_EQ(std::get<Moved>(touch(Kind::moved, 1, 90, other_glass).at(0)).finger, there);
}

TEST_F(FingersTest, AnEndOrAMovementWithoutABeginningIsNothing) {
    EXPECT_TRUE(touch(Kind::up, 1).empty());
    EXPECT_TRUE(touch(Kind::moved, 1).empty());
    EXPECT_TRUE(touch(Kind::gone, 1).empty());
}

TEST_F(FingersTest, ASecondBeginningLosesTheFirst) {
    const Finger first = down(1);
    const auto told = touch(Kind::down, 1);
    ASSERT_EQ(told.size(), 2u);
    EXPECT_EQ(std::get<Lost>(told[0]).finger, first);
    EXPECT_NE(std::get<Pressed>(told[1]).finger, first);
}

TEST_F(FingersTest, OneThatGoesWithItsDeviceMeantNothing) {
    const Finger finger = down(1);
    EXPECT_EQ(std::get<Lost>(touch(Kind::gone, 1).at(0)).finger, finger);
}

TEST_F(FingersTest, OneThatTremblesRests) {
    down(1);
    EXPECT_TRUE(touch(Kind::moved, 1, Fingers::tremor).empty());
    EXPECT_EQ(touch(Kind::moved, 1, 10).size(), 1u);
    EXPECT_TRUE(touch(Kind::moved, 1, 10 - Fingers::tremor).empty());
}

TEST_F(FingersTest, OfTooManyTheOldestGivesWay) {
    const Finger oldest = down(0);
    for (unsigned number = 1; number < Fingers::most; ++number) down(number);
    const auto told = touch(Kind::down, 99);
    ASSERT_EQ(told.size(), 2u);
    EXPECT_EQ(std::get<Lost>(told[0]).finger, oldest);
    EXPECT_TRUE(touch(Kind::up, 0).empty());
}

TEST_F(FingersTest, AllThatAreLetGoAreNotHeardAnyMore) {
    down(1);
    down(2);
    EXPECT_EQ(fingers.let_go().size(), 2u);
    EXPECT_TRUE(touch(Kind::up, 1).empty());
    EXPECT_TRUE(fingers.let_go().empty());
}
