// Real fingers, several at once, as the X server reports them of a touch screen.
#include <csignal>

#include <gmock/gmock.h>

#include "../common/glass.hpp"
#include "../common/kiosk_window.hpp"

using ludarium::test::Glass;
using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;

namespace {

constexpr int width = 1920;
constexpr int height = 1080;

KioskStart behind(const Glass& glass, const std::string& game) {
    KioskStart start{width, height, game};
    start.kiosk = true;
    start.server = glass.server();
    return start;
}

struct Touched : testing::Test {
    explicit Touched(const std::string& game) : kiosk(behind(glass, game)) {}

    Glass glass{width, height};
    KioskWindow kiosk;
};

struct TouchedTable : Touched {
    TouchedTable() : Touched("tablut") {
        kiosk.await_position(0);
        kiosk.await("picture");
    }
    Glass::Place at(const std::string& place) const { return kiosk.middle_of(place); }
    // Finger 1 has a man in the hand.
    void drag_from(const std::string& spot) {
        const auto [x, y] = at(spot);
        glass.down(1, {x, y});
        glass.move(1, {x + 60, y});
    }
    void drop_on(const std::string& spot) {
        glass.move(1, at(spot));
        glass.up(1, at(spot));
    }
};

struct StartingKiosk : Touched {
    // The program has begun, and has no window yet.
    StartingKiosk() : Touched("") {
        kiosk.await("settings");
        ::kill(kiosk.shell_pid(), SIGSTOP);
    }
    void expect_entered() {
        ::kill(kiosk.shell_pid(), SIGCONT);
        kiosk.await("screen", "name", "home");
    }
};

} // namespace

TEST_F(TouchedTable, IsPlayedAtByOneFingerWhileAPalmRests) {
    glass.down(1, at("spot-b2"));
    glass.tap(2, at("spot-a4"));
    glass.tap(2, at("spot-b4"));
    kiosk.await_position(1);
}

TEST(TurnedTable, IsTouchedWhereItIsSeen) {
    Glass glass{width, height};
    KioskStart start = behind(glass, "tablut");
    start.options = {"--glass-turned", "180"};
    KioskWindow kiosk{start};
    kiosk.await_position(0);
    kiosk.await("picture");
    for (const char* place : {"spot-a4", "spot-b4"}) {
        const auto [x, y] = kiosk.middle_of(place);
        glass.tap(1, {width - x, height - y});
    }
    kiosk.await_position(1);
}

TEST_F(TouchedTable, LeavesADragToItsFingerWhileAFriendChoosesALanguage) {
    drag_from("spot-a4");
    glass.tap(2, at("button-language-fr"));
    kiosk.await("language");
    drop_on("spot-b4");
    kiosk.await_position(1);
}

TEST_F(TouchedTable, LeavesTheHandToWhoDragsWhileAFriendTouchesTheBoard) {
    drag_from("spot-a4");
    glass.tap(2, at("spot-a6"));
    drop_on("spot-b4");
    kiosk.await_position(1);
}

TEST_F(TouchedTable, HasNobodysManInTheHandWhenTheGlassIsGone) {
    drag_from("spot-a4");
    glass.move(1, at("spot-b4"));
    kiosk.await("offers");
    EXPECT_THAT(kiosk.offers(), testing::Not(testing::Contains("spot-a6"))) << "but places to go";
    glass.vanish(kiosk.display());
    kiosk.await("offers");
    EXPECT_THAT(kiosk.offers(), testing::Contains("spot-a6")) << "the visitor has not moved";
}

TEST_F(TouchedTable, IsPlayedAtAfterFortyFingersOfWhichNoEndIsTold) {
    for (unsigned finger = 100; finger < 139; ++finger) glass.down(finger, {5, 500});
    glass.tap(2, at("spot-a4"));
    glass.tap(2, at("spot-b4"));
    kiosk.await_position(1);
}

TEST_F(TouchedTable, IgnoresGlassThatRavesUntilItIsCalm) {
    for (int i = 0; i < 300; ++i) glass.tap(1, at("spot-e9"));
    kiosk.await_panel(true);
    kiosk.await_panel(false);
    glass.tap(2, at("spot-a4"));
    glass.tap(2, at("spot-b4"));
    kiosk.await_position(1);
}

TEST_F(StartingKiosk, IsEnteredByAFingerBeforeItsFirstPicture) {
    glass.tap(1, {width / 2, height / 2});
    expect_entered();
}

TEST_F(StartingKiosk, IsEnteredByAMouseBeforeItsFirstPicture) {
    kiosk.tap_at(width / 2, height / 2);
    expect_entered();
}
