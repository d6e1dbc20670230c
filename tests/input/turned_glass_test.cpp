// Which way a finger goes on a display that stands on its side, or on its head.
#include "input/turned_glass.hpp"

#include <gmock/gmock.h>

using ludarium::shell::Point;
using ludarium::shell::seen_at;
using ludarium::shell::Size;

namespace {

// In the upright picture's own pixels.
constexpr Size upright{1080, 1920};
constexpr Size lying{1920, 1080};

auto is_at(float x, float y) {
    return testing::AllOf(testing::Field(&Point::x, testing::FloatNear(x, 0.01f)),
                          testing::Field(&Point::y, testing::FloatNear(y, 0.01f)));
}

} // namespace

// Turned clockwise, the sensor's upper left corner is the upper right one of what is seen.
TEST(TurnedGlass, ClockwiseItsFirstCornerIsUpOnTheRight) {
    EXPECT_THAT(seen_at({0, 0}, 90, upright), is_at(1080, 0));
    EXPECT_THAT(seen_at({1080, 0}, 90, upright), is_at(1080, 1920));
    EXPECT_THAT(seen_at({270, 960}, 90, upright), is_at(540, 480));
}

TEST(TurnedGlass, OnItsHeadItsFirstCornerIsTheLast) {
    EXPECT_THAT(seen_at({0, 0}, 180, lying), is_at(1920, 1080));
    EXPECT_THAT(seen_at({480, 270}, 180, lying), is_at(1440, 810));
}

TEST(TurnedGlass, TheOtherWayRoundItsFirstCornerIsDownOnTheLeft) {
    EXPECT_THAT(seen_at({0, 0}, 270, upright), is_at(0, 1920));
    EXPECT_THAT(seen_at({270, 960}, 270, upright), is_at(540, 1440));
}

TEST(TurnedGlass, AsItWasMadeItIsFeltWhereItIsSeen) {
    EXPECT_THAT(seen_at({12, 34}, 0, lying), is_at(12, 34));
    EXPECT_THAT(seen_at({12, 34}, 90, {0, 0}), is_at(12, 34)) << "no screen is known yet";
}
