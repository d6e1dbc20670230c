#include "stage/motion.hpp"

#include <gtest/gtest.h>

#include "../common/moved_clock.hpp"

using namespace ludarium::shell;

namespace {

struct MotionTest : testing::Test {
    void pass(int ms) {
        clock.move(milliseconds(ms));
        motion.advance();
    }
    float left() const { return node.look().frame.left; }

    ludarium::test::MovedClock clock;
    Scene scene{{800, 600}};
    Node node{scene, 0};
    Motion motion{scene, clock};
    const Frame there{100, 0, 10, 10};
};

} // namespace

TEST_F(MotionTest, AGlideEndsExactlyWhereItShould) {
    motion.glide(node.id(), there, {milliseconds(0), milliseconds(200)});
    pass(200);
    EXPECT_EQ(node.look().frame, there);
    EXPECT_FALSE(motion.active());
}

TEST_F(MotionTest, AGlideStartsAndEndsSlowly) {
    motion.glide(node.id(), there, {milliseconds(0), milliseconds(200)});
    pass(0);
    pass(20);
    EXPECT_LT(left(), 10);
    pass(80);
    EXPECT_NEAR(left(), 50, 0.1);
    pass(80);
    EXPECT_GT(left(), 90);
}

TEST_F(MotionTest, TheFirstPictureShowsMovement) {
    motion.glide(node.id(), there, {milliseconds(0), milliseconds(200)});
    pass(0);
    EXPECT_GT(left(), 0);
}

TEST_F(MotionTest, ADelayedGlideStartsFromWhereTheNodeIsThen) {
    motion.glide(node.id(), there, {milliseconds(0), milliseconds(100)});
    motion.glide(node.id(), {100, 300, 10, 10},
                 {milliseconds(100), milliseconds(100), Ease::linear});
    pass(100);
    EXPECT_EQ(node.look().frame, there);
    pass(50);
    EXPECT_EQ(node.look().frame.top, 150);
}

TEST_F(MotionTest, ANewGlideReplacesTheOld) {
    motion.glide(node.id(), there, {milliseconds(0), milliseconds(100)});
    pass(50);
    motion.glide(node.id(), {0, 0, 10, 10}, {milliseconds(0), milliseconds(20)});
    pass(200);
    EXPECT_EQ(left(), 0);
}

TEST_F(MotionTest, SkippingPutsEverythingInItsPlaceInOrder) {
    std::string order;
    motion.glide(node.id(), there, {milliseconds(0), milliseconds(100)});
    motion.glide(node.id(), {7, 0, 10, 10}, {milliseconds(100), milliseconds(100)});
    motion.fade(node.id(), 0.5f, {milliseconds(0), milliseconds(500)});
    motion.after(milliseconds(300), [&] { order += 'b'; });
    motion.after(milliseconds(100), [&] { order += 'a'; });
    motion.finish();
    EXPECT_EQ(left(), 7);
    EXPECT_EQ(node.look().opacity, 0.5f);
    EXPECT_EQ(order, "ab");
    EXPECT_FALSE(motion.active());
}

TEST_F(MotionTest, SkippingAlsoSkipsWhatAnActionBegins) {
    motion.after(milliseconds(100),
                 [this] { motion.glide(node.id(), there, {milliseconds(0), milliseconds(100)}); });
    motion.finish();
    EXPECT_EQ(node.look().frame, there);
}

TEST_F(MotionTest, ANodeThatIsGoneIsForgotten) {
    motion.glide(node.id(), there, {milliseconds(0), milliseconds(100)});
    node.reset();
    pass(10);
    EXPECT_FALSE(motion.active());
}

TEST_F(MotionTest, NothingMovingNeedsNoFrame) {
    EXPECT_FALSE(motion.next_frame());
}

TEST_F(MotionTest, SomethingMovingNeedsAFrameAtATime) {
    motion.glide(node.id(), there, {milliseconds(0), milliseconds(100)});
    pass(0);
    EXPECT_EQ(motion.next_frame(), clock.now() + Motion::frame_time);
}

TEST_F(MotionTest, SomethingDelayedNeedsNoFrameBefore) {
    motion.glide(node.id(), there, {milliseconds(500), milliseconds(100)});
    pass(0);
    EXPECT_EQ(motion.next_frame(), clock.now() + milliseconds(500));
}
