// Outside the opening hours the screen is switched off, or the machine.
#include <ctime>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "../common/service_manager.hpp"
#include "../common/stand_in_machine.hpp"
#include "visit/opening_hours.hpp"

using namespace std::chrono_literals;
using namespace ludarium::test;

namespace {

std::tm tomorrow_at(int hour) {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::localtime_r(&now, &parts);
    parts.tm_mday += 1;
    parts.tm_hour = hour;
    parts.tm_min = parts.tm_sec = 0;
    parts.tm_isdst = -1;
    ::mktime(&parts);
    return parts;
}

KioskStart closed(const std::string& settings = "") {
    KioskStart how;
    how.settings = "[hours]\nevery-day = \"closed\"\n" + settings;
    return how;
}

} // namespace

TEST(Night, TheKeeperIsToldAndHearsOfEveryTouch) {
    ServiceManager manager(10min);
    KioskStart how = closed();
    how.environment = manager.environment();
    KioskWindow kiosk(how);
    EXPECT_TRUE(manager.awaits("X_LUDARIUM_SCREEN=off", 30s));
    kiosk.tap_at(500, 500);
    EXPECT_TRUE(manager.awaits("X_LUDARIUM_SCREEN=touched", 30s));
}

TEST(Night, WhereTheScreenIsToStayOnNobodyIsTold) {
    ServiceManager manager(10min);
    KioskStart how = closed("outside = \"dark\"\n");
    how.environment = manager.environment();
    KioskWindow kiosk(how);
    kiosk.await("dark", "dark", true);
    EXPECT_FALSE(manager.awaits("X_LUDARIUM_SCREEN=off", 2s));
}

TEST(Night, TheMachineIsSwitchedOffUntilShortlyBeforeTheNextOpening) {
    StandInMachine root;
    std::tm opening = tomorrow_at(9);
    const auto weekday = static_cast<std::size_t>((opening.tm_wday + 6) % 7);
    KioskStart how =
        closed("outside = \"machine-off\"\n" +
               std::string(ludarium::shell::weekday_names.at(weekday)) + " = \"09:00-18:00\"\n");
    // An hour of it is over soon: nobody has touched anything for ten minutes.
    how.options = {"--machine", root.path().string(), "--speed", "100"};
    KioskWindow kiosk(how);
    kiosk.await("dark", "dark", true);
    EXPECT_TRUE(root.is_asked(60s));
    const std::string wish = "off " + std::to_string(::mktime(&opening) - 4 * 60);
    EXPECT_THAT(root.wishes(), testing::ElementsAre(wish)) << "asked once";
}
