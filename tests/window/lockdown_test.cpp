// Visitors who try to get out: whatever they press, pull or hold, there is nothing but Ludarium.
#include <random>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "../common/patience.hpp"
#include "../common/watched_display.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using ludarium::test::WatchedDisplay;

namespace {

constexpr int width = 1920;
constexpr int height = 1080;

KioskStart museum(const std::string& settings = "") {
    KioskStart start{width, height, "", settings};
    start.kiosk = true;
    return start;
}

struct Lockdown : testing::Test {
    explicit Lockdown(const std::string& settings = "") : kiosk(museum(settings)) {
        kiosk.await("screen", "name", "attract");
        kiosk.await("picture");
        screen.changes();
        window = screen.windows().back().window;
        pid = kiosk.shell_pid();
    }
    // The same program answers, in the same window, which is the only one and fills the screen.
    void expect_nothing_but_ludarium() {
        kiosk.counters();
        EXPECT_EQ(kiosk.shell_pid(), pid);
        EXPECT_EQ(screen.changes(), 0) << "a window came, went or moved";
        const auto shown = screen.windows();
        ASSERT_EQ(shown.size(), 1u);
        EXPECT_EQ(shown[0].window, window);
        EXPECT_THAT((std::vector{shown[0].x, shown[0].y, shown[0].width, shown[0].height}),
                    testing::ElementsAre(0, 0, width, height));
        EXPECT_TRUE(screen.cursor_hidden());
        const auto screens = kiosk.screens_seen();
        seen.insert(screens.begin(), screens.end());
        EXPECT_THAT(screens, testing::IsSubsetOf({"attract", "home", "page", "table", "book"}));
    }
    void expect_playable() {
        kiosk.tap_at(width / 2, height / 2); // whoever is there is somebody
        kiosk.await("screen", "name", "attract");
        kiosk.tap_at(width / 2, height / 2);
        kiosk.await("screen", "name", "home");
        kiosk.sit_down("tablut");
        kiosk.tap("spot-a4");
        kiosk.tap("spot-b4");
        kiosk.await_position(1);
    }

    KioskWindow kiosk;
    WatchedDisplay screen{kiosk.display()};
    ::Window window = 0;
    int pid = 0;
    std::set<std::string> seen;
};

struct MashedLockdown : Lockdown {
    MashedLockdown() : Lockdown("[idle]\nmenus = 2\nplay = 2\nquestion = 1\n") {}
};

// A child with both hands on the screen and a keyboard, the same one every time.
class Child {
  public:
    std::string next() {
        switch (dice_() % 20) {
        case 0:
        case 1:
        case 2:
            return "key --delay 0 " + chord() + "\n";
        case 3:
            return "key --delay 0 " + key() + "\n";
        case 4: {
            const std::string held = key();
            return "keydown --delay 0 " + held + "\n" + tap() + "keyup --delay 0 " + held + "\n";
        }
        case 5:
            return move() + "click --delay 0 " + std::to_string(2 + dice_() % 8) +
                   "\n"; // up to "back" and "forward"
        case 6:
            return move() + "mousedown 1\nmousedown 3\n" + move() + "mouseup 1\nmouseup 3\n";
        case 7:
            return move() + "mousedown 1\n" + move() + move() + "mouseup 1\n";
        case 8: // out of the screen, as far as there is an out
            return move() + "mousedown 1\nmousemove 0 0\nmousemove " + std::to_string(width - 1) +
                   " " + std::to_string(height - 1) + "\nmouseup 1\n";
        case 9:
            return "mousemove " + std::to_string(dice_() % 2 * (width - 1)) + " " +
                   std::to_string(dice_() % 2 * (height - 1)) + "\nclick --repeat 5 --delay 0 1\n";
        default:
            return tap();
        }
    }
    static std::string let_go() {
        std::string script;
        for (const char* held : {"ctrl", "alt", "shift", "super"})
            script += "keyup --delay 0 " + std::string(held) + "\n";
        for (int button = 1; button <= 9; ++button)
            script += "mouseup " + std::to_string(button) + "\n";
        return script;
    }

  private:
    std::string move() {
        return "mousemove " + std::to_string(dice_() % width) + " " +
               std::to_string(dice_() % height) + "\n";
    }
    std::string tap() { return move() + "click --delay 0 1\n"; }
    std::string key() {
        static constexpr const char* keys[] = {
            "a",         "c",         "q",       "w",        "x",
            "1",         "9",         "Escape",  "Return",   "space",
            "Tab",       "BackSpace", "Delete",  "Insert",   "Home",
            "End",       "Prior",     "Next",    "Left",     "Right",
            "Up",        "Down",      "Print",   "Menu",     "Pause",
            "Caps_Lock", "Num_Lock",  "F1",      "F2",       "F4",
            "F5",        "F10",       "F11",     "F12",      "Super_L",
            "Alt_L",     "Control_L", "Shift_L", "KP_Enter", "XF86AudioRaiseVolume"};
        return keys[dice_() % std::size(keys)];
    }
    std::string chord() {
        std::string held;
        for (const char* modifier : {"ctrl+", "alt+", "shift+", "super+"})
            if (dice_() % 2) held += modifier;
        return held + key();
    }

    std::mt19937 dice_{20'261'116};
};

} // namespace

TEST_F(Lockdown, NoKeyLeadsOut) {
    for (const char* keys : {"alt+F4",
                             "alt+Escape",
                             "alt+Tab",
                             "alt+space",
                             "alt+F2",
                             "ctrl+alt+BackSpace",
                             "ctrl+alt+Delete",
                             "ctrl+alt+F1",
                             "ctrl+alt+F2",
                             "ctrl+alt+t",
                             "ctrl+alt+Escape",
                             "ctrl+shift+Escape",
                             "ctrl+Escape",
                             "ctrl+q",
                             "ctrl+w",
                             "ctrl+c",
                             "ctrl+z",
                             "ctrl+backslash",
                             "Print",
                             "alt+Print",
                             "Super_L",
                             "super+d",
                             "super+l",
                             "F11",
                             "Menu",
                             "XF86PowerOff",
                             "XF86Sleep",
                             "XF86HomePage",
                             "Escape"}) {
        SCOPED_TRACE(keys);
        kiosk.key(keys);
        expect_nothing_but_ludarium();
    }
}

TEST_F(Lockdown, NoButtonOrGestureOpensAnything) {
    const auto middle =
        "mousemove " + std::to_string(width / 2) + " " + std::to_string(height / 2) + "\n";
    for (
        const std::string hands :
        {"click 3\n", "click 2\n", "click --repeat 20 --delay 0 4\n",
         "click --repeat 20 --delay 0 5\n", "click 8\nclick 9\n",
         "click --repeat 3 --delay 20 1\n", // the attract screen is left by now
         "mousedown 1\nsleep 1.5\nmouseup 1\n", "mousedown 3\nsleep 1\nmouseup 3\n",
         "mousedown 1\nmousedown 3\nmouseup 1\nmouseup 3\n",
         "mousedown 3\nmousedown 1\nmouseup 3\nmouseup 1\n",
         "mousedown 1\nmousemove 0 0\nmousemove 5000 5000\nmouseup 1\n",
         "mousemove 0 540\nmousedown 1\nmousemove 900 540\nmouseup 1\n", // from the edges, as on a tablet
         "mousemove 960 1079\nmousedown 1\nmousemove 960 300\nmouseup 1\n"}) {
        SCOPED_TRACE(hands);
        kiosk.hands(middle + hands);
        expect_nothing_but_ludarium();
    }
}

TEST_F(Lockdown, AWindowManagersRequestToCloseIsNotHeard) {
    screen.ask_to_close(window);
    expect_nothing_but_ludarium();
    EXPECT_EQ(kiosk.stop_shell(), 0) << "the service manager's is";
}

TEST_F(MashedLockdown, ThousandsOfTapsAndKeysLeaveItPlayable) {
    Child child;
    for (std::uint64_t round = 0; round < 30 * patience(); ++round) {
        SCOPED_TRACE(round);
        std::string script;
        // Slowly enough for screens to come and go in between; later as only a broken panel would.
        const char* rest = round < 8 * patience() ? "sleep 0.02\n" : "";
        for (int i = 0; i < 100; ++i) script += child.next() + rest;
        kiosk.hands(script + Child::let_go());
        expect_nothing_but_ludarium();
    }
    EXPECT_THAT(seen, testing::IsSupersetOf({"home", "page", "table", "book"})) << "it got about";
    kiosk.await_panel(false);
    expect_playable();
    EXPECT_THAT(kiosk.log(), testing::Not(testing::HasSubstr(" error ")));
}
