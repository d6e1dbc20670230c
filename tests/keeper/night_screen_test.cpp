// What is told to the program that switches the screen, and when again; the program is a stand-in, and the time ours.
#include <fstream>

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"
#include "keeper/night_console.hpp"
#include "keeper/night_screen.hpp"
#include "keeper/waiting.hpp"

using namespace ludarium::keeper;
using namespace std::chrono_literals;
using ludarium::test::TemporaryFolder;

namespace {

constexpr int refused = 1;

struct NightScreenTest : testing::Test {
    TemporaryFolder folder;
    NightScreen screen{program(), Moment{}};
    Moment now = Clock::now();

    // Does what is in a file beside it, if there is one.
    std::string program() const {
        const auto file = folder.write("screen", "#!/bin/sh\ncd \"${0%/*}\"\necho \"$1\" >>told\n"
                                                 "[ ! -e \"$1\" ] || . ./\"$1\"\n");
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
        return file.string();
    }
    void ends(const std::string& wish, int code) const {
        folder.write(wish, "exit " + std::to_string(code));
    }
    // The shell says that the screen be "on" or "off".
    void wish(const std::string& power) {
        screen.told("X_LUDARIUM_SCREEN=" + power, now);
        turn();
    }
    // Time passes until it would do something by itself.
    void next() {
        ASSERT_LT(screen.deadline(), Moment::max());
        now = screen.deadline();
        turn();
    }
    // With the program's end.
    void turn() {
        screen.turn(now);
        for (int running; (running = screen.descriptors().back()) >= 0; screen.turn(now))
            wait_for({running}, Clock::now() + 10s);
    }
    std::string told() const {
        std::ifstream in(folder / "told");
        return {std::istreambuf_iterator<char>(in), {}};
    }
};

} // namespace

TEST_F(NightScreenTest, IsToldTheSameAgainAndAgainWhileItIsDark) {
    wish("off");
    EXPECT_EQ(screen.deadline(), now + NightScreen::again);
    next();
    EXPECT_EQ(told(), "off\noff\n");
    wish("on");
    EXPECT_EQ(told(), "off\noff\non\n");
    EXPECT_EQ(screen.deadline(), Moment::max());
}

TEST_F(NightScreenTest, IsLeftAloneWhereNothingCanBeSwitched) {
    ends("off", refused);
    ends("on", refused);
    wish("off");
    EXPECT_TRUE(screen.stays_on());
    EXPECT_EQ(screen.deadline(), Moment::max());
    wish("on");
    EXPECT_EQ(screen.deadline(), Moment::max());
    EXPECT_EQ(told(), "off\non\n");
}

TEST_F(NightScreenTest, IsSwitchedOffAgainWhereACompositorWasLate) {
    ends("off", may_come_yet);
    wish("off");
    EXPECT_TRUE(screen.stays_on());
    EXPECT_EQ(screen.deadline(), now + NightScreen::again);
    ends("off", 0);
    next();
    EXPECT_EQ(told(), "off\noff\n");
    EXPECT_FALSE(screen.stays_on());
}

TEST_F(NightScreenTest, IsSwitchedOffAgainWhereNobodyKnowsWhatBecameOfIt) {
    folder.write("off", "kill -ALRM $$"); // a driver held it until its alarm rang
    wish("off");
    EXPECT_EQ(screen.deadline(), now + NightScreen::again);
}

TEST_F(NightScreenTest, IsSwitchedOnTwiceWhereACompositorMayStillLetGo) {
    ends("off", may_come_yet);
    wish("off");
    wish("on");
    EXPECT_EQ(screen.deadline(), now + NightScreen::again);
    next();
    EXPECT_EQ(told(), "off\non\non\n");
    EXPECT_EQ(screen.deadline(), Moment::max());
}

TEST_F(NightScreenTest, IsGivenUpIfItCannotBeSwitchedOnThoughItOnlyMayBeOff) {
    ends("off", may_come_yet);
    ends("on", refused);
    wish("off");
    wish("on");
    for (int times = 1; times < NightScreen::most_refusals; ++times) {
        EXPECT_FALSE(screen.stays_off()) << times;
        next();
    }
    EXPECT_TRUE(screen.stays_off());
}

TEST_F(NightScreenTest, IsGivenUpIfTheCompositorDoesNotComeBackWhateverWasBefore) {
    ends("off", refused);
    ends("on", may_come_yet);
    wish("off");
    wish("on");
    for (int times = 1; times < NightScreen::most_refusals; ++times) next();
    EXPECT_TRUE(screen.stays_off());
}
