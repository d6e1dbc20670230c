// A clock that hurries, for trials: what it says, and how long that takes in the world.
#include <gtest/gtest.h>

#include "../common/moved_clock.hpp"
#include "visit/clock.hpp"

using namespace ludarium::shell;
using std::chrono::hours;
using std::chrono::minutes;

namespace {

struct WallClock : ludarium::test::MovedClock {
    explicit WallClock(LocalTime time) { set(time); }
    LocalTime local() const override {
        const auto passed = std::chrono::duration_cast<minutes>(now() - set_at_).count();
        return {time_.weekday, time_.minute + static_cast<int>(passed), time_.day};
    }
    void set(LocalTime time) {
        time_ = time;
        set_at_ = now();
    }

  private:
    LocalTime time_;
    Time set_at_;
};

constexpr int monday = 0;
constexpr int sunday = 6;

} // namespace

TEST(FasterClock, AnHourPassesInThreeMinutes) {
    ludarium::test::MovedClock world;
    const FasterClock clock(world, 20);
    const Time begun = clock.now();
    EXPECT_EQ(begun, world.now());
    world.move(minutes(3));
    EXPECT_EQ(clock.now() - begun, hours(1));
}

TEST(FasterClock, WaitsNeverEndTooEarly) {
    ludarium::test::MovedClock world;
    const FasterClock clock(world, 20);
    for (const int wait : {1, 17, 20, 21, 1100}) {
        const Time until = clock.now() + milliseconds(wait);
        world.move(clock.in_the_world(milliseconds(wait)));
        EXPECT_GE(clock.now(), until) << wait;
    }
    EXPECT_EQ(clock.in_the_world(minutes(20)), minutes(1));
}

TEST(FasterClock, GivesTheWorldItsTime) {
    ludarium::test::MovedClock world;
    const FasterClock clock(world, 20);
    const Time until = clock.now() + clock.meanwhile(milliseconds(1000));
    world.move(milliseconds(999));
    EXPECT_LT(clock.now(), until);
    world.move(milliseconds(1));
    EXPECT_EQ(clock.now(), until);
}

TEST(FasterClock, TheClockOnTheWallHurriesAlongIntoTheNextWeek) {
    WallClock world({sunday, 23 * 60 + 30, 20'000});
    const FasterClock clock(world, 60);
    world.move(minutes(1));
    EXPECT_EQ(clock.local().weekday, monday);
    EXPECT_EQ(clock.local().minute, 30);
    EXPECT_EQ(clock.local().day, 20'001);
}

TEST(FasterClock, FollowsTheClockOnTheWallWhenThatIsSet) {
    for (const int speed : {1, 20}) {
        WallClock world({monday, 60, 20'000});
        const FasterClock clock(world, speed);
        world.set({sunday, 14 * 60, 20'006});
        EXPECT_EQ(clock.local().weekday, sunday) << speed;
        EXPECT_EQ(clock.local().minute, 14 * 60) << speed;
        EXPECT_EQ(clock.local().day, 20'006) << speed;
    }
}
