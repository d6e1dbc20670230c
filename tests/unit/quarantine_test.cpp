#include "plugins/quarantine.hpp"

#include <gtest/gtest.h>

#include "../common/heard_log.hpp"
#include "../common/temporary_folder.hpp"
#include "../common/town_clock.hpp"

using namespace ludarium;
using namespace ludarium::shell;
using std::chrono::hours;
using std::chrono::minutes;

namespace {

constexpr hours day{24};

struct QuarantineTest : testing::Test {
    test::TemporaryFolder folder;
    test::TownClock clock{1'800'000'000}; // 15 January 2027, 9 o'clock in Rome
    Quarantine quarantine{folder / "quarantine.json", clock};
    host::Manifest morris = game("1.0.0", "aa");

    static host::Manifest game(const std::string& version, const std::string& hash) {
        host::Manifest manifest;
        manifest.id = "morris";
        manifest.version = version;
        manifest.library = "morris.so";
        manifest.hashes["morris.so"] = hash;
        return manifest;
    }
    void fail(int times, const Reason& reason = {"it crashed"}) {
        for (int i = 0; i < times; ++i) quarantine.blame(morris, reason);
    }
    Quarantine read() { return Quarantine(folder / "quarantine.json", clock); }
    bool set_aside() { return quarantine.stay(morris).has_value(); }
};

} // namespace

TEST_F(QuarantineTest, NeedsThreeFaultsNearInTime) {
    fail(2);
    clock.move(minutes(11));
    fail(2);
    EXPECT_FALSE(set_aside());
    fail(1);
    EXPECT_TRUE(set_aside());
}

TEST_F(QuarantineTest, IsKeptAndToldWithItsDay) {
    fail(3);
    const auto stay = read().stay(morris).value();
    EXPECT_EQ(stay.reason.what, "it crashed");
    EXPECT_EQ(stay.until, clock.local().day + 1);
}

TEST_F(QuarantineTest, EndsByItselfTheNextDay) {
    fail(3);
    clock.move(day);
    EXPECT_FALSE(set_aside());
    EXPECT_FALSE(read().stay(morris));
}

TEST_F(QuarantineTest, LastsLongerEachTime) {
    fail(3);
    clock.move(day);
    fail(3);
    clock.move(day);
    EXPECT_TRUE(set_aside());
    clock.move(day);
    EXPECT_FALSE(set_aside());
    for (int i = 0; i < 20; ++i) fail(3);
    EXPECT_EQ(quarantine.stay(morris).value().until, clock.local().day + Quarantine::longest_days);
}

TEST_F(QuarantineTest, EndsWithTheNextStartWhichRemembers) {
    fail(3);
    Quarantine next = read();
    next.try_all_again();
    EXPECT_FALSE(next.stay(morris));
    EXPECT_FALSE(read().stay(morris)) << "others who read the file know it too";
    for (int i = 0; i < 3; ++i) next.blame(morris, {"it crashed"});
    EXPECT_EQ(next.stay(morris).value().until, clock.local().day + 2);
}

TEST_F(QuarantineTest, IsForgottenAfterAMonth) {
    fail(3);
    clock.move(40 * day);
    quarantine.try_all_again();
    fail(3);
    EXPECT_EQ(quarantine.stay(morris).value().times, 1);
}

TEST_F(QuarantineTest, KeepsOutNoOtherVersionAndNoOtherBuild) {
    fail(3);
    EXPECT_FALSE(quarantine.stay(game("1.0.1", "aa")));
    EXPECT_FALSE(quarantine.stay(game("1.0.0", "bb")));
}

TEST_F(QuarantineTest, EndsWhenTheClockJumps) {
    fail(3);
    clock.move(-10 * 365 * day);
    EXPECT_FALSE(set_aside());
}

TEST_F(QuarantineTest, StaffLetAGameOut) {
    fail(3);
    quarantine.release("morris");
    EXPECT_FALSE(read().stay(morris));
}

TEST_F(QuarantineTest, KeepsWhatStaffAreToldInTheirLanguage) {
    fail(3, Reason::detailed("staff.reason.crashed", "signal 11"));
    const auto reason = read().stay(morris).value().reason;
    EXPECT_EQ(reason.key, "staff.reason.crashed");
    EXPECT_EQ(reason.arguments.at("detail"), "signal 11");
}

TEST_F(QuarantineTest, ReadsWhatOlderVersionsWrote) {
    folder.write("quarantine.json",
                 R"({"morris": {"version": "1.0.0", "reason": "it hung", "since": 7}})");
    const auto stay = read().stay(morris).value();
    EXPECT_EQ(stay.reason.what, "it hung");
    EXPECT_EQ(stay.reason.key, "");
    EXPECT_FALSE(stay.until);
}

TEST_F(QuarantineTest, TakesAReasonThatIsNoProperText) {
    fail(3, {"it said \xFF\xC0"});
    EXPECT_TRUE(read().stay(morris));
}

TEST_F(QuarantineTest, ATornFileIsSetAsideAndToldOnce) {
    test::HeardLog log;
    folder.write("quarantine.json", "{\"morris\": ");
    EXPECT_FALSE(read().stay(morris));
    read().try_all_again();
    read().try_all_again();
    EXPECT_EQ(log.count("not readable"), 1u);
    EXPECT_TRUE(std::filesystem::exists(folder / "quarantine.json.odd.1"));
}

TEST_F(QuarantineTest, SurvivesAnythingInItsFile) {
    for (const char* text :
         {"", "[]", "7", "{\"morris\": {\"times\": -5, \"until\": [], \"since\": {}}}",
          "{\"_tried_again\": [7, {\"game\": 8}], \"morris\": {\"times\": 1e99}}", "\xFF\xFE"}) {
        folder.write("quarantine.json", text);
        Quarantine odd = read();
        odd.try_all_again();
        EXPECT_FALSE(odd.stay(morris)) << text;
    }
}
