// The real shell under its keeper.
#include <fstream>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "../common/seen_pixel.hpp"
#include "../common/watched_display.hpp"

using namespace ludarium::test;

namespace {

KioskStart kept_shell() {
    KioskStart kept;
    kept.command = {LUDARIUM_KEEPER, LUDARIUM_CALM_PICTURE, LUDARIUM_PROGRAM, "--kiosk",
                    "--games",       LUDARIUM_GAMES,        "--size",         "1920x1080"};
    return kept;
}

} // namespace

TEST(KeptShell, IsTouchedThoughTheServerTakesTheCalmWindowForTheUpperOne) {
    KioskWindow kiosk(kept_shell());
    kiosk.await("picture");
    WatchedDisplay(kiosk.display()).lower_uppermost(); // as cage's X server has them
    kiosk.tap_at(960, 540);
    kiosk.await("screen", "name", "home");
}

TEST(KeptShell, IsBackAfterACrashOfWhichItKnows) {
    KioskWindow kiosk(kept_shell());
    kiosk.await("picture");
    const SeenPixel pixel(kiosk.display());
    const std::string keeper = std::to_string(kiosk.shell_pid());
    pid_t shell = 0;
    std::ifstream("/proc/" + keeper + "/task/" + keeper + "/children") >> shell;
    ASSERT_GT(shell, 1);
    ::kill(shell, SIGKILL);
    kiosk.await("picture");
    EXPECT_NE(pixel.colour(), 0u);
    std::ifstream crashes(kiosk.state() / "crashes.json");
    EXPECT_THAT(std::string(std::istreambuf_iterator<char>(crashes), {}),
                testing::HasSubstr("since-boot"));
    EXPECT_EQ(kiosk.stop_shell(), 0) << "asked to end, the keeper ends in order";
}
