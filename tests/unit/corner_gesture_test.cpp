#include "staff/corner_gesture.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

constexpr Size screen{1920, 1080};
constexpr Point left{20, 20};
constexpr Point right{1900, 20};
constexpr Point middle{900, 500};
constexpr milliseconds long_enough = CornerGesture::hold;
constexpr milliseconds a_tap{80};

struct CornerGestureTest : testing::Test {
    bool hold(Point from, Point to, milliseconds time) {
        const bool early = gesture.completed_by(Pressed{from}, now);
        now += time;
        if (to.x != from.x) gesture.completed_by(Moved{to}, now);
        return gesture.completed_by(Released{to}, now) || early;
    }
    bool hold(Point at, milliseconds time = long_enough) { return hold(at, at, time); }

    CornerGesture gesture{screen, 130};
    Time now{milliseconds(1'000'000)};
};

} // namespace

TEST_F(CornerGestureTest, LeftThenRightHeldCallsStaff) {
    EXPECT_FALSE(hold(left));
    EXPECT_TRUE(hold(right));
    EXPECT_FALSE(hold(right)) << "once is once";
}

TEST_F(CornerGestureTest, TapsInTheCornersCallNobody) {
    EXPECT_FALSE(hold(left, a_tap));
    EXPECT_FALSE(hold(right, a_tap));
    EXPECT_FALSE(hold(left));
    EXPECT_FALSE(hold(right, a_tap));
}

TEST_F(CornerGestureTest, TheOtherOrderCallsNobody) {
    EXPECT_FALSE(hold(right));
    EXPECT_FALSE(hold(left));
}

TEST_F(CornerGestureTest, SomethingInBetweenCallsNobody) {
    hold(left);
    hold(middle, a_tap);
    EXPECT_FALSE(hold(right));
    hold(left);
    gesture.completed_by(KeyPressed{Key::next}, now);
    EXPECT_FALSE(hold(right));
}

TEST_F(CornerGestureTest, WhatOtherFingersDoElsewhereMeanwhileDoesNotMatter) {
    for (const Point corner : {left, right}) {
        gesture.completed_by(Pressed{corner, Finger{1}}, now);
        gesture.completed_by(Pressed{middle, Finger{2}}, now);
        now += long_enough;
        gesture.completed_by(Released{middle, Finger{2}}, now);
        EXPECT_EQ(gesture.completed_by(Released{corner, Finger{1}}, now), corner.x == right.x);
    }
}

TEST_F(CornerGestureTest, SomethingThatLiesInACornerIsInNobodysWay) {
    gesture.completed_by(Pressed{left, Finger{1}}, now);
    hold(left);
    EXPECT_TRUE(hold(right));
}

TEST_F(CornerGestureTest, AFingerThatSlidesAwayCallsNobody) {
    hold(left);
    EXPECT_FALSE(hold(right, middle, long_enough));
    hold(left, middle, long_enough);
    EXPECT_FALSE(hold(right));
}

TEST_F(CornerGestureTest, TooLongAPauseCallsNobody) {
    hold(left);
    now += CornerGesture::pause + milliseconds(1);
    EXPECT_FALSE(hold(right));
}
