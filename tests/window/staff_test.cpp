// The staff panel by taps alone, in the views this kiosk was built with.
#include <gmock/gmock.h>
#include <ludarium/host/manifest.hpp>

#include "../common/kiosk_window.hpp"
#include "../common/small_disk.hpp"
#include "staff/corner_gesture.hpp"
#include "staff/pin_lock.hpp"
#include "staff/staff_views.hpp"
#include "visit/journal.hpp"
#include "visit/kiosk_settings.hpp"

using namespace ludarium::shell;
using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

namespace {

const std::string pin = "2580";

// On faster clocks fingers need not rest for as long, and nobody waits for delays and countdowns.
constexpr int faster = 5;
constexpr int fastest = 20;

KioskStart on_clock(int speed, const std::string& game = "") {
    KioskStart how;
    how.game = game;
    how.options = {"--speed", std::to_string(speed)};
    return how;
}

void call_staff(KioskWindow& kiosk) {
    // As long as the kiosk may need to show the home screen.
    constexpr double hold = 0.6;
    static_assert(hold * 1000 * faster > CornerGesture::hold.count());
    kiosk.hold_at({{20, 20}, {1900, 20}}, hold);
    kiosk.await("screen", "name", "staff");
}

void type(KioskWindow& kiosk, const std::string& digits) {
    std::vector<std::string> keys;
    for (const char digit : digits) keys.push_back("button-pin-" + std::string(1, digit));
    keys.emplace_back("button-pin-enter");
    kiosk.tap_all(keys);
}

void have_pin(const KioskWindow& kiosk) {
    const SteadyClock clock;
    EXPECT_TRUE(PinLock(kiosk.state(), clock).choose(pin));
}

void open_panel(KioskWindow& kiosk) {
    kiosk.await("screen", "name", "attract");
    have_pin(kiosk);
    call_staff(kiosk);
    type(kiosk, pin);
    kiosk.await("form", "page", "games");
}

// Opens a page of the panel and touches these keys on it; what the page says then.
KioskWindow::Line change(KioskWindow& kiosk, const std::string& page,
                         const std::vector<std::string>& keys) {
    kiosk.tap("button-page-" + page);
    auto shown = kiosk.await("form", "page", page);
    for (const auto& key : keys) {
        kiosk.tap("button-" + key);
        shown = kiosk.await("form");
    }
    return shown.at("items");
}

KioskSettings staff_settings(const KioskWindow& kiosk) {
    std::vector<std::string> problems;
    auto settings = KioskSettings::read(kiosk.state() / "staff.toml", problems);
    EXPECT_THAT(problems, testing::IsEmpty());
    return settings;
}

// Of a game's options, in this mode.
std::vector<std::uint32_t> choices_of(const std::string& game, const std::string& wanted) {
    const auto manifest =
        ludarium::host::read_manifest(std::filesystem::path(LUDARIUM_GAMES) / game);
    for (const auto& mode : manifest->modes)
        if (mode.id == wanted) return mode.choices;
    return {};
}

struct StaffPanel : testing::TestWithParam<std::string> {
    static KioskStart with_view() {
        KioskStart how = on_clock(faster);
        how.options.insert(how.options.end(), {"--staff-view", GetParam()});
        return how;
    }
    KioskWindow kiosk{with_view()};
};

} // namespace

TEST_P(StaffPanel, ChangesEverythingByTapsAlone) {
    open_panel(kiosk);
    EXPECT_EQ(change(kiosk, "games", {"offer-scripta"}).at("offer-scripta"), "off");
    EXPECT_EQ(change(kiosk, "games", {"mode-tavli-full"}).at("mode-tavli"), "full");
    EXPECT_EQ(change(kiosk, "languages", {"offer-fr"}).at("offer-fr"), "off");
    EXPECT_EQ(change(kiosk, "times", {"idle.menus-more"}).at("idle.menus"), "50 s");
    EXPECT_EQ(change(kiosk, "sound", {"sound.volume-less"}).at("sound.volume"), "65 %");
    change(kiosk, "statistics", {});
    kiosk.await("form", "page", "statistics"); // once more, when they are counted
    kiosk.tap("button-days-30");
    EXPECT_EQ(kiosk.await("form").at("items").at("days"), "30");
    EXPECT_NE(change(kiosk, "log", {}).at("lines"), "");
    const auto hours = change(kiosk, "hours", {"way-hours", "from-less", "way-always"});
    EXPECT_EQ(hours.at("way"), "always");
    const auto settings = staff_settings(kiosk);
    EXPECT_THAT(settings.disabled, ElementsAre("scripta"));
    EXPECT_THAT(settings.languages, Not(Contains("fr")));
    EXPECT_EQ(settings.volume, 65);

    kiosk.tap("button-done");
    kiosk.await("screen", "name", "attract");
    kiosk.tap_at(500, 500);
    kiosk.await("screen", "name", "home");
    kiosk.await("offers");
    EXPECT_THAT(kiosk.offers(), Not(Contains("button-game-scripta")));
    kiosk.tap("button-game-tavli");
    kiosk.await("screen", "name", "page");
    kiosk.tap("button-start");
    kiosk.await_position(0);
    const SteadyClock clock;
    const auto journal = Journal::resume(kiosk.state() / "game.journal", clock);
    ASSERT_TRUE(std::holds_alternative<Journal>(journal));
    EXPECT_EQ(std::get<Journal>(journal).header().choices, choices_of("tavli", "full"));
}

TEST_P(StaffPanel, DrawsNothingWhileNobodyTouchesItAndANewPinIsTypedTwice) {
    open_panel(kiosk);
    const auto before = kiosk.counters();
    kiosk.hold_at({{5, 500}, {700, 60}}, 0.3); // beside everything, and on what is no key
    EXPECT_EQ(kiosk.counters().at("frames"), before.at("frames"));
    kiosk.tap("button-page-pin");
    kiosk.await("form", "page", "pin");
    kiosk.tap("button-new-pin");
    kiosk.await("dialogue");
    type(kiosk, "1379");
    kiosk.await("dialogue");
    type(kiosk, "1379");
    kiosk.await("form", "page", "pin");
    const SteadyClock clock;
    EXPECT_TRUE(PinLock(kiosk.state(), clock).opens("1379"));
}

TEST_P(StaffPanel, RestartingAsksFirstAndEndsInOrder) {
    open_panel(kiosk);
    change(kiosk, "kiosk", {});
    kiosk.tap("button-restart");
    kiosk.await("dialogue");
    kiosk.tap("button-no");
    kiosk.tap("button-restart");
    kiosk.await("dialogue");
    kiosk.tap("button-yes");
    EXPECT_EQ(kiosk.await_end(), 0);
}

INSTANTIATE_TEST_SUITE_P(Built, StaffPanel, testing::ValuesIn(staff_views()),
                         [](const auto& view) { return view.param; });

TEST(Staff, WithoutAPinNobodyAtTheScreenCanMakeOne) {
    KioskWindow kiosk(on_clock(faster));
    kiosk.await("screen", "name", "attract");
    call_staff(kiosk);
    type(kiosk, pin);
    kiosk.tap("button-pin-cancel");
    kiosk.await("screen", "name", "home");
    EXPECT_FALSE(std::filesystem::exists(kiosk.state() / "pin"));
}

TEST(Staff, AFileOnTheDiskMakesThePanelAskForANewPinWhichAKeyboardTypesToo) {
    KioskWindow kiosk(on_clock(faster));
    kiosk.await("screen", "name", "attract");
    std::ofstream(kiosk.state() / "new-pin");
    call_staff(kiosk);
    type(kiosk, "1111");
    kiosk.await("dialogue");
    kiosk.key("Tab");
    kiosk.await("focus", "name", "button-pin-1");
    for (int i = 0; i < 4; ++i) kiosk.key("Return");
    for (const char* arrow : {"Down", "Down", "Down", "Right", "Right"}) kiosk.key(arrow);
    kiosk.await("focus", "name", "button-pin-enter");
    kiosk.key("Return");
    kiosk.await("form", "page", "games");
    EXPECT_FALSE(std::filesystem::exists(kiosk.state() / "new-pin"));
}

TEST(Staff, WrongPinsHaveToWait) {
    KioskWindow kiosk(on_clock(fastest));
    kiosk.await("screen", "name", "attract");
    have_pin(kiosk);
    call_staff(kiosk);
    for (int i = 0; i < 3; ++i) {
        type(kiosk, "0000");
        kiosk.await("dialogue");
    }
    type(kiosk, pin); // means nothing now
    kiosk.await("dialogue", "words", "Digitate il PIN e toccate OK.");
    type(kiosk, pin);
    kiosk.await("form", "page", "games");
}

TEST(Staff, NoTouchCountsWhileTheScreenIsCleanedOnTheRailNeither) {
    KioskWindow kiosk(on_clock(fastest));
    open_panel(kiosk);
    change(kiosk, "cleaning", {});
    kiosk.tap("button-clean");
    kiosk.await("dialogue");
    for (const char* key : {"button-done", "button-language-de", "button-page-log"}) kiosk.tap(key);
    EXPECT_EQ(kiosk.await("form").at("page"), "cleaning") << "nothing else was shown meanwhile";
}

TEST(Staff, AreCalledInTheDarkAndItIsDarkAgainAfterThem) {
    KioskStart how = on_clock(faster);
    how.settings = "[hours]\nevery-day = \"closed\"\n";
    KioskWindow kiosk(how);
    kiosk.await("dark", "dark", true);
    call_staff(kiosk);
    kiosk.tap("button-pin-cancel");
    kiosk.await("dark", "dark", true);
}

TEST(Staff, SetNothingOnAReadOnlyDiskAndTheLogSaysWhy) {
    using ludarium::test::SmallDisk;
    if (const auto why = SmallDisk::impossible()) GTEST_SKIP() << *why;
    const SmallDisk disk("16m");
    KioskStart how = on_clock(faster);
    how.state = disk.path() / "state";
    KioskWindow kiosk(how);
    open_panel(kiosk);
    disk.read_only();
    EXPECT_EQ(change(kiosk, "times", {"idle.menus-more"}).at("idle.menus"), "45 s");
    EXPECT_THAT(kiosk.log(), HasSubstr("staff.toml can't be written: Read-only file system"));
    disk.writable();
    EXPECT_EQ(change(kiosk, "times", {"idle.menus-more"}).at("idle.menus"), "50 s");
    EXPECT_EQ(staff_settings(kiosk).idle.menus, std::chrono::seconds(50));
}

TEST(Staff, GiveGamesBackToAKioskThatHasNone) {
    KioskStart how = on_clock(faster);
    how.settings = "[games]\ndisabled = [\"tavli\", \"scripta\", \"tablut\", \"astronomica\"]\n";
    KioskWindow kiosk(how);
    kiosk.await("curtain");
    have_pin(kiosk);
    call_staff(kiosk);
    type(kiosk, pin);
    kiosk.await("form", "page", "games");
    kiosk.tap("button-offer-tavli");
    kiosk.await("form");
    kiosk.tap("button-done");
    EXPECT_EQ(kiosk.await("attract").at("game"), "tavli");
}

TEST(Staff, ReadInTheirLanguageWhyAGameWasSetAside) {
    KioskWindow kiosk(on_clock(faster, "tablut"));
    for (int death = 1; death <= 3; ++death) {
        kiosk.await_position(0);
        ::kill(kiosk.host_pid(), SIGSEGV);
    }
    kiosk.await("ended");
    kiosk.await("screen", "name", "home");
    have_pin(kiosk);
    call_staff(kiosk);
    type(kiosk, pin);
    auto items = kiosk.await("form", "page", "games").at("items");
    while (!items.contains("release-tablut")) {
        kiosk.tap("button-leaf-next");
        items = kiosk.await("form").at("items");
    }
    EXPECT_THAT(items.at("note").get<std::string>(),
                AllOf(HasSubstr("il gioco si è chiuso da solo"),
                      HasSubstr("signal 11 (Segmentation fault)")));
    EXPECT_THAT(
        kiosk.log(),
        testing::ContainsRegex("goes into quarantine until [-0-9]+: the host was lost: killed by"));
    kiosk.tap("button-release-tablut");
    EXPECT_FALSE(kiosk.await("form").at("items").contains("note"));
}

TEST(Staff, WhoeverWasPlayingGoesOnIfThePanelIsNotOpened) {
    KioskWindow kiosk(on_clock(faster, "tablut"));
    kiosk.await_position(0);
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(2);
    have_pin(kiosk);
    call_staff(kiosk);
    kiosk.tap("button-pin-cancel");
    kiosk.await("screen", "name", "table");
    kiosk.tap("spot-b4");
    kiosk.tap("spot-a4");
    kiosk.await_position(4);
}
