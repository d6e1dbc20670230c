// Museum staff with a stick at a kiosk that runs: a game made outside is signed with minisign, installed, played,
// updated, rolled back and removed.
#include <cstdlib>
#include <fstream>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using ludarium::test::TemporaryFolder;
using testing::Contains;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;

namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

const std::string first = "mulino-1.0.0.ludarium", second = "mulino-1.0.0.1.ludarium";

bool runs(const std::string& command) {
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
}

// What surrounds the kiosk: keys, a stick, and whoever signs the games.
struct Museum {
    Museum() {
        for (const char* name : {"keys", "stick"}) fs::create_directory(folder / name);
        EXPECT_TRUE(runs("minisign -G -W -p " + path("keys/museum.pub") + " -s " + path("key")));
    }
    std::string path(const std::string& name) const { return (folder / name).string(); }
    // Unsigned unless it is signed first; beside the stick, so that it appears there whole.
    void put(const std::string& bundle, bool with_signature = true) const {
        fs::copy(LUDARIUM_BUNDLES "/" + bundle, folder / bundle);
        if (with_signature) {
            EXPECT_TRUE(runs("minisign -S -s " + path("key") + " -m " + path(bundle)));
            fs::rename(folder / (bundle + ".minisig"), folder / ("stick/" + bundle + ".minisig"));
        }
        fs::rename(folder / bundle, folder / ("stick/" + bundle));
    }
    KioskStart kiosk() const {
        KioskStart how;
        how.settings = "[staff]\nstick = \"" + path("stick") + "\"\n";
        how.options = {"--keys", path("keys")};
        return how;
    }

    TemporaryFolder folder;
};

struct OnTheFloor : testing::Test {
    Museum museum;
    KioskWindow kiosk{museum.kiosk()};

    // From a shell, as an administrator would.
    bool ctl(const std::string& subcommand, const std::string& subject) {
        return runs(LUDARIUMCTL " --games " LUDARIUM_GAMES " " + subcommand + " --store " +
                    (kiosk.state() / "games").string() + " " + subject);
    }
    bool install(const std::string& bundle) {
        return ctl("install", museum.path("stick/" + bundle) + " --keys " + museum.path("keys"));
    }
    Lines games() { return kiosk.await("games").at("names"); }
    void go_home() {
        kiosk.await("screen", "name", "attract");
        kiosk.tap_at(500, 500);
        kiosk.await("screen", "name", "home");
        kiosk.await("offers");
    }
    void begin_game() {
        kiosk.tap("button-game-mulino");
        kiosk.await("screen", "name", "page");
        kiosk.tap("button-motion");
        kiosk.await("settings");
        kiosk.tap("button-start");
        kiosk.await_position(0);
    }
    // One move each, the visitor's by touching what is offered first.
    std::uint64_t play(std::uint64_t ply) {
        while (kiosk.offers().empty() || kiosk.offers().front().compare(0, 5, "spot-") != 0)
            kiosk.await("offers");
        kiosk.tap(kiosk.offers().front());
        kiosk.await_position(ply + 1);
        kiosk.await_position(ply + 2);
        return ply + 2;
    }
    std::size_t cards() const {
        return static_cast<std::size_t>(
            std::count_if(kiosk.offers().begin(), kiosk.offers().end(), [](const std::string& o) {
                return o.compare(0, 12, "button-game-") == 0;
            }));
    }
};

} // namespace

TEST_F(OnTheFloor, AnUpdateLeavesTheRunningGameAlone) {
    museum.put(first);
    museum.put(second);
    go_home();
    EXPECT_EQ(cards(), 4u);
    ASSERT_TRUE(install(first));
    EXPECT_THAT(games(), Contains("mulino 1.0.0"));
    kiosk.await("offers");
    EXPECT_EQ(cards(), 5u) << "home shows it at once";
    begin_game();
    auto ply = play(0);
    const int host = kiosk.host_pid();

    ASSERT_TRUE(install(second));
    EXPECT_THAT(games(), Contains("mulino 1.0.0.1"));
    ply = play(ply);
    EXPECT_EQ(kiosk.host_pid(), host) << "nobody has disturbed it";
    ASSERT_TRUE(ctl("remove", "mulino"));
    EXPECT_THAT(games(), Not(Contains(HasSubstr("mulino"))));
    // Not even its files are gone: a new host goes on with the same version.
    ::kill(host, SIGKILL);
    kiosk.await("recovered");
    kiosk.await_position(ply);
    play(ply);

    kiosk.tap("button-back");
    kiosk.await("dialogue");
    kiosk.tap("button-leave");
    kiosk.await("screen", "name", "home"); // its page is gone
    kiosk.await("offers");
    EXPECT_EQ(cards(), 4u);
    EXPECT_THAT(kiosk.log(), Not(HasSubstr("quarantine")));
}

TEST_F(OnTheFloor, APageFollowsItsGame) {
    museum.put(first);
    museum.put(second);
    ASSERT_TRUE(install(first));
    go_home();
    kiosk.tap("button-game-mulino");
    kiosk.await("screen", "name", "page");
    ASSERT_TRUE(install(second));
    EXPECT_THAT(games(), Contains("mulino 1.0.0.1"));
    kiosk.tap("button-start");
    kiosk.await_position(0);
    EXPECT_THAT(kiosk.log(), HasSubstr("game mulino 1.0.0.1 begins"));
    kiosk.tap("button-back");
    kiosk.await("screen", "name", "page");
    ASSERT_TRUE(ctl("remove", "mulino"));
    kiosk.await("screen", "name", "home");
}

TEST_F(OnTheFloor, DeveloperModeShowsAndLosesItsRibbon) {
    go_home();
    std::ofstream(museum.path("keys/developer-mode"));
    EXPECT_EQ(kiosk.await("developer-mode").at("on"), true);
    fs::remove(museum.path("keys/developer-mode"));
    EXPECT_EQ(kiosk.await("developer-mode").at("on"), false);
}
