// A new machine is set up by taps alone; a power cut in the middle costs nothing; nobody else is ever asked.
#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "../common/stand_in_machine.hpp"
#include "staff/course.hpp"
#include "staff/pin_lock.hpp"
#include "staff/turned_screen.hpp"
#include "visit/boot.hpp"
#include "visit/kiosk_settings.hpp"
#include "visit/screen_turn.hpp"

using namespace ludarium::shell;
using namespace ludarium::test;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

namespace fs = std::filesystem;

namespace {

const std::string pin = "2580";
constexpr int fastest = 20;

// A machine whose first start is not finished, and a kiosk on it that has never run.
struct FirstStart : testing::Test {
    KioskWindow kiosk_with(std::vector<std::string> options, int speed = 1) {
        KioskStart how;
        how.state = folder / "state";
        how.options = {"--first-start",      mark.string(), "--machine",
                       root.path().string(), "--speed",     std::to_string(speed)};
        how.options.insert(how.options.end(), options.begin(), options.end());
        return KioskWindow(how);
    }
    static void type(KioskWindow& kiosk, const std::string& digits) {
        std::vector<std::string> keys;
        for (const char digit : digits) keys.push_back("button-pin-" + std::string(1, digit));
        keys.emplace_back("button-pin-enter");
        kiosk.tap_all(keys);
    }
    static void choose_pin(KioskWindow& kiosk) {
        kiosk.tap("button-new-pin");
        for (int time = 1; time <= 2; ++time) {
            kiosk.await("dialogue");
            type(kiosk, pin);
        }
    }
    static void next(KioskWindow& kiosk, const std::string& page) {
        kiosk.tap("button-step-next");
        kiosk.await("form", "page", page);
    }
    static void go_to_screen_page(KioskWindow& kiosk) {
        kiosk.await("form", "page", "welcome");
        next(kiosk, "pin");
        choose_pin(kiosk);
        kiosk.await("form", "page", "zone");
        next(kiosk, "clock");
        next(kiosk, "screen");
    }
    KioskSettings settings() const {
        std::vector<std::string> problems;
        auto read = KioskSettings::read(folder / "state/staff.toml", problems);
        EXPECT_THAT(problems, IsEmpty());
        return read;
    }
    bool finished() const { return !fs::exists(mark); }

    TemporaryFolder folder;
    fs::path mark = folder.write("first-start", "");
    StandInMachine root{[this](const std::string& wish) {
        if (wish == "finish\n") fs::remove(mark);
        return wish == "key\n" ? "done 0807060504030201" : "done";
    }};
};

} // namespace

TEST_F(FirstStart, IsDoneByTapsAloneAndThenThereIsTheKiosk) {
    KioskWindow kiosk = kiosk_with({});
    kiosk.await("form", "page", "welcome");
    kiosk.tap("button-speak-fr");
    kiosk.await("form", "page", "welcome");
    kiosk.await("language", "code", "fr");
    next(kiosk, "pin");
    choose_pin(kiosk);
    kiosk.await("form", "page", "zone");
    kiosk.tap("button-zone0-Europe/Paris");
    kiosk.await("form", "page", "zone"); // asks …
    kiosk.await("form", "page", "zone"); // … and is answered
    next(kiosk, "clock");
    kiosk.tap("button-clock.minute-more");
    kiosk.await("form", "page", "clock");
    kiosk.tap("button-set-clock");
    kiosk.await("form", "page", "clock");
    kiosk.await("form", "page", "clock");
    next(kiosk, "screen");
    kiosk.tap("button-screen.diagonal-more");
    EXPECT_EQ(kiosk.await("form").at("items").at("screen.diagonal"), "28″");
    kiosk.tap("button-test-picture");
    kiosk.await("dialogue");
    kiosk.tap_at(500, 500);
    kiosk.await("form", "page", "screen");
    next(kiosk, "sound");
    next(kiosk, "hours");
    kiosk.tap("button-way-hours");
    kiosk.await("form", "page", "hours");
    next(kiosk, "key");
    kiosk.tap("button-trust-key");
    kiosk.await("form", "page", "key");
    EXPECT_THAT(kiosk.await("form").at("items").at("note").get<std::string>(),
                testing::HasSubstr("0807060504030201"));
    next(kiosk, "ready");
    EXPECT_FALSE(finished());
    kiosk.tap("button-step-next");
    kiosk.await("screen", "name", "attract");
    EXPECT_TRUE(finished());
    EXPECT_THAT(root.wishes(),
                ElementsAre("zone Europe/Paris", StartsWith("clock "), "key", "finish"));
    EXPECT_EQ(settings().languages.front(), "fr");
    EXPECT_EQ(settings().diagonal, 28);
    const SteadyClock clock;
    EXPECT_TRUE(PinLock(kiosk.state(), clock).opens(pin));

    kiosk.kill_shell();
    kiosk.start();
    EXPECT_EQ(kiosk.await("screen").at("name"), "attract") << "it never comes again";
}

TEST_F(FirstStart, GoesOnAfterAPowerCutWhereItWasForWhoKnowsThePin) {
    KioskWindow kiosk = kiosk_with({});
    go_to_screen_page(kiosk);
    kiosk.kill_shell();
    kiosk.start();
    kiosk.await("screen", "name", "staff");
    type(kiosk, pin);
    kiosk.await("form", "page", "screen");
}

TEST_F(FirstStart, CannotGoOnWithoutAPin) {
    KioskWindow kiosk = kiosk_with({});
    kiosk.await("form", "page", "welcome");
    next(kiosk, "pin");
    kiosk.tap("button-step-next"); // means nothing
    kiosk.tap("button-step-back");
    EXPECT_EQ(kiosk.await("form").at("page"), "welcome");
}

TEST_F(FirstStart, WaitsForTheNextSwitchingOnIfNobodyComesAndAsksNoVisitorForAPin) {
    KioskWindow kiosk = kiosk_with({}, 100);
    kiosk.await("form", "page", "welcome");
    kiosk.await("screen", "name", "attract");
    kiosk.kill_shell();
    kiosk.start();
    EXPECT_EQ(kiosk.await("screen").at("name"), "attract") << "the machine has not been off";
    EXPECT_FALSE(finished());
    kiosk.kill_shell();
    folder.write("state/first-start-waits", "another boot");
    kiosk.start();
    kiosk.await("form", "page", "welcome");
}

TEST_F(FirstStart, IsNothingForAKioskThatWasThereBefore) {
    fs::remove(mark);
    KioskWindow kiosk = kiosk_with({});
    EXPECT_EQ(kiosk.await("screen").at("name"), "attract");
}

TEST_F(FirstStart, ATurnedScreenIsKeptIfSomebodySaysSoAndItGoesOn) {
    KioskWindow kiosk = kiosk_with({"--turned", "0"});
    go_to_screen_page(kiosk);
    kiosk.tap("button-turn-90");
    EXPECT_EQ(kiosk.await_end(), screen_anew);
    const auto turn = take_screen_turn(kiosk.state());
    EXPECT_TRUE(turn.on_trial);
    EXPECT_EQ(turn.degrees, 90);

    KioskWindow turned = kiosk_with({"--turned", "90", "--turned-on-trial"});
    turned.await("screen", "name", "turned");
    turned.tap("button-keep");
    turned.await("form", "page", "screen");
    EXPECT_EQ(take_screen_turn(turned.state()).degrees, 90);
}

TEST_F(FirstStart, ATurnedScreenThatNobodyCanReadTurnsBack) {
    fs::remove(mark);
    KioskWindow kiosk = kiosk_with({"--turned", "180", "--turned-on-trial"}, fastest);
    kiosk.await("screen", "name", "turned");
    EXPECT_EQ(kiosk.await_end(), screen_anew);
    EXPECT_EQ(take_screen_turn(kiosk.state()).degrees, 0);
}
