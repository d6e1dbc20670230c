#include "visit/idle_watch.hpp"

#include <gtest/gtest.h>

#include "../common/moved_clock.hpp"

using namespace ludarium::shell;
using Stage = IdleWatch::Stage;

namespace {

struct IdleWatchTest : testing::Test {
    IdleWatchTest() { watch.somebody(clock.now()); }
    void pass(int seconds) { clock.move(std::chrono::seconds(seconds)); }
    Stage stage(bool in_play) const { return watch.stage(clock.now(), in_play); }

    ludarium::test::MovedClock clock;
    IdleWatch watch{IdleTimes{}};
};

} // namespace

TEST_F(IdleWatchTest, AsksAfter45SecondsOnMenus) {
    pass(44);
    EXPECT_EQ(stage(false), Stage::present);
    pass(1);
    EXPECT_EQ(stage(false), Stage::asking);
}

TEST_F(IdleWatchTest, AsksAfter90SecondsInPlay) {
    pass(89);
    EXPECT_EQ(stage(true), Stage::present);
    pass(1);
    EXPECT_EQ(stage(true), Stage::asking);
}

TEST_F(IdleWatchTest, TheVisitorIsGone25SecondsAfterTheQuestion) {
    pass(90 + 24);
    EXPECT_EQ(stage(true), Stage::asking);
    pass(1);
    EXPECT_EQ(stage(true), Stage::gone);
}

TEST_F(IdleWatchTest, AnythingAtAllStartsTheTimeAnew) {
    pass(60);
    EXPECT_EQ(stage(false), Stage::asking);
    watch.somebody(clock.now());
    EXPECT_EQ(stage(false), Stage::present);
    pass(44);
    EXPECT_EQ(stage(false), Stage::present);
}

TEST_F(IdleWatchTest, CountsWholeSecondsDownToOne) {
    pass(45);
    EXPECT_EQ(watch.seconds_left(clock.now(), false), 25);
    clock.move(milliseconds(1));
    EXPECT_EQ(watch.seconds_left(clock.now(), false), 25);
    clock.move(milliseconds(999));
    EXPECT_EQ(watch.seconds_left(clock.now(), false), 24);
    pass(23);
    EXPECT_EQ(watch.seconds_left(clock.now(), false), 1);
}

TEST_F(IdleWatchTest, SaysWhenTheNextSecondBegins) {
    EXPECT_EQ(watch.next_change(clock.now(), false), clock.now() + milliseconds(45'000));
    pass(45);
    EXPECT_EQ(watch.next_change(clock.now(), false), clock.now() + milliseconds(1000));
    pass(24);
    EXPECT_EQ(watch.next_change(clock.now(), false), clock.now() + milliseconds(1000));
}

TEST_F(IdleWatchTest, SixtyDaysAreLongEnough) {
    pass(60 * 24 * 3600);
    EXPECT_EQ(stage(true), Stage::gone);
    EXPECT_EQ(watch.seconds_left(clock.now(), true), 0);
}
