#include "visit/kiosk_settings.hpp"

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

struct KioskSettingsTest : testing::Test {
    KioskSettings read(const std::string& text) {
        return KioskSettings::read(folder.write("kiosk.toml", text), problems);
    }
    ludarium::test::TemporaryFolder folder;
    std::vector<std::string> problems;
};

constexpr int monday = 0, tuesday = 1;
constexpr int noon = 12 * 60;

} // namespace

TEST_F(KioskSettingsTest, TheSampleHasNoProblemsAndChangesNothing) {
    const auto sample = KioskSettings::read(LUDARIUM_SAMPLE_SETTINGS, problems);
    EXPECT_THAT(problems, IsEmpty());
    EXPECT_EQ(sample.idle.play, IdleTimes{}.play);
}

TEST_F(KioskSettingsTest, AFileThatIsNoTextIsToldByLineAndNothingOfItCounts) {
    for (const char* broken : {"\xC3", "\xED\xA0\x80", "\xC0\xAF", "\x1B[2J", "\xF4\x90\x80\x80"}) {
        problems.clear();
        const auto settings = read(std::string("[sound]\nvolume = 5 # ") + broken + "\n");
        EXPECT_EQ(settings.volume, KioskSettings{}.volume);
        EXPECT_THAT(problems,
                    ElementsAre(HasSubstr("kiosk.toml:2: there is something that is no")));
    }
}

TEST_F(KioskSettingsTest, ANumberThatIsNotWholeIsTold) {
    EXPECT_EQ(read("[idle]\nmenus = 1e114\nplay = 90.0\n").idle.menus, IdleTimes{}.menus);
    EXPECT_EQ(problems.size(), 2u);
}

TEST_F(KioskSettingsTest, AFileThatNobodyWroteByHandIsNotRead) {
    read(std::string(300 * 1024, '#'));
    EXPECT_THAT(problems, ElementsAre(HasSubstr("longer than 256 KiB")));
}

TEST_F(KioskSettingsTest, EveryLineOfTheSampleIsUnderstoodOnceItsMarkIsTakenAway) {
    std::ifstream in(LUDARIUM_SAMPLE_SETTINGS);
    std::string text;
    for (std::string line; std::getline(in, line); text += line + "\n")
        if (line.compare(0, 2, "# ") == 0 && line.find(" = ") != std::string::npos)
            line.erase(0, 2);
    const auto settings = read(text);
    EXPECT_THAT(problems, IsEmpty());
    EXPECT_EQ(settings.diagonal, 27);
    EXPECT_THAT(settings.languages, ElementsAre("it", "fr", "en", "de"));
    EXPECT_EQ(settings.idle.menus, IdleTimes{}.menus) << "the sample names the kiosk's own values";
    EXPECT_EQ(settings.idle.play, IdleTimes{}.play);
    EXPECT_EQ(settings.idle.question, IdleTimes{}.question);
    EXPECT_EQ(settings.attract_game, KioskSettings{}.attract_game);
    EXPECT_EQ(settings.keep_days, KioskSettings{}.keep_days);
    EXPECT_EQ(settings.think, KioskSettings{}.think);
    EXPECT_EQ(settings.master_thinks, KioskSettings{}.master_thinks);
}

TEST_F(KioskSettingsTest, TheComputersTimeIsMilliseconds) {
    const auto settings = read("[play]\nthink = 200\nmaster-thinks = 60000\n");
    EXPECT_EQ(settings.think, milliseconds(200));
    EXPECT_THAT(problems, ElementsAre(HasSubstr("kiosk.toml:3: play.master-thinks should be")));
    EXPECT_EQ(settings.master_thinks, KioskSettings{}.master_thinks);
}

TEST_F(KioskSettingsTest, TimesAreSeconds) {
    const auto settings = read("[idle]\nmenus = 10\nplay = 20\nquestion = 5\n");
    EXPECT_EQ(settings.idle.menus, milliseconds(10'000));
    EXPECT_EQ(settings.idle.play, milliseconds(20'000));
    EXPECT_EQ(settings.idle.question, milliseconds(5'000));
}

TEST_F(KioskSettingsTest, AWrongValueIsToldByLineAndNotUsed) {
    const auto settings = read("[idle]\n\nmenus = \"long\"\nplay = -3\n");
    EXPECT_THAT(problems, ElementsAre(HasSubstr("kiosk.toml:3: idle.menus should be"),
                                      HasSubstr("kiosk.toml:4: idle.play should be")));
    EXPECT_EQ(settings.idle.menus, IdleTimes{}.menus);
}

TEST_F(KioskSettingsTest, AStickIsAFolderOrNone) {
    EXPECT_EQ(read("[staff]\nstick = \"/media/stick\"\n").stick, "/media/stick");
    EXPECT_EQ(read("[staff]\nstick = \"\"\n").stick, "");
    EXPECT_THAT(problems, IsEmpty());
    EXPECT_EQ(read("[staff]\nstick = \"stick\"\n").stick, std::nullopt);
    EXPECT_THAT(problems, ElementsAre(HasSubstr("kiosk.toml:2: staff.stick should be a folder")));
}

TEST_F(KioskSettingsTest, AKeyNobodyKnowsIsToldByLine) {
    read("[idle]\nmenu = 10\n[colour]\nred = 1\n");
    EXPECT_THAT(problems,
                testing::UnorderedElementsAre(HasSubstr("kiosk.toml:2: idle.menu is not known"),
                                              HasSubstr("kiosk.toml:4: colour.red is not known")));
}

TEST_F(KioskSettingsTest, ABrokenFileIsToldByLineAndLeavesTheKioskItsOwn) {
    const auto settings = read("[idle]\nmenus = = 3\n");
    EXPECT_THAT(problems, ElementsAre(HasSubstr("kiosk.toml:2: ")));
    EXPECT_EQ(settings.idle.menus, IdleTimes{}.menus);
}

TEST_F(KioskSettingsTest, ADayDiffersFromEveryDay) {
    const auto hours = read("[hours]\nmonday = \"closed\"\nevery-day = \"10:00-18:30\"\n").hours;
    EXPECT_FALSE(hours.open({monday, noon}));
    EXPECT_TRUE(hours.open({tuesday, noon}));
    EXPECT_FALSE(hours.open({tuesday, 18 * 60 + 30}));
    EXPECT_TRUE(hours.open({tuesday, 18 * 60 + 29}));
    EXPECT_FALSE(hours.open({tuesday, 9 * 60 + 59}));
}

TEST_F(KioskSettingsTest, WithoutHoursItIsAlwaysOpen) {
    const auto hours = read("").hours;
    EXPECT_TRUE(hours.open({monday, 0}));
    EXPECT_TRUE(hours.open({6, 24 * 60 - 1}));
}

TEST_F(KioskSettingsTest, OutsideTheHoursTheScreenIsOffUnlessItIsToStayOn) {
    EXPECT_EQ(read("").night, Night::screen_off);
    EXPECT_EQ(read("[hours]\noutside = \"dark\"\n").night, Night::dark);
    EXPECT_EQ(read("[hours]\noutside = \"machine-off\"\n").night, Night::machine_off);
    EXPECT_EQ(read("[hours]\noutside = \"on fire\"\n").night, Night::screen_off);
    EXPECT_THAT(problems, testing::ElementsAre(testing::HasSubstr("hours.outside should be")));
}

TEST_F(KioskSettingsTest, TheHouseOpensAgainOnTheNextDayThatIsNotClosed) {
    const auto hours = read("[hours]\nevery-day = \"closed\"\nmonday = \"10:00-18:00\"\n").hours;
    std::tm monday{};
    monday.tm_year = 2026 - 1900;
    monday.tm_mon = 10;
    monday.tm_mday = 16;
    monday.tm_hour = 9;
    monday.tm_isdst = -1;
    const std::time_t before = ::mktime(&monday);
    constexpr std::time_t hour = 3600;
    EXPECT_EQ(next_opening(hours, before), before + hour);
    EXPECT_EQ(next_opening(hours, before + hour), before + hour + 7 * 24 * hour);
    EXPECT_EQ(next_opening(read("[hours]\nevery-day = \"closed\"\n").hours, before), std::nullopt);
}

TEST_F(KioskSettingsTest, HoursThatMakeNoSenseAreToldByLine) {
    read("[hours]\nmonday = \"18:00-10:00\"\ntuesday = \"25:00-26:00\"\nfriday = \"all day\"\n");
    EXPECT_EQ(problems.size(), 3u);
}
