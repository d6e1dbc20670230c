// One kind of screen after the other, until a picture is seen.
#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "../common/seen_pixel.hpp"
#include "../common/service_manager.hpp"
#include "session/graphics_cards.hpp"
#include "session/screen_memory.hpp"
#include "session/session.hpp"
#include "visit/screen_turn.hpp"

using namespace std::chrono_literals;
using namespace ludarium::test;
using ludarium::session::ScreenKind;
using ludarium::session::ScreenMemory;

namespace {

// Runs the keeper in its own stead, on the screen that is there.
const std::string plays_cage = "while [ \"$1\" != -- ]; do shift; done; shift; exec \"$@\"";
// Ends by itself with the last display, as cage 0.1 does: here with a file beside it.
const std::string ends_unplugged = "while [ \"$1\" != -- ]; do shift; done; shift; \"$@\" &\n"
                                   "while [ ! -e ${0%/*}/pulled ]; do sleep 0.1; done; exit 0";
const std::string crashes = "kill -SEGV $$";

struct SessionTest : testing::Test {
    VirtualScreen screen{640, 480};
    TemporaryFolder folder;
    ServiceManager manager{10s};
    std::unique_ptr<Child> session;
    std::string kiosk = LUDARIUM_STAND_IN;

    std::string script(const std::string& name, const std::string& lines) {
        folder.write(name, "#!/bin/sh\n" + lines + "\n");
        std::filesystem::permissions(folder / name, std::filesystem::perms::owner_all);
        return (folder / name).string();
    }
    void start(const std::string& cage, const std::string& xorg) {
        auto environment = manager.environment();
        for (const std::string& variable :
             {"DISPLAY=" + screen.display(), "XDG_RUNTIME_DIR=" + folder.path().string(),
              std::string("WLR_BACKENDS=x11")})
            environment.push_back(variable);
        session = std::make_unique<Child>(
            std::vector<std::string>{LUDARIUM_SESSION, "--state", folder.path().string(), "--cage",
                                     script("cage", cage), "--xorg", script("xorg", xorg),
                                     "--input-devices", folder.path().string(), "--displays",
                                     (folder / "drm").string(), "--keeper", LUDARIUM_KEEPER,
                                     "--picture", LUDARIUM_CALM_PICTURE, "--kiosk", kiosk},
            environment);
    }
    bool shows_kiosk() { return manager.awaits("STATUS=kiosk shown, shell restarts: 0\n", 20s); }
    // A line of a script, and what it told.
    std::string tells(const std::string& what) const {
        return "echo " + what + " >" + (folder / "words").string() + "\n";
    }
    std::string words() const {
        std::ifstream in(folder / "words");
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void display_is(const std::string& status) const {
        std::filesystem::create_directories(folder / "drm/card0-HDMI-A-1");
        folder.write("drm/card0-HDMI-A-1/status", status + "\n");
    }
    ScreenMemory memory() const {
        return ScreenMemory(folder / ludarium::session::screen_memory_file);
    }
};

} // namespace

TEST_F(SessionTest, WhereTheCardCrashesCageTheProcessorDraws) {
    start("[ $WLR_RENDERER = pixman ] || " + crashes + "\n" + plays_cage, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    const auto learned = memory();
    ASSERT_EQ(learned.failures().size(), 1u);
    EXPECT_EQ(learned.failures().at(ScreenKind::gpu).why, "cage ended by signal 11");
    EXPECT_EQ(session->end(SIGTERM), 0);
}

TEST_F(SessionTest, WhereCageDoesNotStartThereIsXorg) {
    start("exit 1", "exec Xvfb -displayfd $2 -auth $4 -screen 0 640x480x24");
    ASSERT_TRUE(shows_kiosk());
    EXPECT_EQ(memory().failures().at(ScreenKind::software).why, "cage ended with code 1");
    EXPECT_EQ(session->end(SIGTERM), 0);
}

TEST_F(SessionTest, WhatWorkedIsNotSearchedForAgain) {
    ScreenMemory(folder / ludarium::session::screen_memory_file, ludarium::session::machine_told())
        .has_worked(ScreenKind::software);
    start("[ $WLR_RENDERER = pixman ] || " + crashes + "\n" + plays_cage, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    EXPECT_TRUE(memory().failures().empty());
}

// Told to do without, cage takes notice of a touch screen that is there only when it is touched.
TEST_F(SessionTest, CageTakesTheTouchScreenThatIsThere) {
    folder.write("c13:65", "E:ID_INPUT=1\nE:ID_INPUT_TOUCHSCREEN=1\n");
    start(tells("${WLR_LIBINPUT_NO_DEVICES:-takes}") + plays_cage, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    EXPECT_EQ(words(), "takes\n");
}

TEST_F(SessionTest, CageDoesWithoutATouchScreenWhereThereIsNone) {
    folder.write("c13:32", "E:ID_INPUT=1\nE:ID_INPUT_MOUSE=1\n"); // the old kind
    folder.write("c13:64", "E:ID_INPUT=1\n");                     // an accelerometer
    start(tells("$WLR_LIBINPUT_NO_DEVICES") + plays_cage, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    EXPECT_EQ(words(), "1\n");
}

TEST_F(SessionTest, CageTurnsTheScreenByItselfWhereItCan) {
    ludarium::shell::keep_screen_turn(folder.path(), 180);
    const std::string has_option = "[ \"$1\" != -h ] || exec printf ' -r\\t Rotate\\n'\n";
    start(has_option + tells("\"$@\"") + plays_cage, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    EXPECT_THAT(words(), testing::StartsWith("-d -r -r -- "));
    EXPECT_THAT(words(), testing::HasSubstr(" --turned 180"));
    EXPECT_THAT(words(), testing::EndsWith(" --glass-turned 180\n")) << "but not what is felt";
    EXPECT_THAT(words(), testing::Not(testing::HasSubstr("--turned-on-trial")));
}

TEST_F(SessionTest, TheKeeperTurnsTheScreenWhereCageCannotAndTheShellHearsOfATrial) {
    ludarium::shell::try_screen_turn(folder.path(), 90);
    start("[ \"$1\" != -h ] || exit 0\n" + tells("\"$@\"") + plays_cage, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    EXPECT_THAT(words(), testing::HasSubstr(" --turn 90 "));
    EXPECT_THAT(words(), testing::HasSubstr(" --turned 90 --turned-on-trial --glass-turned 90"));
    EXPECT_EQ(ludarium::shell::take_screen_turn(folder.path()).degrees, 0) << "once only";
}

TEST_F(SessionTest, AScreenThatIsToBeTurnedHasNotFailedWhateverCageSaysOfIt) {
    kiosk = script("turns", "exec " LUDARIUM_STAND_IN " turns");
    start("while [ \"$1\" != -- ]; do shift; done; shift; \"$@\"; exit 0", "exit 1");
    EXPECT_EQ(WEXITSTATUS(session->wait()), 0);
    EXPECT_TRUE(memory().failures().empty());
}

TEST_F(SessionTest, ADisplayThatIsNotThereYetIsWaitedFor) {
    display_is("disconnected");
    start(tells("tried") + plays_cage, "exit 1");
    ASSERT_TRUE(manager.awaits("STATUS=no display is plugged in\nWATCHDOG=1", 10s));
    EXPECT_EQ(words(), "");
    display_is("connected");
    EXPECT_TRUE(shows_kiosk());
}

TEST_F(SessionTest, AnUnpluggedDisplayIsWaitedForAndNoFaultOfTheCompositor) {
    start(plays_cage, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    display_is("disconnected");
    SeenPixel(screen.display()).tell_no_screen();
    ASSERT_TRUE(manager.awaits("STATUS=no display is plugged in\nWATCHDOG=1", 10s));
    display_is("connected");
    EXPECT_TRUE(shows_kiosk());
    EXPECT_TRUE(memory().failures().empty());
}

TEST_F(SessionTest, ACompositorThatEndsWithTheDisplayIsNotBlamedForIt) {
    start(ends_unplugged, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    display_is("disconnected");
    folder.write("pulled", "");
    ASSERT_FALSE(manager.awaits("STATUS=no display is plugged in\nWATCHDOG=1", 1s))
        << "that is for the next start";
    EXPECT_EQ(WEXITSTATUS(session->wait()), 1);
    EXPECT_TRUE(memory().failures().empty());
}

TEST_F(SessionTest, ADisplayThatIsAwayForAMomentIsNoFaultOfTheCompositor) {
    display_is("connected");
    start(tells("$WLR_RENDERER") + plays_cage, "exit 1");
    ASSERT_TRUE(shows_kiosk());
    SeenPixel(screen.display()).tell_no_screen();
    EXPECT_TRUE(shows_kiosk());
    EXPECT_TRUE(memory().failures().empty());
    EXPECT_EQ(words(), "gles2\n");
}

TEST_F(SessionTest, AKindOfScreenThatNeverKeepsItsDisplayIsGivenUp) {
    display_is("connected");
    start(plays_cage, "exit 1");
    for (int blips = 0; blips <= ludarium::session::Session::most_blips; ++blips) {
        ASSERT_TRUE(memory().failures().empty()) << blips;
        ASSERT_TRUE(shows_kiosk());
        SeenPixel(screen.display()).tell_no_screen();
    }
    EXPECT_TRUE(shows_kiosk());
    EXPECT_EQ(memory().failures().count(ScreenKind::gpu), 1u);
}

TEST_F(SessionTest, TheServiceManagerIsAskedForPatienceBeforeEachTrial) {
    start(plays_cage, "exit 1");
    EXPECT_EQ(manager.next(10s), "EXTEND_TIMEOUT_USEC=100000000");
}
