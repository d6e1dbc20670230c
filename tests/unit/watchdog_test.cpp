#include "app/watchdog.hpp"

#include <gtest/gtest.h>

#include "../common/moved_clock.hpp"
#include "../common/service_manager.hpp"

using namespace ludarium::shell;
using ludarium::test::MovedClock;
using ludarium::test::ServiceManager;

namespace {

constexpr milliseconds at_once{0};

} // namespace

TEST(Watchdog, WithoutAServiceManagerNobodyIsWokenForIt) {
    const MovedClock clock;
    Watchdog watchdog(clock);
    watchdog.ready();
    watchdog.turned();
    EXPECT_EQ(watchdog.deadline(), std::nullopt);
}

TEST(Watchdog, TellsOnceThatTheKioskIsReady) {
    ServiceManager manager(milliseconds(1000));
    manager.adopt();
    const MovedClock clock;
    Watchdog watchdog(clock);
    watchdog.ready();
    watchdog.ready();
    EXPECT_EQ(manager.next(at_once), "READY=1");
    EXPECT_EQ(manager.next(at_once), "");
}

TEST(Watchdog, TellsOfTheLoopTwiceInTheTimeItIsGiven) {
    ServiceManager manager(milliseconds(1000));
    manager.adopt();
    MovedClock clock;
    Watchdog watchdog(clock);
    watchdog.turned();
    EXPECT_EQ(manager.next(at_once), "WATCHDOG=1");
    EXPECT_EQ(watchdog.deadline(), clock.now() + milliseconds(500));
    clock.move(milliseconds(499));
    watchdog.turned();
    EXPECT_EQ(manager.next(at_once), "") << "a busy loop turns sixty times a second";
    clock.move(milliseconds(1));
    watchdog.turned();
    EXPECT_EQ(manager.next(at_once), "WATCHDOG=1");
}
