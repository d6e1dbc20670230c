// A whole visit without a finger: from the sleeping kiosk to the end of a game.
#include <algorithm>

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
    bool is_offered(const std::string& target) const {
        const auto& offers = kiosk.offers();
        return std::find(offers.begin(), offers.end(), target) != offers.end();
    }
};

} // namespace

TEST_F(Keyboard, PlaysAWholeGame) {
    kiosk.await("screen", "name", "attract");
    kiosk.key("Return");
    kiosk.await("screen", "name", "home");
    kiosk.await("offers");
    choose("button-game-astronomica");
    kiosk.await("screen", "name", "page");
    kiosk.await("offers");
    choose("button-motion"); // nothing moves, so that the test takes less time
    choose("button-level-0");
    choose("button-start");
    kiosk.await_position(0);
    for (int actions = 0; actions < 1000; ++actions) {
        while (kiosk.offers().empty()) kiosk.await("offers");
        if (is_offered("button-swap-sides")) break;
        // Whatever has the focus will do; the man in hand has it until one moves on.
        for (int steps = 0; !is_offered(kiosk.focus()); ++steps) {
            ASSERT_LT(steps, 60);
            kiosk.key("Tab");
            kiosk.await("focus");
        }
        kiosk.key("Return");
        kiosk.await("offers");
    }
    ASSERT_TRUE(is_offered("button-swap-sides")) << "the game does not end";
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
    choose("button-leave");
    kiosk.await("screen", "name", "page");
    kiosk.key("Escape");
    kiosk.await("screen", "name", "home");
}
