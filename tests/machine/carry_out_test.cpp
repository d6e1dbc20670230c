// What root does for the kiosk in a small /etc of its own, and what it refuses to do.
#include <gmock/gmock.h>

#include <sys/stat.h>

#include "../common/temporary_folder.hpp"
#include "bundles/minisign.hpp"
#include "machine/carry_out.hpp"

using namespace ludarium::machine;
using ludarium::test::TemporaryFolder;
using testing::StartsWith;

namespace fs = std::filesystem;

namespace {

constexpr std::time_t today = 1795032900; // in 2026

class StandInHardware : public Hardware {
  public:
    std::time_t now() override { return today; }
    Trouble set_clock(std::time_t to) override {
        clock = to;
        return std::nullopt;
    }
    Trouble set_alarm(std::time_t at) override {
        alarm = at;
        return forgetful ? Trouble("the alarm: the clock has not kept it") : std::nullopt;
    }
    Trouble switch_off() override {
        off = true;
        return std::nullopt;
    }
    bool is_mounted(const fs::path& folder) override { return stick && fs::is_directory(folder); }

    std::time_t clock = 0;
    std::time_t alarm = 0;
    bool forgetful = false;
    bool off = false;
    bool stick = true;
};

struct Machine : testing::Test {
    Machine() {
        folder.write("etc/timezone", "Etc/UTC\n");
        folder.write("etc/keys/.there", "");
        folder.write("zones/Europe/Rome", "TZif2…");
        folder.write("zones/tzdata.zi", "# text");
        folder.write("stick/museum.pub", key);
        folder.write("state/first-start", "");
        fs::create_symlink(folder / "zones/Etc/UTC", folder / "etc/localtime");
        places.localtime = folder / "etc/localtime";
        places.timezone = folder / "etc/timezone";
        places.zones = folder / "zones";
        places.keys = folder / "etc/keys";
        places.stick = folder / "stick";
        places.network = folder / "etc/network";
        places.first_start = folder / "state/first-start";
    }
    std::string wish(const std::string& line) {
        const auto wish = parse_wish(line + "\n");
        return wish ? carry_out(*wish, places, hardware) : "nonsense";
    }
    std::string text(const std::string& file) const {
        std::ifstream in(folder / file);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    bool trusted() const { return fs::exists(folder / "etc/keys/museum.pub"); }

    const std::string key =
        ludarium::bundles::as_text(ludarium::bundles::PublicKey{{1, 2, 3, 4, 5, 6, 7, 8}, {9}});
    TemporaryFolder folder;
    Places places;
    StandInHardware hardware;
};

} // namespace

TEST_F(Machine, GetsATimeZone) {
    EXPECT_EQ(wish("zone Europe/Rome"), "done");
    EXPECT_EQ(fs::read_symlink(folder / "etc/localtime"), folder / "zones/Europe/Rome");
    EXPECT_EQ(text("etc/timezone"), "Europe/Rome\n");
}

TEST_F(Machine, GetsATimeZoneAfterAPowerCutInTheMiddleOfAnother) {
    fs::create_symlink("/nowhere", folder / "etc/localtime.new");
    EXPECT_EQ(wish("zone Europe/Rome"), "done");
}

TEST_F(Machine, KnowsNoZoneThatIsNone) {
    folder.write("zones/Fake", "TZ");
    for (const char* name : {"Europe", "Europe/Atlantis", "tzdata", "Fake"})
        EXPECT_EQ(wish("zone " + std::string(name)), "refused zone") << name;
    EXPECT_EQ(fs::read_symlink(folder / "etc/localtime"), folder / "zones/Etc/UTC");
}

TEST_F(Machine, SetsTheClockToATimeThatCanBe) {
    EXPECT_EQ(wish("clock 1795032999"), "done");
    EXPECT_EQ(hardware.clock, 1795032999);
    hardware.clock = 0;
    for (const char* moment : {"0", "1704067199", "4102444800", "99999999999"})
        EXPECT_EQ(wish("clock " + std::string(moment)), "refused clock") << moment;
    EXPECT_EQ(hardware.clock, 0);
}

TEST_F(Machine, TrustsTheKeyOnTheStickAndTakesNothingElseFromIt) {
    folder.write("stick/museum.pub", key + "#!/bin/sh\nreboot\n");
    folder.write("stick/readme.txt", "");
    EXPECT_EQ(wish("key"), "done 0807060504030201");
    EXPECT_EQ(text("etc/keys/museum.pub"), key);
    struct stat status{};
    ::stat((folder / "etc/keys/museum.pub").c_str(), &status);
    EXPECT_EQ(status.st_mode & 022, 0u) << "nobody else may write it";
}

TEST_F(Machine, TrustsNoKeyOnceTheFirstStartIsFinished) {
    EXPECT_EQ(wish("finish"), "done");
    EXPECT_EQ(wish("finish"), "done") << "again, if nobody heard it the first time";
    EXPECT_EQ(wish("key"), "refused over");
    EXPECT_FALSE(trusted());
}

TEST_F(Machine, TrustsNoKeyBecauseOfAMarkThatIsALink) {
    fs::remove(places.first_start);
    fs::create_symlink(folder / "etc/timezone", places.first_start);
    EXPECT_EQ(wish("key"), "refused over");
}

TEST_F(Machine, TrustsNoKeyInAFolderThatIsNoStick) {
    hardware.stick = false;
    EXPECT_EQ(wish("key"), "refused no-stick");
}

TEST_F(Machine, TrustsNoKeyThatSomebodyElseMustChoose) {
    folder.write("stick/other.pub", key);
    EXPECT_EQ(wish("key"), "refused several-keys");
}

TEST_F(Machine, TrustsNothingThatIsNoKey) {
    folder.write("stick/museum.pub", "untrusted comment: x\nRWnonsense\n");
    EXPECT_EQ(wish("key"), "refused bad-key");
    folder.write("stick/museum.pub", std::string(5000, 'R'));
    EXPECT_EQ(wish("key"), "refused no-key");
    fs::remove(folder / "stick/museum.pub");
    EXPECT_EQ(wish("key"), "refused no-key");
    fs::create_symlink(folder / "etc/timezone", folder / "stick/museum.pub");
    EXPECT_EQ(wish("key"), "refused no-key") << "a link leads away from the stick";
    fs::remove(folder / "stick/museum.pub");
    ::mkfifo((folder / "stick/museum.pub").c_str(), 0600);
    EXPECT_EQ(wish("key"), "refused no-key") << "and a pipe would be waited for";
    EXPECT_FALSE(trusted());
}

TEST_F(Machine, TrustsNoKeyFromAStickThatIsALink) {
    fs::rename(folder / "stick", folder / "elsewhere");
    fs::create_symlink(folder / "elsewhere", folder / "stick");
    EXPECT_EQ(wish("key"), "refused no-key");
}

TEST_F(Machine, HasANetworkIfStaffWantOne) {
    folder.write("etc/network", "none\n");
    EXPECT_EQ(wish("network cable"), "done");
    EXPECT_EQ(text("etc/network"), "cable\n");
    EXPECT_EQ(wish("network none"), "done");
    EXPECT_EQ(text("etc/network"), "none\n");
}

TEST_F(Machine, HasNoSayAboutANetworkThatSomebodyElseHasSetUp) {
    EXPECT_EQ(wish("network cable"), "refused network");
    EXPECT_FALSE(fs::exists(folder / "etc/network"));
    fs::create_symlink(folder / "etc/timezone", folder / "etc/network");
    EXPECT_EQ(wish("network cable"), "refused network");
    EXPECT_EQ(text("etc/timezone"), "Etc/UTC\n");
}

TEST_F(Machine, IsSwitchedOffWithAnAlarmOnly) {
    hardware.forgetful = true;
    EXPECT_THAT(wish("off " + std::to_string(today + 3600)), StartsWith("failed the alarm"));
    EXPECT_FALSE(hardware.off);
    hardware.forgetful = false;
    EXPECT_EQ(wish("off " + std::to_string(today + 3600)), "done");
    EXPECT_EQ(hardware.alarm, today + 3600);
    EXPECT_TRUE(hardware.off);
}

TEST_F(Machine, IsNotSwitchedOffForGoodNorAllTheTime) {
    for (const std::time_t wake : {today - 1, today, today + 60, today + 60 * 24 * 3600})
        EXPECT_EQ(wish("off " + std::to_string(wake)), "refused alarm");
    EXPECT_FALSE(hardware.off);
}

TEST_F(Machine, SaysWhatTheDiskSays) {
    places.keys = folder / "etc/timezone";
    EXPECT_EQ(wish("key"), "failed Not a directory");
}
