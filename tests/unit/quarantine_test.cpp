#include "plugins/quarantine.hpp"

#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"

using ludarium::shell::Quarantine;
using ludarium::shell::Reason;

TEST(Quarantine, KeepsAGameOutUntilItsVersionChanges) {
    ludarium::test::TemporaryFolder folder;
    Quarantine(folder / "quarantine.json").add("morris", "1.0.0", {"it crashed"});
    const Quarantine read(folder / "quarantine.json");
    EXPECT_EQ(read.reason("morris", "1.0.0").value().what, "it crashed");
    EXPECT_FALSE(read.reason("morris", "1.0.1"));
    EXPECT_FALSE(read.reason("tablut", "1.0.0"));
}

TEST(Quarantine, StaffLetAGameOut) {
    ludarium::test::TemporaryFolder folder;
    Quarantine quarantine(folder / "quarantine.json");
    quarantine.add("morris", "1.0.0", {"it crashed"});
    quarantine.release("morris");
    EXPECT_FALSE(Quarantine(folder / "quarantine.json").reason("morris", "1.0.0"));
}

TEST(Quarantine, KeepsWhatStaffAreToldInTheirLanguage) {
    ludarium::test::TemporaryFolder folder;
    Quarantine(folder / "quarantine.json")
        .add("morris", "1.0.0", Reason::detailed("staff.reason.crashed", "signal 11"));
    const auto reason = Quarantine(folder / "quarantine.json").reason("morris", "1.0.0").value();
    EXPECT_EQ(reason.key, "staff.reason.crashed");
    EXPECT_EQ(reason.arguments.at("detail"), "signal 11");
}

TEST(Quarantine, ReadsTheEnglishThatOlderVersionsWrote) {
    ludarium::test::TemporaryFolder folder;
    const Quarantine read(folder.write(
        "quarantine.json", R"({"morris": {"version": "1.0.0", "reason": "it hung", "since": 7}})"));
    EXPECT_EQ(read.reason("morris", "1.0.0").value().what, "it hung");
    EXPECT_EQ(read.reason("morris", "1.0.0").value().key, "");
}

TEST(Quarantine, TakesAReasonThatIsNoProperText) {
    ludarium::test::TemporaryFolder folder;
    Quarantine(folder / "quarantine.json").add("morris", "1.0.0", {"it said \xFF\xC0"});
    EXPECT_TRUE(Quarantine(folder / "quarantine.json").reason("morris", "1.0.0"));
}

TEST(Quarantine, ABrokenFileKeepsNothingOut) {
    ludarium::test::TemporaryFolder folder;
    const Quarantine read(folder.write("quarantine.json", "{\"morris\": "));
    EXPECT_FALSE(read.reason("morris", "1.0.0"));
}
