// A shell may die, hang or be put away; the screen is never black.
#include <chrono>
#include <fstream>
#include <set>

#include <poll.h>
#include <sys/syscall.h>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "../common/seen_pixel.hpp"
#include "../common/service_manager.hpp"
#include "keeper/keeper.hpp"

using namespace std::chrono_literals;
using namespace ludarium::test;
using Clock = std::chrono::steady_clock;

namespace {

constexpr unsigned long red = 0xff0000; // the stand-in for the shell

// A keeper on a screen of its own, watched as systemd watches it.
struct KeeperTest : testing::Test {
    VirtualScreen screen{640, 480};
    SeenPixel pixel{screen.display()};
    ServiceManager manager{600ms};
    TemporaryFolder folder;
    std::unique_ptr<Child> keeper;

    // What the program that switches the screen was told.
    std::string switched() const {
        std::ifstream in(folder / "switched");
        return {std::istreambuf_iterator<char>(in), {}};
    }
    bool is_switched(const std::string& wanted, std::chrono::milliseconds within) {
        const auto until = Clock::now() + within;
        while (switched() != wanted && Clock::now() < until) manager.next(50ms);
        return switched() == wanted;
    }
    void start(const std::string& mood) {
        auto environment = manager.environment();
        environment.push_back("DISPLAY=" + screen.display());
        // With a file "refuse-on" beside it, it does not switch it on; with "slow-on", it takes its time.
        const auto program =
            folder.write("screen", "#!/bin/sh\necho \"$1\" >>" + (folder / "switched").string() +
                                       "\n[ ! -e \"${0%/*}/slow-$1\" ] || exec sleep 10\n"
                                       "[ ! -e \"${0%/*}/refuse-$1\" ]\n");
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
        keeper = std::make_unique<Child>(std::vector<std::string>{LUDARIUM_KEEPER, "--screen",
                                                                  program, LUDARIUM_CALM_PICTURE,
                                                                  LUDARIUM_STAND_IN, mood},
                                         environment);
    }
    bool shows(const std::string& state) { return manager.awaits("STATUS=" + state, 10s); }
    pid_t shell() const {
        const std::string pid = std::to_string(keeper->pid());
        std::ifstream children("/proc/" + pid + "/task/" + pid + "/children");
        pid_t child = 0;
        children >> child;
        return child > 1 ? child : throw std::runtime_error("there is no shell");
    }
};

bool ends(pid_t pid, std::chrono::milliseconds within) {
    const int descriptor = static_cast<int>(::syscall(SYS_pidfd_open, pid, 0));
    if (descriptor < 0) return true;
    pollfd gone{descriptor, POLLIN, 0};
    const bool over = ::poll(&gone, 1, static_cast<int>(within.count())) > 0;
    ::close(descriptor);
    return over;
}

} // namespace

TEST_F(KeeperTest, ItsPictureIsSeenBeforeTheShellAndMakesTheServiceReady) {
    start("slow");
    ASSERT_TRUE(manager.awaits("READY=1\nWATCHDOG=1", 10s));
    EXPECT_EQ(pixel.colour(), SeenPixel::calm);
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    EXPECT_EQ(pixel.colour(), red);
}

TEST_F(KeeperTest, AShellThatDiesIsBackAndNothingBlackIsSeenMeanwhile) {
    start("slow");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    ::kill(shell(), SIGKILL);
    std::set<unsigned long> seen;
    for (const auto until = Clock::now() + 10s; Clock::now() < until;) {
        seen.insert(pixel.colour());
        if (manager.next(5ms) == "STATUS=kiosk shown, shell restarts: 1") break;
    }
    EXPECT_THAT(seen, testing::IsSupersetOf({SeenPixel::calm}));
    EXPECT_THAT(seen, testing::Each(testing::AnyOf(SeenPixel::calm, red)));
    EXPECT_EQ(pixel.colour(), red);
}

TEST_F(KeeperTest, AShellThatHangsIsKilledAndStartedAgain) {
    start("well");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    ::kill(shell(), SIGSTOP);
    EXPECT_TRUE(shows("kiosk shown, shell restarts: 1"));
}

TEST_F(KeeperTest, AShellThatWaitsForTheDiskIsLet) {
    start("blocked");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    const pid_t before = shell();
    for (const auto until = Clock::now() + 4s; Clock::now() < until;) manager.next(50ms);
    EXPECT_EQ(shell(), before) << "it was silent for three times the patience";
}

TEST_F(KeeperTest, WithoutAScreenItSaysSoAndGivesUp) {
    start("well");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    pixel.tell_no_screen();
    EXPECT_TRUE(manager.awaits("X_LUDARIUM_SCREEN=gone", 10s));
    EXPECT_EQ(WEXITSTATUS(keeper->wait()), ludarium::keeper::Keeper::screen_gone);
}

TEST_F(KeeperTest, OneThatAlwaysDiesAtOnceIsTriedLessAndLessOften) {
    start("dies");
    ASSERT_TRUE(shows("calm picture shown, shell restarts: 5"));
    const auto fifth = Clock::now();
    ASSERT_TRUE(shows("calm picture shown, shell restarts: 6"));
    EXPECT_GE(Clock::now() - fifth, 900ms);
    EXPECT_EQ(pixel.colour(), SeenPixel::calm);
}

TEST_F(KeeperTest, AskedToEndItEndsADeafShellToo) {
    start("deaf");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    const pid_t child = shell();
    const auto asked = Clock::now();
    EXPECT_EQ(keeper->end(SIGTERM), 0);
    // It waits for less than a second; a busy machine may add one of its own.
    static_assert(ludarium::keeper::Keeper::ending < 1s);
    EXPECT_LT(Clock::now() - asked, 2s);
    EXPECT_TRUE(ends(child, 0ms));
}

TEST_F(KeeperTest, TheShellEndsWithItsKeeper) {
    start("well");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    const pid_t child = shell();
    keeper->end(SIGKILL);
    EXPECT_TRUE(ends(child, 2s));
}

TEST_F(KeeperTest, TheScreenIsOffWhileTheShellSaysSoAndOnWithoutAShell) {
    start("closes");
    EXPECT_TRUE(is_switched("off\n", 10s));
    ::kill(shell(), SIGKILL);
    EXPECT_TRUE(is_switched("off\non\noff\n", 10s));
}

TEST_F(KeeperTest, BeforeItEndsTheScreenIsOn) {
    start("closes");
    ASSERT_TRUE(is_switched("off\n", 10s));
    EXPECT_EQ(keeper->end(SIGTERM), 0);
    EXPECT_EQ(switched(), "off\non\n");
}

TEST_F(KeeperTest, BeforeItEndsTheScreenIsOnThoughItWasStillBeingSwitchedOff) {
    folder.write("slow-off", "");
    folder.write("slow-on", ""); // it waits for a compositor that is about to end
    start("closes");
    ASSERT_TRUE(is_switched("off\n", 10s));
    const auto asked = Clock::now();
    EXPECT_EQ(keeper->end(SIGTERM), 0);
    EXPECT_EQ(switched(), "off\non\n");
    EXPECT_LT(Clock::now() - asked, 3s);
}

TEST_F(KeeperTest, AScreenThatCannotBeSwitchedOffIsLeftAlone) {
    folder.write("refuse-off", "");
    start("closes");
    EXPECT_TRUE(shows("kiosk shown, the display stays on at night, shell restarts: 0"));
    EXPECT_FALSE(is_switched("off\noff\n", 2s));
    EXPECT_EQ(keeper->end(SIGTERM), 0);
}

TEST_F(KeeperTest, WithAScreenThatStaysOffItGivesUp) {
    folder.write("refuse-on", "");
    start("opens");
    const auto until = Clock::now() + 20s;
    while (!ends(keeper->pid(), 0ms) && Clock::now() < until) manager.next(50ms);
    ASSERT_TRUE(ends(keeper->pid(), 0ms));
    EXPECT_EQ(WEXITSTATUS(keeper->wait()), 4);
    EXPECT_THAT(switched(), testing::StartsWith("off\non\non\non\non\non\n"));
}

TEST_F(KeeperTest, WhoeverTouchesTheScreenAtNightHasLight) {
    start("visited");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    EXPECT_FALSE(is_switched("off\n", 1s));
}

TEST_F(KeeperTest, WithAScreenThatIsToBeTurnedItGivesUp) {
    start("turns");
    EXPECT_EQ(WEXITSTATUS(keeper->wait()), 5);
}

TEST_F(KeeperTest, WhatIsToBeReadAgainIsToldToTheShell) {
    start("well");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    ::kill(keeper->pid(), SIGHUP); // which the stand-in does not survive
    EXPECT_TRUE(shows("kiosk shown, shell restarts: 1"));
}

TEST_F(KeeperTest, ForAnUpgradeTheShellIsPutAwayAndHadBack) {
    start("well");
    ASSERT_TRUE(shows("kiosk shown, shell restarts: 0"));
    ::kill(keeper->pid(), SIGUSR1);
    ASSERT_TRUE(shows("calm picture shown, shell restarts: 0"));
    EXPECT_EQ(pixel.colour(), SeenPixel::calm);
    ::kill(keeper->pid(), SIGUSR2);
    EXPECT_TRUE(shows("kiosk shown, shell restarts: 0"));
}
