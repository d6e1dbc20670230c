// A whole visit without a finger: from the sleeping kiosk to the end of a game.
#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;

namespace {

struct Keyboard : testing::Test {
    KioskWindow kiosk{KioskStart{}};

    // One looks where the frame is, and goes on until it is where one wants it.
    void go_to(const std::string& target) {
        for (int steps = 0; kiosk.focus() != target; ++steps) {
            ASSERT_LT(steps, 60) << target << " is out of reach";
            kiosk.key("Tab");
            kiosk.await("focus");
        }
    }
    void choose(const std::string& target) {
        go_to(target);
        kiosk.key("Return");
    }
    void play(const std::string& from, const std::string& to) {
        for (const std::string& spot : {from, to}) {
            while (kiosk.offers().empty()) kiosk.await("offers");
            choose("spot-" + spot);
            kiosk.await("offers");
        }
    }
};

} // namespace

TEST_F(Keyboard, PlaysAWholeGame) {
    kiosk.await("screen", "name", "attract");
    kiosk.key("Return");
    kiosk.await("screen", "name", "home");
    kiosk.await("offers");
    choose("button-game-tablut");
    kiosk.await("screen", "name", "page");
    kiosk.await("offers");
    choose("button-motion"); // nothing moves, so that the test takes less time
    choose("button-friend");
    choose("button-start");
    kiosk.await_position(0);
    kiosk.await("offers");
    play("d9", "c9");
    play("e3", "b3"); // makes way for the king
    play("c9", "d9");
    play("e4", "b4");
    play("d9", "c9");
    play("e5", "e3");
    EXPECT_THAT(kiosk.await("announced").at("text").get<std::string>(),
                testing::StartsWith("Raichi!"));
    play("c9", "d9");
    play("e3", "i3");
    EXPECT_EQ(kiosk.await("dialogue").at("headline"), "Vittoria: Svedesi");
    kiosk.await("offers");
    choose("button-another-game");
    kiosk.await("screen", "name", "home");
}

TEST_F(Keyboard, ArrowsAndEscapeLeadThroughTheMenusAndBack) {
    kiosk.await("screen", "name", "attract");
    kiosk.key("space");
    kiosk.await("screen", "name", "home");
    kiosk.key("Tab"); // shows where the focus is: on the first game
    kiosk.await("focus");
    kiosk.key("Right");
    kiosk.key("Right");
    kiosk.key("Right");
    kiosk.await("focus", "name", "button-game-tablut"); // the last one, in the order of their time
    kiosk.key("Return");
    kiosk.await("screen", "name", "page");
    kiosk.key("Return"); // begins
    kiosk.await_position(0);
    kiosk.key("Return"); // the focus is on a piece: lifts it
    kiosk.key("Tab");
    kiosk.key("Return");
    kiosk.await_position(2);
    kiosk.key("Escape");
    kiosk.await("dialogue");
    kiosk.await("offers");
    choose("button-leave");
    kiosk.await("screen", "name", "page");
    kiosk.key("Escape");
    kiosk.await("screen", "name", "home");
}
