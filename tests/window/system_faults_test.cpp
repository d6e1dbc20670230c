// The system is ill for a moment: the kiosk waits, blames no game, and goes on where it was.
#include <chrono>
#include <thread>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using ludarium::test::TemporaryFolder;
using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

namespace {

// With a host program that can be taken away.
struct IllSystem : testing::Test {
    TemporaryFolder own;
    fs::path program = own / "ludarium-host";
    fs::path away = own / "away";

    void SetUp() override { fs::copy_file(LUDARIUM_HOST_PROGRAM, program); }

    KioskStart start(const std::string& game) const {
        KioskStart how;
        how.game = game;
        how.options = {"--host", program.string()};
        return how;
    }

    static void await_log(const KioskWindow& kiosk, const std::string& words) {
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (kiosk.log().find(words) == std::string::npos) {
            ASSERT_LT(std::chrono::steady_clock::now(), until) << "never logged: " << words;
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
};

} // namespace

TEST_F(IllSystem, WithoutAHostProgramForAMomentTheGameGoesOn) {
    KioskWindow kiosk(start("tablut"));
    const auto before = kiosk.await_position(0);
    fs::rename(program, away);
    ASSERT_GT(kiosk.host_pid(), 0);
    ::kill(kiosk.host_pid(), SIGKILL);
    await_log(kiosk, "No such file");
    fs::rename(away, program);
    EXPECT_EQ(kiosk.await_position(0).at("hash"), before.at("hash"));
    EXPECT_THAT(kiosk.log(), Not(HasSubstr("quarantine")));
}

TEST_F(IllSystem, WithoutAHostProgramAtTheStartTheGamesComeWhenItIsThere) {
    fs::rename(program, away);
    KioskWindow kiosk(start(""));
    await_log(kiosk, "No such file");
    fs::rename(away, program);
    kiosk.await("attract");
    EXPECT_FALSE(fs::exists(kiosk.state() / "quarantine.json"));
}

TEST_F(IllSystem, WhoeverWantsToPlayMeanwhileIsToldAndMayChooseAgain) {
    fs::rename(program, away);
    KioskStart how = start("tablut");
    how.options.insert(how.options.end(), {"--speed", "5"});
    KioskWindow kiosk(how);
    kiosk.await("screen", "name", "home");
    fs::rename(away, program);
    kiosk.sit_down("tablut");
}

TEST_F(IllSystem, AJournalWhoseLanguageIsNoTextIsSetAside) {
    KioskWindow kiosk(start("tablut"));
    kiosk.await_position(0);
    kiosk.kill_shell();
    std::ofstream(kiosk.state() / "game.journal", std::ios::app) << "l \xFF\xC0 1000\n";
    kiosk.start();
    kiosk.await_position(0);
    EXPECT_TRUE(fs::exists(kiosk.state() / "game.journal.odd.1"));
    EXPECT_THAT(kiosk.log(), HasSubstr("no language is called so"));
}

// As on a machine that is too busy to start it in time.
TEST(WithoutAWorkshop, TheWordsAreReadWhenItIsBack) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "games");
    fs::create_directory_symlink(fs::path(LUDARIUM_GAMES) / "tablut", folder / "games/tablut");
    KioskStart how;
    how.games = folder / "games";
    how.state = folder / "state"; // where nothing is known yet
    fs::create_directories(how.state / "pictures");
    how.options = {"--workshop", (folder / "workshop").string()};
    KioskWindow kiosk(how);
    kiosk.await("attract");
    EXPECT_THAT(kiosk.log(), HasSubstr("strings.po"));
    fs::create_symlink(LUDARIUM_WORKSHOP_PROGRAM, folder / "workshop");
    const std::string again = "reads words and theme again";
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (kiosk.log().find(again) == std::string::npos && std::chrono::steady_clock::now() < until)
        kiosk.counters(); // a turn of the kiosk
    const std::string log = kiosk.log();
    ASSERT_THAT(log, HasSubstr(again));
    EXPECT_THAT(log.substr(log.find(again)), Not(HasSubstr("strings.po")));
}
