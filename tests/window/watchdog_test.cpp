// A kiosk that hangs is noticed, and one that merely waits is not taken for one that hangs.
#include <gtest/gtest.h>

#include "../common/kiosk_window.hpp"
#include "../common/service_manager.hpp"

using namespace std::chrono_literals;
using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using ludarium::test::ServiceManager;

TEST(Watchdog, IsToldOfADarkScreenThatWaitsAndHearsNothingOfALoopThatHangs) {
    ServiceManager manager(600ms);
    KioskStart closed;
    closed.settings = "[hours]\nevery-day = \"closed\"\n";
    closed.environment = manager.environment();
    KioskWindow kiosk(closed);
    ASSERT_TRUE(manager.awaits("READY=1", 60s));
    kiosk.await("dark");
    ASSERT_TRUE(manager.awaits("X_LUDARIUM_SCREEN=off", 10s)); // the keeper may switch it off
    const auto before = kiosk.counters();
    for (int told = 0; told < 3; ++told) ASSERT_EQ(manager.next(10s), "WATCHDOG=1");
    EXPECT_EQ(kiosk.counters().at("frames"), before.at("frames")) << "nothing was drawn for it";

    ::kill(kiosk.shell_pid(), SIGSTOP);
    while (manager.next(0ms) == "WATCHDOG=1") { // told before it was stopped
    }
    EXPECT_EQ(manager.next(1200ms), "") << "twice the time it is given";
    ::kill(kiosk.shell_pid(), SIGCONT);
    EXPECT_EQ(manager.next(10s), "WATCHDOG=1");
}
