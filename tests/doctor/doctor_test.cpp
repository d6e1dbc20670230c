// ludariumctl doctor on a kiosk that is well, and on the same with one real fault: it is told, with
// what to do, and nothing else is.
#include <filesystem>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "../common/temporary_folder.hpp"
#include "../conformance/ran_ctl.hpp"

namespace fs = std::filesystem;
using ludarium::test::TemporaryFolder;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

class DoctorTest : public testing::Test {
  protected:
    DoctorTest() {
        folder.write("kiosk.toml", "[screen]\ndiagonal = 32\n");
        fs::create_directory(folder / "state");
        fs::create_directory(folder / "keys");
        fs::create_directory(folder / "games");
        fs::copy(LUDARIUM_TEMPLATE_GAMES "/terni-lapilli", folder / "games/terni-lapilli",
                 fs::copy_options::recursive);
        fs::create_directory(folder / "content");
        fs::create_directory_symlink(LUDARIUM_CONTENT "/shell", folder / "content/shell");
        fs::copy(LUDARIUM_CONTENT "/theme", folder / "content/theme");
        const auto key = ran_ctl("key --without-password " + (folder / "keys/museum").string(), "");
        EXPECT_EQ(key.code, 0) << key.output;
        program("systemctl",
                "printf 'LoadState=loaded\\nActiveState=active\\nUnitFileState=enabled\\n"
                "NRestarts=0\\nWatchdogUSec=30s\\n'");
        program("espeak-ng",
                "printf 'Pty Language\\n 5 it --/M I i\\n 5 fr --/M F f\\n 5 en --/M E e\\n"
                " 5 de --/M D d\\n'");
    }
    // A program that is found before the machine's own.
    void program(const std::string& name, const std::string& does) {
        const auto file = folder.write("bin/" + name, "#!/bin/sh\n" + does + "\n");
        fs::permissions(file, fs::perms::owner_all);
    }
    void settings(const std::string& text) { folder.write("kiosk.toml", text); }

    // What it says about this, as "to do: …".
    std::vector<std::string> told(const std::string& about) {
        ran = examine("--json");
        std::vector<std::string> sentences;
        for (const auto& finding : json::parse(ran.output))
            if (finding.at("about") == about)
                sentences.push_back(finding.at("kind").get<std::string>() + ": " +
                                    finding.at("what").get<std::string>() + " → " +
                                    finding.at("remedy").get<std::string>());
        return sentences;
    }
    Ran examine(const std::string& more) const {
        const std::string at = folder.path().string() + "/";
        return ran_ctl("doctor --settings " + at + "kiosk.toml --state " + at + "state --keys " +
                           at + "keys --store " + at + "state/games --content " + at + "content " +
                           options + " " + more,
                       "",
                       "LUDARIUM_GAMES=" + at + "games PATH=" + at + "bin:$PATH " + environment);
    }
    // All that has to be done.
    std::vector<std::string> faults() {
        ran = examine("--json");
        std::vector<std::string> all;
        for (const auto& finding : json::parse(ran.output))
            if (finding.at("kind") == "to do") all.push_back(finding.at("what"));
        return all;
    }

    TemporaryFolder folder;
    std::string options;
    std::string environment = "DISPLAY= TZ=CET-1";
    Ran ran;
};

MATCHER_P2(IsAFault, sentence, remedy, "") {
    return testing::ExplainMatchResult(
        testing::Contains(
            AllOf(testing::StartsWith("to do: "), HasSubstr(sentence), HasSubstr(remedy))),
        arg, result_listener);
}
MATCHER_P2(IsAdvice, sentence, remedy, "") {
    return testing::ExplainMatchResult(
        testing::Contains(
            AllOf(testing::StartsWith("advice: "), HasSubstr(sentence), HasSubstr(remedy))),
        arg, result_listener);
}

} // namespace

TEST_F(DoctorTest, AKioskThatIsWellHasNothingToDo) {
    EXPECT_THAT(faults(), IsEmpty()) << ran.output;
    EXPECT_EQ(ran.code, 0);
    const Ran words = examine("");
    EXPECT_EQ(words.code, 0);
    EXPECT_THAT(words.output,
                HasSubstr("fine    host        a game's own process starts and answers.\n"));
    EXPECT_THAT(words.output, HasSubstr("Nothing has to be done.\n"));
}

TEST_F(DoctorTest, OneFaultMakesTheExitCodeOne) {
    settings("[sound]\nvolume = 900\n");
    const Ran words = examine("");
    EXPECT_EQ(words.code, 1);
    EXPECT_THAT(words.output, HasSubstr("One thing has to be done.\n"));
}

TEST_F(DoctorTest, SettingsAreNamedByTheirLine) {
    settings("[sound]\nvolume = 900\n");
    EXPECT_THAT(told("settings"),
                IsAFault("kiosk.toml:2: sound.volume should be", "Mend this line"));
    settings("[sound\n");
    EXPECT_THAT(told("settings"), IsAFault("kiosk.toml:1", "Mend this line"));
}

TEST_F(DoctorTest, WhatStaffChangedOnTheKioskIsLookedAtToo) {
    folder.write("state/staff.toml", "[idle]\nmenus = \"long\"\n");
    EXPECT_THAT(told("settings"), IsAFault("staff.toml:2: idle.menus", "Mend this line"));
}

TEST_F(DoctorTest, WhatStaffDecidedOnTheKioskCounts) {
    folder.write("state/staff.toml",
                 "[languages]\noffered = [\"it\"]\n[games]\ndisabled = [\"terni-lapilli\"]\n");
    EXPECT_THAT(told("content"), testing::Contains(HasSubstr("visitors can choose it →")));
    EXPECT_THAT(told("games"), IsAFault("there is no game to play", "ludariumctl install"));
}

TEST_F(DoctorTest, ALanguageWithoutWordsIsAFault) {
    settings("[languages]\noffered = [\"it\", \"tlh\"]\n");
    EXPECT_THAT(told("content"), IsAFault("no words for the language tlh", "[languages]"));
}

TEST_F(DoctorTest, WordsThatAreGoneAreAFault) {
    fs::remove(folder / "content/shell");
    EXPECT_THAT(told("content"),
                IsAFault("there are no words in", "Install the package ludarium again"));
}

TEST_F(DoctorTest, ATypeThatIsNotInstalledIsAFault) {
    folder.write("content/theme/theme.toml", "family = \"Nobody Carved This\"\n");
    EXPECT_THAT(told("fonts"), IsAFault("Nobody Carved This", "apt install"));
}

TEST_F(DoctorTest, AKioskWithoutGamesIsAFault) {
    fs::remove_all(folder / "games/terni-lapilli");
    EXPECT_THAT(told("games"), IsAFault("there is no game to play", "ludariumctl install"));
}

TEST_F(DoctorTest, ARefusedGameIsAFaultWithItsReason) {
    folder.write("games/torn/plugin.json", "{");
    EXPECT_THAT(told("games"), IsAFault("games/torn is not offered", "Install this game again"));
}

TEST_F(DoctorTest, AGameInQuarantineIsAFaultWithItsReason) {
    const auto version = json::parse(std::ifstream(folder / "games/terni-lapilli/plugin.json"))
                             .at("version")
                             .get<std::string>();
    folder.write(
        "state/quarantine.json",
        json{{"terni-lapilli", {{"version", version}, {"reason", "it hung"}, {"since", ""}}}}
            .dump());
    EXPECT_THAT(told("games"),
                IsAFault("terni-lapilli is in quarantine: it hung", "quarantine.json"));
}

TEST_F(DoctorTest, AGameThatLacksALanguageIsAdvice) {
    auto manifest = json::parse(std::ifstream(folder / "games/terni-lapilli/plugin.json"));
    manifest["languages"] = {"it", "en", "fr"};
    folder.write("games/terni-lapilli/plugin.json", manifest.dump());
    EXPECT_THAT(told("games"), IsAdvice("terni-lapilli does not speak de", "newer version"));
    EXPECT_EQ(ran.code, 0);
}

TEST_F(DoctorTest, KeysThatOthersCanWriteAreAFault) {
    fs::permissions(folder / "keys", fs::perms::others_write, fs::perm_options::add);
    EXPECT_THAT(told("keys"), IsAFault("others than root may write there", "chmod go-w"));
    fs::permissions(folder / "keys", fs::perms::others_write, fs::perm_options::remove);
    fs::permissions(folder / "keys/museum.pub", fs::perms::others_write, fs::perm_options::add);
    EXPECT_THAT(told("keys"), IsAFault("museum.pub: others may write it", "chmod go-w"));
}

TEST_F(DoctorTest, ATornKeyIsAFault) {
    folder.write("keys/torn.pub", "untrusted comment: torn\nRWQ\n");
    EXPECT_THAT(told("keys"), IsAFault("torn.pub", "chown root"));
}

TEST_F(DoctorTest, DeveloperModeIsAdvice) {
    folder.write("keys/developer-mode", "");
    EXPECT_THAT(told("keys"), IsAdvice("developer mode", "remove"));
}

TEST_F(DoctorTest, AStateFolderThatIsMissingOrIsNoneIsAFault) {
    fs::remove_all(folder / "state");
    EXPECT_THAT(told("state"), IsAFault("there is no folder", "install -d -o ludarium"));
    folder.write("state", "not a folder");
    EXPECT_THAT(told("state"), IsAFault("there is no folder", "install -d -o ludarium"));
}

TEST_F(DoctorTest, AStateFolderThatCanNotBeWrittenIsAFault) {
    fs::create_directory(folder /
                         "state/.ludariumctl-doctor"); // as little can be written as on a full disk
    EXPECT_THAT(told("state"), IsAFault("nothing can be written in", "df"));
}

TEST_F(DoctorTest, ADiskThatIsNearlyFullIsAFault) {
    options = "--free 1000000000";
    EXPECT_THAT(told("state"), IsAFault("only ", "Make room"));
}

TEST_F(DoctorTest, DamagedStatisticsAreAFault) {
    folder.write("state/statistics.sqlite", std::string(5000, 'x'));
    EXPECT_THAT(told("statistics"), IsAFault("file is not a database", "aside"));
    fs::rename(folder / "state/statistics.sqlite", folder / "state/statistics.damaged.sqlite");
    EXPECT_THAT(told("statistics"), IsAdvice("was damaged", "smartctl"));
}

TEST_F(DoctorTest, AHostThatIsNotThereOrSaysNothingIsAFault) {
    options = "--host /nowhere/ludarium-host";
    EXPECT_THAT(told("host"), IsAFault("No such file", "Install the package ludarium again"));
    options = "--host /bin/true";
    EXPECT_THAT(told("host"),
                IsAFault("ended with status 0", "Install the package ludarium again"));
}

TEST_F(DoctorTest, AGameThatTheHostRefusesIsAFault) {
    for (const auto& file : fs::directory_iterator(folder / "games/terni-lapilli"))
        if (file.path().extension() == ".so")
            std::ofstream(file.path(), std::ios::app) << "tampered";
    EXPECT_THAT(told("host"), IsAFault("can't run terni-lapilli", "ludariumctl validate"));
}

TEST_F(DoctorTest, AScreenThatDoesNotAnswerIsAFault) {
    environment = "DISPLAY=:54321 TZ=CET-1";
    EXPECT_THAT(told("screen"), IsAFault(":54321 does not answer", "xauth"));
}

TEST_F(DoctorTest, AKioskThatIsNotInstalledIsAFault) {
    options = "--kiosk /nowhere/ludarium";
    EXPECT_THAT(told("screen"), IsAFault("there is no /nowhere/ludarium", "apt install ludarium"));
}

TEST_F(DoctorTest, SoundWithoutADeviceIsAdvice) {
    environment += " ALSOFT_DRIVERS=null";
    EXPECT_THAT(told("sound"), IsAdvice("no sound device", "group audio"));
}

TEST_F(DoctorTest, MissingVoicesAreAdvice) {
    program("espeak-ng",
            "printf 'Pty Language\\n 5 it --/M I i\\n 5 fr --/M F f\\n 5 en --/M E e\\n'");
    EXPECT_THAT(told("voices"), IsAdvice("no voice for de", "not read aloud"));
    program("espeak-ng", "exit 1");
    EXPECT_THAT(told("voices"), IsAdvice("nothing can be read aloud", "apt install espeak-ng"));
}

TEST_F(DoctorTest, AServiceThatDoesNotRunOrStartOrWatchIsAFault) {
    program("systemctl", "printf 'LoadState=loaded\\nActiveState=failed\\nUnitFileState=disabled\\n"
                         "NRestarts=7\\nWatchdogUSec=0\\n'");
    EXPECT_THAT(told("service"),
                AllOf(IsAFault("not running (failed)", "journalctl"),
                      IsAFault("does not start with the machine", "systemctl enable")));
    EXPECT_THAT(told("watchdog"),
                AllOf(IsAFault("nobody notices if the kiosk hangs", "WatchdogSec"),
                      IsAdvice("7 times", "journalctl")));
}

TEST_F(DoctorTest, AKeeperWithoutItsKioskIsAFault) {
    const std::string running = "printf 'LoadState=loaded\\nActiveState=active\\nUnitFileState="
                                "enabled\\nNRestarts=0\\nWatchdogUSec=30s\\nStatusText=";
    program("systemctl", running + "calm picture shown, shell restarts: 9\\n'");
    EXPECT_THAT(told("service"), IsAFault("shell restarts: 9", "journalctl"));
    program("systemctl", running + "kiosk shown, shell restarts: 0\\n'");
    EXPECT_THAT(told("service"),
                testing::ElementsAre(HasSubstr("(kiosk shown, shell restarts: 0)")));
}

// From the start on, or later.
TEST_F(DoctorTest, AKioskThatWaitsForADisplayIsAFault) {
    for (const std::string state : {"activating", "active"}) {
        program("systemctl", "printf 'LoadState=loaded\\nActiveState=" + state +
                                 "\\nUnitFileState=enabled\\nNRestarts=0\\nWatchdogUSec=30s\\n"
                                 "StatusText=no display is plugged in\\n'");
        EXPECT_THAT(told("service"), IsAFault("no display is plugged in", "cable")) << state;
    }
}

TEST_F(DoctorTest, TheWayToTheScreenIsToldWithWhatFailed) {
    EXPECT_THAT(told("picture"), testing::IsEmpty());
    folder.write("state/screen.json", R"({"machine":"a card","works":"software","failed":{"gpu":)"
                                      R"({"times":1,"why":"cage ended by signal 11"}}})");
    EXPECT_THAT(told("picture"), IsAdvice("cage ended by signal 11", "screen.json"));
    folder.write("state/screen.json", R"({"machine":"a card","works":"","failed":{}})");
    EXPECT_THAT(told("picture"), IsAFault("no way to this screen works (a card)", "firmware"));
}

TEST_F(DoctorTest, ADisplayThatStaysOnAtNightIsAdvice) {
    folder.write("state/screen.json", R"({"machine":"a card","works":"software","failed":{}})");
    EXPECT_THAT(told("night"), IsEmpty()) << "there is no night";
    settings("[hours]\nevery-day = \"10:00-18:00\"\n");
    EXPECT_THAT(told("night"), testing::ElementsAre(HasSubstr("switched off")));
    program("systemctl",
            "echo 'StatusText=kiosk shown, the display stays on at night, shell restarts: 0'");
    EXPECT_THAT(told("night"), IsAdvice("the display stays on", "ludarium-console"));
}

TEST_F(DoctorTest, AMachineWithoutTheServiceIsAdvice) {
    program("systemctl", "echo 'System has not been booted with systemd' >&2; exit 1");
    EXPECT_THAT(told("service"), IsAdvice("no service of systemd", "package ludarium"));
}

TEST_F(DoctorTest, AClockBeforeTheInstallationIsAFault) {
    fs::last_write_time(folder / "content/theme/theme.toml",
                        fs::file_time_type::clock::now() + std::chrono::hours(24 * 365));
    EXPECT_THAT(told("clock"), IsAFault("the clock is wrong", "timedatectl"));
}

TEST_F(DoctorTest, OpeningHoursInUniversalTimeAreAdvice) {
    environment = "DISPLAY= TZ=UTC";
    EXPECT_THAT(told("clock"), testing::ElementsAre(testing::StartsWith("fine: ")));
    settings("[hours]\nevery-day = \"10:00-18:00\"\n");
    EXPECT_THAT(told("clock"), IsAdvice("UTC", "set-timezone"));
}
