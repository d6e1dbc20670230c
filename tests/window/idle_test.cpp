// Visitors who leave, on times short enough for a test.
#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;

namespace {

const KioskStart impatient{1920, 1080, "tablut",
                           "[idle]\nmenus = 2\nplay = 3\nquestion = 3\n[attract]\ngame = 5\n", ""};

} // namespace

TEST(Idle, InTheMiddleOfAGameAsksCountsDownAndStartsAfresh) {
    KioskWindow kiosk(impatient);
    kiosk.await_position(0);
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(2);
    for (const char* wish : {"language-fr", "text-size", "contrast", "motion"})
        kiosk.tap("button-" + std::string(wish));
    EXPECT_EQ(kiosk.await("settings", "reduced-motion", true).at("large-text"), true);
    for (const int seconds : {3, 2, 1})
        EXPECT_EQ(kiosk.await("still-there").at("seconds"), seconds);
    const auto settings = kiosk.await("settings");
    EXPECT_EQ(settings.at("language"), "it");
    EXPECT_EQ(settings.at("sound"), true);
    for (const char* wish : {"large-text", "high-contrast", "reduced-motion"})
        EXPECT_EQ(settings.at(wish), false) << wish;
    kiosk.await("screen", "name", "attract");
    EXPECT_FALSE(std::filesystem::exists(kiosk.state() / "game.journal"));
    kiosk.tap_at(500, 500);
    kiosk.await("screen", "name", "home");
}

TEST(Idle, ATouchAnswersTheQuestionAndMeansNothingElse) {
    KioskWindow kiosk(impatient);
    const auto before = kiosk.await_position(0);
    kiosk.await("still-there");
    kiosk.tap("button-back");                 // beneath the question: would leave the table
    kiosk.await("still-there", "seconds", 3); // asks again, so the table was not left
    kiosk.tap("button-still-here");
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(1);
}

TEST(Idle, MenusAskToo) {
    KioskWindow kiosk(KioskStart{1920, 1080, "", impatient.settings, ""});
    kiosk.await("screen", "name", "attract");
    kiosk.tap_at(500, 500);
    kiosk.await("screen", "name", "home");
    kiosk.await("still-there");
    kiosk.await("screen", "name", "attract");
}

TEST(Idle, TheSleepingKioskShowsOneGameAfterTheOther) {
    KioskWindow kiosk(KioskStart{1920, 1080, "", impatient.settings, ""});
    const std::string first = kiosk.await("attract").at("game");
    EXPECT_NE(kiosk.await("attract").at("game"), first);
}

TEST(Idle, OutsideTheOpeningHoursTheScreenIsDark) {
    KioskWindow kiosk(KioskStart{1920, 1080, "", "[hours]\nevery-day = \"closed\"\n", ""});
    EXPECT_EQ(kiosk.await("dark").at("dark"), true);
    kiosk.tap_at(500, 500);
    const auto before = kiosk.counters();
    kiosk.tap_at(600, 500);
    EXPECT_EQ(kiosk.counters().at("frames"), before.at("frames"))
        << "nothing is there to be touched";
}
