// Museum staff with a stick at a kiosk that runs: a game made outside is signed with minisign, installed, played,
// updated, rolled back and removed.
#include <algorithm>
#include <cstdlib>
#include <fstream>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "staff/corner_gesture.hpp"
#include "staff/pin_lock.hpp"

using ludarium::shell::CornerGesture;
using ludarium::shell::PinLock;
using ludarium::shell::SteadyClock;
using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using ludarium::test::TemporaryFolder;
using testing::Contains;
using testing::HasSubstr;
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
    // The gesture, the PIN, and the page for sticks.
    void open_page() {
        const SteadyClock clock;
        EXPECT_TRUE(PinLock(kiosk.state(), clock).choose("2580"));
        const double hold = 1.1 * static_cast<double>(CornerGesture::hold.count()) / 1000;
        kiosk.hold_at({{20, 20}, {1900, 20}}, hold);
        kiosk.await("screen", "name", "staff");
        kiosk.tap_all(
            {"button-pin-2", "button-pin-5", "button-pin-8", "button-pin-0", "button-pin-enter"});
        kiosk.await("form");
        kiosk.tap("button-page-install");
    }
    // What the page says of this item, as soon as it says something, or something else than before.
    std::string await_item(const std::string& item, const std::string& other_than = "") {
        for (;;) {
            const auto items = kiosk.await("form", "page", "install").at("items");
            if (const auto value = items.value(item, std::string()); value != other_than)
                return value;
        }
    }
    std::string sure(const std::string& key, const std::string& before) {
        kiosk.tap("button-" + key);
        kiosk.await("dialogue");
        kiosk.tap("button-yes");
        while (true) // there is none while it is under way
            if (const auto said = await_item("note"); said != before) return said;
    }
    std::size_t cards() const {
        return static_cast<std::size_t>(
            std::count_if(kiosk.offers().begin(), kiosk.offers().end(), [](const std::string& o) {
                return o.compare(0, 12, "button-game-") == 0;
            }));
    }
};

} // namespace

TEST_F(OnTheFloor, StaffInstallUpdateRollBackAndRemoveAGameThatVisitorsPlay) {
    kiosk.await("screen", "name", "attract");
    museum.put(first);
    open_page();
    ASSERT_EQ(await_item("install-0"), "usable");
    kiosk.tap_all({"button-install-0", "button-install-0"});
    EXPECT_THAT(await_item("progress"), HasSubstr("Mulino: viene"));
    std::string said = await_item("note");
    EXPECT_THAT(said, HasSubstr("Mulino 1.0.0 è installato"));
    kiosk.tap("button-done");
    go_home();
    EXPECT_EQ(cards(), 5u);
    begin_game();
    play(play(0));

    museum.put(second);
    open_page();
    while (await_item("install-0") != "usable") continue;
    kiosk.tap("button-install-0");
    EXPECT_THAT(said = await_item("note"), HasSubstr("Mulino 1.0.0.1 è installato"));
    EXPECT_THAT(said = sure("back-mulino", said), HasSubstr("di nuovo Mulino 1.0.0."));
    EXPECT_THAT(sure("remove-mulino", said), HasSubstr("Mulino è stato tolto"));
    kiosk.tap("button-done");
    go_home();
    EXPECT_EQ(cards(), 4u);
    EXPECT_THAT(kiosk.log(), Not(HasSubstr("warning")));
}

TEST_F(OnTheFloor, WhatIsOnTheStickComesAndGoesOnThePage) {
    kiosk.await("screen", "name", "attract");
    open_page();
    EXPECT_EQ(await_item("install-0", "usable"), "");
    museum.put(first, false);
    EXPECT_EQ(await_item("install-0"), "off") << "it is not signed";
    museum.put(second);
    EXPECT_EQ(await_item("install-0", "off"), "usable");
    fs::rename(museum.path("stick"), museum.path("pulled-out"));
    EXPECT_EQ(await_item("install-0", "usable"), "");
}

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
    kiosk.kill_shell();
    kiosk.start();
    EXPECT_EQ(kiosk.await("resumed").at("actions"), ply)
        << "not even a crash brings the new version";
    kiosk.await_position(ply);
    ASSERT_TRUE(ctl("remove", "mulino"));
    EXPECT_THAT(games(), Not(Contains(HasSubstr("mulino"))));
    // Not even its files are gone: a new host goes on with the same version.
    ::kill(kiosk.host_pid(), SIGKILL);
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

TEST(WithoutGames, TheKioskBeginsWithTheFirstThatComesAndClosesWithTheLast) {
    const Museum museum;
    const TemporaryFolder no_games;
    KioskStart how = museum.kiosk();
    how.games = no_games.path().string();
    KioskWindow kiosk(how);
    kiosk.await("settings");
    museum.put(first);
    const std::string store = " --store " + (kiosk.state() / "games").string();
    ASSERT_TRUE(runs(LUDARIUMCTL " install " + museum.path("stick/" + first) + store + " --keys " +
                     museum.path("keys")));
    EXPECT_EQ(kiosk.await("attract").at("game"), "mulino");
    ASSERT_TRUE(runs(LUDARIUMCTL " remove mulino" + store));
    EXPECT_EQ(kiosk.await("games").at("names"), Lines());
    kiosk.tap_at(500, 500);
    EXPECT_THAT(kiosk.log(), HasSubstr("there is no game to play"));
    EXPECT_GT(kiosk.counters().at("frames"), 0) << "it lives";
}

TEST_F(OnTheFloor, DeveloperModeShowsAndLosesItsRibbon) {
    go_home();
    std::ofstream(museum.path("keys/developer-mode"));
    EXPECT_EQ(kiosk.await("developer-mode").at("on"), true);
    fs::remove(museum.path("keys/developer-mode"));
    EXPECT_EQ(kiosk.await("developer-mode").at("on"), false);
}
