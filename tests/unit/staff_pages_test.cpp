// The pages of the staff panel without a window: what their keys do to the house.
#include <gmock/gmock.h>

#include <poll.h>

#include "../common/stand_in_caretaker.hpp"
#include "../common/stand_in_machine.hpp"
#include "onsite/machine_link.hpp"
#include "staff/pages.hpp"
#include "staff/shown_time.hpp"

using namespace ludarium::shell;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

struct StaffPagesTest : testing::Test {
    Errand touch(StaffPage& page, const std::string& key) {
        const auto change = change_by(page.form(words), key);
        EXPECT_TRUE(change) << key << " can't be touched";
        return change ? page.change(*change) : Errand::none;
    }
    std::string value(StaffPage& page, const std::string& name) {
        for (const Item& item : page.form(words).items)
            if (const auto said = told(item); said && said->name == name) return said->value;
        return "nothing";
    }
    std::size_t count(StaffPage& page) { return page.form(words).items.size(); }

    // Until it has answered.
    void await(MachineLink& asked) {
        pollfd waits{asked.descriptor(), POLLIN, 0};
        while (asked.busy() && ::poll(&waits, 1, 10'000) > 0) asked.poll();
    }

    ludarium::test::StandInCaretaker house;
    ludarium::test::StandInMachine root;
    SteadyClock clock;
    MachineLink machine{root.path(), clock};
    Strings none;
    Words words{none, none, "en"};
};

} // namespace

TEST_F(StaffPagesTest, AGameIsTakenFromVisitorsAndGivenBack) {
    const auto page = games_page(house);
    touch(*page, "offer-first");
    EXPECT_THAT(house.settings().disabled, ElementsAre("first"));
    EXPECT_EQ(value(*page, "offer-first"), "off");
    touch(*page, "offer-first");
    EXPECT_THAT(house.settings().disabled, IsEmpty());
}

TEST_F(StaffPagesTest, ACableIsUsedIfStaffWantItAndRootAgrees) {
    const ludarium::test::TemporaryFolder folder;
    const auto chosen = folder.write("network", "none\n");
    const auto page = network_page(machine, chosen);
    EXPECT_EQ(value(*page, "network"), "none");
    touch(*page, "network-cable");
    await(machine);
    EXPECT_THAT(root.wishes(), ElementsAre("network cable"));
    EXPECT_EQ(value(*page, "network"), "none") << "as long as root has not noted it";
    folder.write("network", "cable\n");
    EXPECT_EQ(value(*page, "network"), "cable");
    touch(*page, "network-none");
    await(machine);
    EXPECT_THAT(root.wishes(), ElementsAre("network cable", "network none"));
}

TEST_F(StaffPagesTest, AGameIsGivenItsUsualMode) {
    const auto page = games_page(house);
    touch(*page, "mode-first-full");
    EXPECT_EQ(house.settings().modes.at("first"), "full");
    EXPECT_EQ(value(*page, "mode-first"), "full");
}

TEST_F(StaffPagesTest, AGameIsReleasedFromQuarantine) {
    const auto page = games_page(house);
    const std::size_t before = count(*page);
    touch(*page, "release-second");
    EXPECT_EQ(house.quarantined, "");
    EXPECT_LT(count(*page), before) << "nothing is left of it";
}

TEST_F(StaffPagesTest, WhyAGameIsSetAsideIsToldInTheStaffsLanguage) {
    std::vector<std::string> problems;
    const Strings shell = Strings::read(LUDARIUM_CONTENT "/shell", problems);
    words = Words(shell, none, "it");
    const auto page = games_page(house);
    EXPECT_THAT(value(*page, "note"),
                AllOf(HasSubstr("il gioco si è chiuso da solo"), HasSubstr("signal 11")));
    house.why = {"it hung"}; // as an older version wrote it
    EXPECT_EQ(value(*page, "note"), "Messo da parte. Il sistema dice: it hung.");
}

TEST_F(StaffPagesTest, SafeModeIsToldInEveryLanguageOfTheStaff) {
    std::vector<std::string> problems;
    const Strings shell = Strings::read(LUDARIUM_CONTENT "/shell", problems);
    house.crashed = {"it crashed", "staff.safe-mode", {{"detail", "game tablut 1.0.0"}}};
    const auto page = games_page(house);
    for (const auto& [language, begins] :
         {std::pair("it", "Modalità sicura"), std::pair("fr", "Mode sûr"),
          std::pair("en", "Safe mode"), std::pair("de", "Sicherer Modus")}) {
        words = Words(shell, none, language);
        EXPECT_THAT(value(*page, "note"), AllOf(HasSubstr(begins), HasSubstr("game tablut 1.0.0")));
    }
}

TEST_F(StaffPagesTest, LanguagesAreOfferedAndOneComesFirst) {
    const auto page = languages_page(house);
    touch(*page, "offer-fr");
    EXPECT_THAT(house.settings().languages, ElementsAre("it", "en", "de"));
    touch(*page, "first-de");
    EXPECT_THAT(house.settings().languages, ElementsAre("de", "it", "en"));
}

TEST_F(StaffPagesTest, TheLastLanguageStays) {
    const auto page = languages_page(house);
    for (const char* code : {"it", "fr", "en", "de"}) touch(*page, "offer-" + std::string(code));
    EXPECT_THAT(house.settings().languages, ElementsAre("de"));
}

TEST_F(StaffPagesTest, TimesGoUpAndDownByAStep) {
    const auto page = times_page(house);
    touch(*page, "idle.menus-more");
    EXPECT_EQ(house.settings().idle.menus, milliseconds(50'000));
    touch(*page, "play.think-less");
    EXPECT_EQ(house.settings().think, milliseconds(200));
}

TEST_F(StaffPagesTest, AStepperStopsAtItsEnds) {
    const auto page = sound_page(house);
    for (int i = 0; i < 6; ++i) touch(*page, "sound.volume-more");
    EXPECT_EQ(house.settings().volume, 100);
    EXPECT_FALSE(change_by(page->form(words), "sound.volume-more"));
}

TEST_F(StaffPagesTest, ADayIsClosedOpenDayAndNightOrGetsHours) {
    const auto page = hours_page(house);
    touch(*page, "day-tuesday");
    touch(*page, "way-hours");
    touch(*page, "from-less");
    touch(*page, "to-more");
    const auto& tuesday = house.settings().hours.days.at(1);
    EXPECT_EQ(tuesday.from, 9 * 60 + 45);
    EXPECT_EQ(tuesday.to, 18 * 60 + 15);
    touch(*page, "way-closed");
    EXPECT_EQ(tuesday.to, 0);
    touch(*page, "way-always");
    EXPECT_EQ(tuesday.to, 24 * 60);
    EXPECT_EQ(house.settings().hours.days.at(0).to, 24 * 60) << "Monday is as it was";
}

TEST_F(StaffPagesTest, ADaysHoursAreCopiedToAllDays) {
    const auto page = hours_page(house);
    touch(*page, "way-hours");
    touch(*page, "all-days");
    for (const auto& day : house.settings().hours.days) EXPECT_EQ(day.from, 10 * 60);
}

TEST_F(StaffPagesTest, SettingsMadeHereAreForgotten) {
    touch(*times_page(house), "idle.menus-more");
    const auto page = kiosk_page(house, machine);
    EXPECT_FALSE(act_of(page->form(words), "forget")->sure.empty()) << "asks first";
    touch(*page, "forget");
    EXPECT_EQ(house.settings().idle.menus, IdleTimes{}.menus);
}

TEST_F(StaffPagesTest, WhatCannotBeWrittenIsRefused) {
    house.writable = false;
    EXPECT_EQ(touch(*sound_page(house), "sound.volume-more"), Errand::refused);
}

TEST_F(StaffPagesTest, OnlyThePanelCanCleanRestartAndChangeThePin) {
    EXPECT_EQ(touch(*cleaning_page(), "clean"), Errand::clean);
    EXPECT_EQ(touch(*pin_page(house), "new-pin"), Errand::new_pin);
    EXPECT_EQ(touch(*kiosk_page(house, machine), "restart"), Errand::restart);
}

TEST_F(StaffPagesTest, TheMachineIsGivenATimeZoneFromTheLikelyOnesOrFromAllOfARegion) {
    ludarium::test::TemporaryFolder world;
    world.write("zone.tab", "# a comment\nAR\t-3436-05827\tAmerica/Argentina/Buenos_Aires\tBuenos "
                            "Aires (BA, CF)\nIT\t+4154+01229\tEurope/Rome\n");
    std::filesystem::create_symlink("/usr/share/zoneinfo/Europe/Rome", world / "localtime");
    const auto page = zone_page(house, machine, Zones(world.path(), world / "localtime"));
    EXPECT_EQ(value(*page, "zone0"), "Europe/Rome") << "as it is";
    touch(*page, "zone0-Europe/Paris");
    await(machine);
    touch(*page, "region-America");
    touch(*page, "zone6-America/Argentina/Buenos_Aires");
    await(machine);
    EXPECT_THAT(root.wishes(),
                ElementsAre("zone Europe/Paris", "zone America/Argentina/Buenos_Aires"));
}

TEST_F(StaffPagesTest, TheClockIsSetToWhatStaffHaveMadeOfIt) {
    const auto page = clock_page(house, machine, clock);
    EXPECT_FALSE(change_by(page->form(words), "set-clock")) << "it is right already";
    touch(*page, "clock.ten-minutes-more");
    touch(*page, "clock.minute-less");
    touch(*page, "set-clock");
    await(machine);
    const std::time_t wanted = house.clock - house.clock % 60 + 9 * 60;
    EXPECT_THAT(root.wishes(), ElementsAre("clock " + std::to_string(wanted)));
}

TEST_F(StaffPagesTest, AMonthHasTheDaysItHas) {
    house.clock = 1769860800; // 31 January 2026, at noon in UTC
    const auto page = clock_page(house, machine, clock);
    touch(*page, "clock.month-more");
    EXPECT_EQ(value(*page, "clock.month"), "2");
    EXPECT_EQ(value(*page, "clock.day"), "28");
    EXPECT_FALSE(change_by(page->form(words), "clock.day-more"));
}

TEST_F(StaffPagesTest, TheScreenIsTurnedOnTrialAndOnlyWhereSomebodyTurnsIt) {
    const auto page = screen_page(house);
    EXPECT_EQ(touch(*page, "turn-0"), Errand::none) << "as it is";
    EXPECT_EQ(touch(*page, "turn-90"), Errand::screen_anew);
    EXPECT_EQ(house.wanted_turn, 90);
    house.turned.reset();
    EXPECT_FALSE(change_by(page->form(words), "turn-90"));
}

TEST_F(StaffPagesTest, WhatTheMachineRefusesIsASentenceForStaff) {
    std::vector<std::string> problems;
    const Strings shell = Strings::read(LUDARIUM_CONTENT "/shell", problems);
    words = Words(shell, none, "en");
    for (const auto& [answer, sentence] :
         {std::pair("refused no-stick", "There is no stick. FAT and exFAT are read."),
          std::pair("refused elephant", "This could not be done. The system says: elephant."),
          std::pair("failed Read-only file system",
                    "This could not be done. The system says: Read-only file system."),
          std::pair("done 0807", "Key 0807 is trusted from now on.")}) {
        const ludarium::test::StandInMachine other(
            [answer = answer](const std::string&) { return answer; });
        MachineLink link(other.path(), clock);
        const auto page = key_page(link);
        touch(*page, "trust-key");
        await(link);
        EXPECT_EQ(std::get<Note>(page->form(words).items.at(2)).text, sentence);
    }
}

TEST_F(StaffPagesTest, WhereNobodyListensTheMachineIsLeftAlone) {
    MachineLink nobody("/nonexistent", clock);
    const auto page = kiosk_page(house, nobody);
    EXPECT_FALSE(change_by(page->form(words), "to-clock"));
    EXPECT_FALSE(change_by(page->form(words), "hours.outside-machine-off"));
    EXPECT_EQ(touch(*page, "hours.outside-dark"), Errand::none);
    EXPECT_EQ(house.settings().night, Night::dark);
}

TEST_F(StaffPagesTest, StatisticsAreOfTheDaysAskedFor) {
    const auto page = statistics_page(house);
    page->opened();
    const auto highest = [&] {
        int value = 0;
        for (const Item& item : page->form(words).items)
            if (const auto* plot = std::get_if<Plot>(&item); plot && value == 0)
                for (const auto& bar : plot->bars) value = std::max(value, bar.value);
        return value;
    };
    EXPECT_EQ(highest(), 7);
    touch(*page, "days-30");
    EXPECT_EQ(highest(), 30);
}

TEST_F(StaffPagesTest, HoursInWhichNobodyComesAreLeftOutAtBothEnds) {
    const auto page = statistics_page(house);
    page->opened();
    const Form form = page->form(words);
    const auto plot = std::find_if(form.items.begin(), form.items.end(), [](const Item& item) {
        return std::holds_alternative<Plot>(item);
    });
    EXPECT_EQ(std::get<Plot>(*plot).bars.front().label, "8");
    EXPECT_EQ(std::get<Plot>(*plot).bars.back().label, "19");
}

TEST_F(StaffPagesTest, StatisticsThatCannotBeReadAreToldInASentence) {
    house.counted = false;
    const auto page = statistics_page(house);
    page->opened();
    EXPECT_EQ(count(*page), 2u) << "which days, and the sentence";
}

TEST_F(StaffPagesTest, TheLogStaysAsItWasWhenItWasOpened) {
    const auto page = log_page(house);
    page->opened();
    house.lines.insert(house.lines.begin(), "newer");
    EXPECT_EQ(value(*page, "lines"), "16.11. 17:30  info  the newest");
    page->opened();
    EXPECT_EQ(value(*page, "lines"), "newer");
}

TEST(ShownTime, IsShortAndExact) {
    Strings strings;
    std::vector<std::string> problems;
    strings = Strings::read(LUDARIUM_CONTENT "/shell", problems);
    const Words english(strings, strings, "en");
    EXPECT_EQ(shown_time(milliseconds(300), english), "0.3 s");
    EXPECT_EQ(shown_time(milliseconds(1250), Words(strings, strings, "de")), "1,25 s");
    EXPECT_EQ(shown_time(milliseconds(45'000), english), "45 s");
    EXPECT_EQ(shown_time(milliseconds(120'000), english), "2 min");
    EXPECT_EQ(shown_time(milliseconds(150'000), english), "2 min 30 s");
    EXPECT_EQ(shown_clock(9 * 60 + 5), "09:05");
}
