// A kiosk that crashes again and again, on a real screen: it stays to be used, without what it crashes
// over.
#include <fcntl.h>
#include <sys/stat.h>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskWindow;
using testing::HasSubstr;

namespace {

constexpr std::int64_t day_in_ms = 24 * 3600 * 1000;

bool note_is_left(const KioskWindow& kiosk) {
    return std::filesystem::exists(kiosk.state() / "in-hand.json");
}

// As if the kiosk had run for a day since.
void move_a_day(const KioskWindow& kiosk) {
    const auto file = kiosk.state() / "crashes.json";
    auto crashes = nlohmann::json::parse(std::ifstream(file));
    for (auto& crash : crashes) crash["ran"] = crash.at("ran").get<std::int64_t>() + day_in_ms;
    std::ofstream(file) << crashes;
}

} // namespace

TEST(SafeMode, ComesWithThreeCrashesAtATableAndGoesAfterADay) {
    KioskWindow kiosk; // at the table of tablut
    for (const int signal : {SIGSEGV, SIGKILL, SIGSEGV}) {
        kiosk.await_position(0);
        kiosk.kill_shell(signal);
        EXPECT_TRUE(note_is_left(kiosk));
        kiosk.start();
    }
    const auto told = kiosk.await("safe-mode");
    EXPECT_EQ(told.at("on"), true);
    EXPECT_THAT(told.at("why").get<std::string>(), HasSubstr("game tablut"));
    kiosk.await("screen", "name", "home");
    kiosk.await("picture");
    EXPECT_TRUE(kiosk.has_shown("button-game-tavli"));
    EXPECT_THAT(kiosk.log(), HasSubstr("there is no game tablut to be played"));
    kiosk.sit_down("tavli");

    EXPECT_EQ(kiosk.stop_shell(), 0);
    EXPECT_FALSE(note_is_left(kiosk)) << "an orderly end is no crash";
    move_a_day(kiosk);
    std::filesystem::remove(kiosk.state() / "game.journal");
    kiosk.start();
    kiosk.await("screen", "name", "table");
    kiosk.await_position(0);
}

// Words that never come: the kiosk hangs over a file that it has in hand.
TEST(SafeMode, ABusyKioskThatIsToldToEndHasNotCrashed) {
    const ludarium::test::TemporaryFolder content;
    std::filesystem::copy(LUDARIUM_CONTENT, content / "content",
                          std::filesystem::copy_options::recursive);
    ludarium::test::KioskStart how;
    how.game = "tablut";
    how.content = (content / "content").string();
    KioskWindow kiosk(how);
    kiosk.await_position(0);
    std::filesystem::create_directory(content / "content/shell/la");
    ASSERT_EQ(::mkfifo((content / "content/shell/la/strings.po").c_str(), 0600), 0);
    kiosk.reload();
    const int writes = ::open((content / "content/shell/la/strings.po").c_str(), O_WRONLY);
    ASSERT_GE(writes, 0) << "it reads";
    EXPECT_EQ(kiosk.stop_shell(), 0);
    ::close(writes);
    EXPECT_FALSE(note_is_left(kiosk));
}

TEST(SafeMode, AScreenThatGoesAwayIsNoCrash) {
    KioskWindow kiosk;
    kiosk.await_position(0);
    kiosk.lose_screen();
    EXPECT_EQ(kiosk.await_end(), 1);
    EXPECT_FALSE(note_is_left(kiosk));
}
