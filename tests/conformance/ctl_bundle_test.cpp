// A stick's way into the kiosk from a shell: pack, sign with minisign, install, list, remove.
#include <algorithm>

#include <gmock/gmock.h>

#include "../common/bombs.hpp"
#include "../common/temporary_folder.hpp"
#include "ran_ctl.hpp"

namespace {

using ludarium::test::TemporaryFolder;
using testing::AnyOf;
using testing::HasSubstr;

struct CtlBundle : testing::Test {
    TemporaryFolder folder;
    const std::string at = folder.path().string() + "/";
    const std::string bundle = at + "terni-lapilli-1.0.0.ludarium";
    const std::string site = " --store " + at + "store";

    void SetUp() override {
        std::filesystem::create_directory(folder / "keys");
        ASSERT_EQ(run("pack terni-lapilli --into " + at).code, 0);
    }
    Ran run(const std::string& arguments, const std::string& typed = "") {
        return ran_ctl("--games " LUDARIUM_GAMES " " + arguments, typed);
    }
    Ran install() {
        return ran_ctl("--games " + at + "none install " + bundle + site + " --keys " + at + "keys",
                       "");
    }
    static bool shell(const std::string& command) {
        return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
    }
};

TEST_F(CtlBundle, SignedWithMinisignIsInstalledListedAndRemoved) {
    ASSERT_TRUE(shell("minisign -G -W -p " + at + "keys/museum.pub -s " + at + "museum.key"));
    EXPECT_THAT(install().output, HasSubstr("is not signed"));
    ASSERT_TRUE(shell("minisign -S -s " + at + "museum.key -m " + bundle));
    EXPECT_THAT(install().output, HasSubstr("terni-lapilli 1.0.0 is installed, signed by museum"));
    EXPECT_THAT(install().output, HasSubstr("is installed already"));
    EXPECT_THAT(ran_ctl("--games " + at + "none list" + site, "").output,
                HasSubstr("installed on site, signed by museum"));
    EXPECT_THAT(run("rollback terni-lapilli" + site).output, HasSubstr("no earlier version"));
    EXPECT_THAT(run("remove terni-lapilli" + site).output, HasSubstr("1.0.0 is removed"));
}

TEST_F(CtlBundle, OnAStickIsSeenWithItsNameAndStanding) {
    const auto look = [&](const std::string& how) {
        return ran_ctl("--games " + at + "none look " + how + at + site + " --keys " + at + "keys",
                       "");
    };
    folder.write("._terni.ludarium", "left by another system");
    folder.write("broken.ludarium", "PK\3\4 and no more");
    EXPECT_THAT(look("--json ").output, HasSubstr("\"standing\":\"unsigned\""));
    ASSERT_TRUE(shell("minisign -G -W -p " + at + "keys/museum.pub -s " + at + "museum.key"));
    ASSERT_TRUE(shell("minisign -S -s " + at + "museum.key -m " + bundle));
    const std::string lines = look("--json ").output;
    EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 2);
    EXPECT_THAT(lines, HasSubstr("\"standing\":\"damaged\""));
    EXPECT_THAT(lines, HasSubstr("\"by\":\"museum\""));
    EXPECT_THAT(lines, HasSubstr("\"it\":\"Terni lapilli\""));
    EXPECT_THAT(lines, HasSubstr("\"standing\":\"new\""));
    ASSERT_EQ(install().code, 0);
    EXPECT_THAT(look("").output, HasSubstr("signed by museum, is installed already"));
}

TEST_F(CtlBundle, SignedByUsIsGoodForMinisign) {
    ASSERT_EQ(run("key " + at + "mine --without-password").code, 0);
    ASSERT_EQ(run("sign " + bundle + " --key " + at + "mine.key").code, 0);
    EXPECT_TRUE(shell("minisign -V -p " + at + "mine.pub -m " + bundle));
    EXPECT_THAT(install().output, HasSubstr("signed with a key this kiosk does not trust"));
}

TEST_F(CtlBundle, OfAGameThatBreaksItsPromisesIsNotInstalled) {
    folder.write("keys/developer-mode", "");
    ASSERT_EQ(run("pack " LUDARIUM_FIXTURES "/unsorted --into " + at).code, 0);
    const Ran ran = ran_ctl("--games " + at + "none install " + at + "unsorted-1.0.0.ludarium" +
                                site + " --keys " + at + "keys --json",
                            "");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.output, HasSubstr("\"problem\":\"the game did not pass its trial: actions"));
    EXPECT_THAT(ran.output, HasSubstr("\"key\":\"staff.reason.failed-trial\""));
}

// A game as it should be, but for its cover.
struct CtlBombs : CtlBundle {
    std::string refusal_of(const std::string& cover) {
        namespace fs = std::filesystem;
        const fs::path good = LUDARIUM_GAMES "/terni-lapilli", bad = folder / "terni-lapilli";
        fs::create_directory(bad);
        for (const char* file : {"plugin.json", "terni-lapilli.so"}) fs::copy(good / file, bad);
        fs::copy(fs::canonical(good / "content"), bad / "content", fs::copy_options::recursive);
        folder.write("terni-lapilli/content/art/cover.svg", cover);
        folder.write("keys/developer-mode", "");
        EXPECT_EQ(run("pack " + bad.string() + " --into " + at).code, 0);
        const Ran ran = install();
        EXPECT_EQ(ran.code, 1);
        return ran.output;
    }
};

TEST_F(CtlBombs, ACoverThatOverflowsTheStackIsNotInstalled) {
    EXPECT_THAT(refusal_of(ludarium::test::nested_uses()),
                AnyOf(HasSubstr("art/cover.svg, 320 by 240 pixels large: it crashes"),
                      HasSubstr("art/cover.svg, 320 by 240 pixels large: maximum depth")));
}

TEST_F(CtlBombs, ACoverThatTakesMinutesIsNotInstalled) {
    EXPECT_THAT(refusal_of(ludarium::test::endless_turbulence()),
                HasSubstr("pictures: art/cover.svg, 320 by 240 pixels large: it takes more than"));
}

TEST_F(CtlBombs, ACoverThatTakesGigabytesIsNotInstalled) {
    EXPECT_THAT(refusal_of(ludarium::test::huge_picture()),
                HasSubstr("art/cover.svg, 320 by 240 pixels large: the pictures embedded in it"));
}

} // namespace
