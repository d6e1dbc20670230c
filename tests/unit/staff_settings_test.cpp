#include "visit/staff_settings.hpp"

#include <gmock/gmock.h>

#include "../common/flushed_names.hpp"
#include "../common/temporary_folder.hpp"
#include "visit/kiosk_settings.hpp"

using namespace ludarium::shell;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

struct StaffSettingsTest : testing::Test {
    KioskSettings read(const std::string& kiosk) {
        KioskSettings settings = KioskSettings::read(folder.write("kiosk.toml", kiosk), problems);
        settings.read_over(staff.file(), problems);
        return settings;
    }
    ludarium::test::TemporaryFolder folder;
    StaffSettings staff{folder / "staff.toml"};
    std::vector<std::string> problems;
};

} // namespace

TEST_F(StaffSettingsTest, WinKeyByKey) {
    staff.set("idle.menus", std::int64_t{60});
    const auto settings = read("[idle]\nmenus = 10\nplay = 20\n");
    EXPECT_EQ(settings.idle.menus, milliseconds(60'000));
    EXPECT_EQ(settings.idle.play, milliseconds(20'000));
    EXPECT_THAT(problems, IsEmpty());
}

TEST_F(StaffSettingsTest, EveryKindOfValueComesBack) {
    staff.set("sound.volume", std::int64_t{35});
    staff.set("languages.offered", std::vector<std::string>{"de", "it"});
    staff.set("games.disabled", std::vector<std::string>{"morris"});
    staff.set("modes.morris", std::string("short"));
    staff.set("hours.monday", std::string("09:30-18:00"));
    const auto settings = read("");
    EXPECT_EQ(settings.volume, 35);
    EXPECT_THAT(settings.languages, ElementsAre("de", "it"));
    EXPECT_THAT(settings.disabled, ElementsAre("morris"));
    EXPECT_EQ(settings.modes.at("morris"), "short");
    EXPECT_EQ(settings.hours.days.at(0).from, 9 * 60 + 30);
    EXPECT_THAT(problems, IsEmpty());
}

TEST_F(StaffSettingsTest, AnEmptyListOffersAgainWhatKioskTomlDisables) {
    staff.set("games.disabled", std::vector<std::string>{});
    EXPECT_THAT(read("[games]\ndisabled = [\"morris\"]\n").disabled, IsEmpty());
}

TEST_F(StaffSettingsTest, ADayDiffersFromKioskTomlsEveryDay) {
    staff.set("hours.monday", std::string("closed"));
    const auto hours = read("[hours]\nevery-day = \"10:00-18:00\"\n").hours;
    EXPECT_EQ(hours.days.at(0).to, 0);
    EXPECT_EQ(hours.days.at(1).to, 18 * 60);
}

TEST_F(StaffSettingsTest, OnlyWhatWasSetIsInTheFile) {
    staff.set("sound.volume", std::int64_t{35});
    staff.set("sound.volume", std::int64_t{40});
    std::ifstream in(staff.file());
    std::string text{std::istreambuf_iterator<char>(in), {}};
    EXPECT_THAT(text, HasSubstr("volume = 40"));
    EXPECT_THAT(text, testing::Not(HasSubstr("35")));
    EXPECT_THAT(text, testing::Not(HasSubstr("idle")));
}

TEST_F(StaffSettingsTest, AMistakeMadeByHandIsToldByLine) {
    folder.write("staff.toml", "[idle]\nmenus = \"long\"\n");
    EXPECT_EQ(read("").idle.menus, IdleTimes{}.menus);
    EXPECT_THAT(problems, ElementsAre(HasSubstr("staff.toml:2: idle.menus should be")));
}

TEST_F(StaffSettingsTest, AnUnreadableFileIsKeptAsideWhenSomethingIsSet) {
    folder.write("staff.toml", "[idle\n");
    EXPECT_TRUE(staff.set("idle.menus", std::int64_t{60}));
    EXPECT_TRUE(std::filesystem::exists(folder / "staff.toml.unreadable"));
    EXPECT_EQ(read("").idle.menus, milliseconds(60'000));
}

TEST_F(StaffSettingsTest, ForgettingLeavesKioskToml) {
    staff.set("idle.menus", std::int64_t{60});
    EXPECT_TRUE(staff.forget());
    EXPECT_FALSE(std::filesystem::exists(staff.file()));
}

TEST_F(StaffSettingsTest, APowerCutTakesBackNeitherASettingNorThatItIsForgotten) {
    staff.set("sound.volume", std::int64_t{35});
    EXPECT_THAT(ludarium::test::flushed_names(folder / ""), ElementsAre("staff.toml"));
    staff.forget();
    EXPECT_THAT(ludarium::test::flushed_names(folder / ""), IsEmpty());
}

TEST_F(StaffSettingsTest, WhatCannotBeWrittenIsToldAndNothingChanges) {
    StaffSettings nowhere(folder.write("a-file", "") / "staff.toml");
    EXPECT_FALSE(nowhere.set("idle.menus", std::int64_t{60}));
}
