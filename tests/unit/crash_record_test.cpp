// A kiosk that crashes, starts again, and crashes: what it leaves out, and when it forgives.
#include <gmock/gmock.h>

#include "../common/moved_clock.hpp"
#include "../common/temporary_folder.hpp"
#include "visit/in_hand.hpp"

using namespace ludarium::shell;
using std::chrono::hours;
using std::chrono::minutes;
using testing::HasSubstr;
using testing::SizeIs;
namespace fs = std::filesystem;

namespace {

const Thing tablut{Thing::Kind::game, "tablut 1.0.0"};
const Thing latrones{Thing::Kind::game, "latrones 1.0.0"};
const Thing page{Thing::Kind::page, "tablut 1.0.0 it"};
const Thing journal{Thing::Kind::journal, "game.journal"};

struct CrashLoop : testing::Test {
    // The clock on the wall follows, until somebody sets it.
    struct Wall : ludarium::test::MovedClock {
        LocalTime local() const override {
            const auto passed = std::chrono::duration_cast<minutes>(now().time_since_epoch());
            const auto minute = static_cast<int>(passed.count());
            return {0, minute % (24 * 60), day + minute / (24 * 60)};
        }
        int day = 20'000;
    };

    // From one start of the kiosk to its orderly end.
    struct Start {
        Start(const fs::path& folder, const Clock& clock, const std::string& boot)
            : record(folder / "crashes.json", clock, boot),
              hands(folder / "in-hand.json", record, clock, boot) {}
        ~Start() { hands.end(); }
        CrashRecord record;
        Hands hands;
    };

    Start start() { return {folder.path(), clock, boot}; }
    // As it was in the middle of that, the note is left.
    void crash_over(const std::vector<Thing>& things) {
        std::string note;
        {
            Start kiosk = start();
            std::vector<InHand> held;
            for (const Thing& thing : things) held.push_back(kiosk.hands.hold(thing));
            note = read("in-hand.json");
        }
        folder.write("in-hand.json", note);
    }
    void crash_over(const Thing& thing, int times = 1) {
        for (int i = 0; i < times; ++i) crash_over(std::vector<Thing>{thing});
    }
    std::string read(const char* name) const {
        std::ifstream in(folder / name);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    ludarium::test::TemporaryFolder folder;
    Wall clock;
    std::string boot = "first";
};

} // namespace

TEST_F(CrashLoop, AThingIsLeftOutAfterTheSecondCrashOverIt) {
    crash_over(tablut);
    EXPECT_FALSE(start().record.left_out(tablut));
    crash_over(tablut);
    const Start third = start();
    EXPECT_TRUE(third.record.left_out(tablut));
    EXPECT_FALSE(third.record.left_out(latrones));
    EXPECT_FALSE(third.record.left_out({Thing::Kind::game, "tablut 1.0.1"})) << "an update";
    EXPECT_FALSE(third.record.safe_mode());
}

TEST_F(CrashLoop, TheLatestThingInHandIsBlamed) {
    for (int i = 0; i < 2; ++i) crash_over({tablut, page});
    EXPECT_TRUE(start().record.left_out(page));
    EXPECT_FALSE(start().record.left_out(tablut));
}

TEST_F(CrashLoop, WhatWasPutDownIsNotBlamed) {
    for (int i = 0; i < 2; ++i) {
        std::string note;
        {
            Start kiosk = start();
            const InHand game = kiosk.hands.hold(tablut);
            {
                const InHand open = kiosk.hands.hold(page);
            }
            note = read("in-hand.json");
        }
        folder.write("in-hand.json", note);
    }
    EXPECT_FALSE(start().record.left_out(page));
    EXPECT_TRUE(start().record.left_out(tablut));
}

TEST_F(CrashLoop, AJournalGetsNoSecondTry) {
    crash_over({tablut, journal});
    EXPECT_TRUE(start().record.left_out(journal));
}

TEST_F(CrashLoop, ThreeCrashesInTenMinutesAreSafeModeWithoutAnythingThatFailed) {
    crash_over(tablut);
    crash_over(page);
    crash_over(std::vector<Thing>{});
    const Start kiosk = start();
    EXPECT_TRUE(kiosk.record.safe_mode());
    EXPECT_TRUE(kiosk.record.left_out(tablut)) << "once is enough now";
    EXPECT_FALSE(kiosk.record.left_out(latrones));
}

TEST_F(CrashLoop, ThreeCrashesInHalfAnHourAreNoSafeMode) {
    for (const Thing& thing : {tablut, page, latrones}) {
        crash_over(thing);
        EXPECT_FALSE(start().record.safe_mode());
        clock.move(minutes(11));
    }
    EXPECT_FALSE(start().record.safe_mode());
}

TEST_F(CrashLoop, AnOrderlyEndIsNoCrash) {
    for (int i = 0; i < 5; ++i) {
        Start kiosk = start();
        const InHand game = kiosk.hands.hold(tablut);
    }
    EXPECT_THAT(start().record.crashes(), SizeIs(0));
}

TEST_F(CrashLoop, ADayThatGoesWellForgives) {
    crash_over(tablut, 3);
    Start kiosk = start();
    ASSERT_TRUE(kiosk.record.safe_mode());
    for (int hour = 0; hour < 23; ++hour) {
        clock.move(hours(1));
        EXPECT_FALSE(kiosk.record.proceed());
        EXPECT_TRUE(kiosk.record.left_out(tablut)) << hour;
    }
    clock.move(hours(1));
    EXPECT_TRUE(kiosk.record.proceed());
    EXPECT_FALSE(kiosk.record.safe_mode());
    EXPECT_FALSE(kiosk.record.left_out(tablut));
    EXPECT_FALSE(kiosk.record.deadline()) << "nothing to wait for";
}

TEST_F(CrashLoop, ACrashInSafeModeBeginsTheDayAnew) {
    crash_over(tablut, 3);
    {
        Start kiosk = start();
        clock.move(hours(20));
        kiosk.record.proceed();
    }
    crash_over(std::vector<Thing>{});
    Start kiosk = start();
    clock.move(hours(5));
    EXPECT_FALSE(kiosk.record.proceed());
    EXPECT_TRUE(kiosk.record.safe_mode());
    clock.move(hours(19));
    EXPECT_TRUE(kiosk.record.proceed());
    EXPECT_FALSE(kiosk.record.safe_mode());
}

TEST_F(CrashLoop, ForgivesOnTheNextDayOfAKioskThatIsSwitchedOffAtNight) {
    crash_over(tablut, 3);
    ASSERT_TRUE(start().record.safe_mode());
    boot = "second";
    clock.move(minutes(30));
    EXPECT_TRUE(start().record.safe_mode()) << "switched off and on again";
    clock.move(hours(24));
    EXPECT_FALSE(start().record.safe_mode());
}

TEST_F(CrashLoop, AClockThatAlwaysBeginsAt1970KeepsNobodyInSafeMode) {
    clock.day = 0;
    crash_over(tablut, 3);
    ASSERT_TRUE(start().record.safe_mode());
    for (int morning = 0; morning < 3; ++morning) {
        boot += "+";
        Start kiosk = start();
        EXPECT_TRUE(kiosk.record.safe_mode()) << morning;
        for (int hour = 0; hour < 8; ++hour) {
            clock.move(hours(1));
            kiosk.record.proceed();
        }
        clock.day = -clock.local().day + clock.day; // the same date again
    }
    EXPECT_FALSE(start().record.safe_mode());
}

TEST_F(CrashLoop, AClockThatIsSetWhileTheMachineRunsChangesNothing) {
    for (const int day : {0, 20'000, 27'300}) {
        clock.day = day;
        crash_over(tablut);
    }
    clock.day = 40'000;
    Start kiosk = start();
    EXPECT_TRUE(kiosk.record.safe_mode());
    clock.move(hours(1));
    clock.day = -100;
    kiosk.record.proceed();
    EXPECT_TRUE(kiosk.record.safe_mode());
}

TEST_F(CrashLoop, APowerCutCountsHalf) {
    for (int cut = 1; cut <= 4; ++cut) {
        EXPECT_FALSE(start().record.left_out(tablut)) << cut;
        crash_over(tablut);
        boot += "+";
        clock.move(minutes(1));
    }
    EXPECT_TRUE(start().record.left_out(tablut));
}

TEST_F(CrashLoop, SwitchingOffForTheNightCountsNothing) {
    for (int night = 0; night < 10; ++night) {
        crash_over(tablut);
        boot += "+";
        clock.move(hours(14));
    }
    EXPECT_THAT(start().record.crashes(), SizeIs(0));
}

TEST_F(CrashLoop, StaffForgiveAtOnce) {
    crash_over(tablut, 3);
    start().record.forgive(tablut);
    EXPECT_FALSE(start().record.left_out(tablut));
    EXPECT_FALSE(start().record.safe_mode());
}

TEST_F(CrashLoop, FilesOfRubbishAreNothing) {
    crash_over(tablut, 3);
    ASSERT_TRUE(start().record.safe_mode());
    const std::string good = read("crashes.json");
    for (const char* rubbish : {"", "{", "[[[[[", "[1, null, {}]", "\xff\xfe", R"({"thing": 3})",
                                R"([{"thing": 1, "since-boot": 1e300, "ran": -5, "day": "x"}])"}) {
        folder.write("crashes.json", rubbish);
        folder.write("in-hand.json", rubbish);
        const Start kiosk = start();
        EXPECT_THAT(kiosk.record.crashes(), SizeIs(0)) << rubbish;
    }
    for (std::size_t length = 0; length < good.size(); length += 7) {
        folder.write("crashes.json", good.substr(0, length)); // torn
        EXPECT_FALSE(start().record.safe_mode() && length + 3 < good.size()) << length;
    }
}

TEST_F(CrashLoop, WhereNothingCanBeWrittenNothingIsLeftOut) {
    folder.write("state", "not a folder");
    for (int i = 0; i < 4; ++i) {
        Start kiosk(folder / "state", clock, boot);
        const InHand game = kiosk.hands.hold(tablut);
        EXPECT_FALSE(kiosk.record.left_out(tablut));
    }
}

TEST_F(CrashLoop, AFolderThatIsRemovedUnderTheKioskIsMadeAnewWithTheNextNote) {
    Start kiosk(folder / "state", clock, boot);
    fs::remove_all(folder / "state");
    const InHand game = kiosk.hands.hold(tablut);
    EXPECT_THAT(read("state/in-hand.json"), HasSubstr("tablut"));
}

TEST_F(CrashLoop, AFolderThatComesLaterTakesTheNextNote) {
    folder.write("state", "not a folder");
    Start kiosk(folder / "state", clock, boot);
    const InHand before = kiosk.hands.hold(tablut);
    fs::remove(folder / "state");
    const InHand after = kiosk.hands.hold(page);
    EXPECT_THAT(read("state/in-hand.json"), HasSubstr("page"));
}

TEST_F(CrashLoop, ANoteThatCanNotBeRemovedCountsNothing) {
    fs::create_directories(folder / "in-hand.json/full");
    for (int i = 0; i < 4; ++i) EXPECT_THAT(start().record.crashes(), SizeIs(0));
}
