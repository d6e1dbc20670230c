// Off and on by way of the consoles: what is told to them, and that the kiosk's own is shown whatever goes wrong.
#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"
#include "keeper/night_console.hpp"

using namespace ludarium::keeper;
using ludarium::test::TemporaryFolder;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

constexpr int kiosk = 1;

std::string why(const Trouble& trouble) {
    return trouble ? trouble->why : "";
}

// A machine with a compositor on its first console, which lets go of the screen and takes it back.
class StandInConsoles : public Consoles {
  public:
    int own() const override { return own_console; }
    int shown() const override { return shown_console; }
    void ask_for(int console) override {
        told.push_back("show " + std::to_string(console));
        // The kernel takes no notice, not even of having been asked for another one before.
        if (console == shown_console) return;
        asked_ = console;
        left_ = console == kiosk ? a_while : lets_go_after;
    }
    void blank() override {
        told.emplace_back("blank");
        // One with graphics on it takes no notice.
        lit = shown_console == kiosk || !driver_obeys;
    }
    void unblank() override {
        told.emplace_back("unblank");
        lit = true;
    }
    Power power() const override { return known ? lit ? Power::on : Power::off : Power::unknown; }
    void wait(milliseconds time) override {
        waited += time;
        if (waited >= goes_dark_after) lit = false;
        if (asked_ == 0 || (asked_ == kiosk && !compositor_takes_back)) return;
        left_ -= time;
        if (left_ <= milliseconds(0)) shown_console = std::exchange(asked_, 0);
    }

    static constexpr milliseconds a_while{50};
    std::vector<std::string> told;
    milliseconds waited{};
    int own_console = kiosk;
    int shown_console = kiosk;
    bool known = true; // whether a card has a connector
    bool lit = true;
    milliseconds lets_go_after = a_while;
    milliseconds goes_dark_after = std::chrono::hours(1); // by itself, or as an X server wants it
    bool compositor_takes_back = true;
    bool driver_obeys = true;

  private:
    int asked_ = 0;
    milliseconds left_{};
};

struct NightConsole : testing::Test {
    StandInConsoles consoles;

    void expect_lit() const {
        EXPECT_EQ(consoles.shown(), kiosk);
        EXPECT_TRUE(consoles.lit);
        EXPECT_EQ(consoles.told.back(), "show 1") << "who asked for another one must take it back";
        EXPECT_LT(consoles.waited, milliseconds(15'000)) << "the alarm rings after 20 s";
    }
};

} // namespace

TEST_F(NightConsole, IsAnEmptyOneWithoutPower) {
    EXPECT_FALSE(switch_display_off(consoles));
    EXPECT_EQ(consoles.shown(), night_console);
    EXPECT_FALSE(consoles.lit);
}

TEST_F(NightConsole, IsLeftForTheKiosksOwn) {
    switch_display_off(consoles);
    EXPECT_FALSE(switch_display_on(consoles));
    expect_lit();
}

TEST_F(NightConsole, IsLeftInPeaceWhileItIsDark) {
    switch_display_off(consoles);
    consoles.told.clear();
    EXPECT_FALSE(switch_display_off(consoles));
    EXPECT_THAT(consoles.told, IsEmpty());
}

TEST_F(NightConsole, IsBlankedAnewWhenADisplayHasWokenByItself) {
    switch_display_off(consoles);
    consoles.lit = true; // plugged in again; the console still counts as blanked
    consoles.told.clear();
    EXPECT_FALSE(switch_display_off(consoles));
    EXPECT_THAT(consoles.told, ElementsAre("unblank", "show 63", "blank"));
    EXPECT_FALSE(consoles.lit);
}

TEST_F(NightConsole, IsNotShownWhereTheDisplayStaysOn) {
    consoles.driver_obeys = false;
    const Trouble trouble = switch_display_off(consoles);
    EXPECT_THAT(why(trouble), HasSubstr("driver"));
    EXPECT_FALSE(trouble->may_come);
    expect_lit();
}

TEST_F(NightConsole, IsGivenUpWhenTheCompositorDoesNotLetGo) {
    consoles.lets_go_after = std::chrono::hours(1);
    const Trouble trouble = switch_display_off(consoles);
    EXPECT_THAT(why(trouble), HasSubstr("let go"));
    EXPECT_TRUE(trouble->may_come);
    expect_lit();
}

TEST_F(NightConsole, IsShownAllTheSameByACompositorThatLetsGoLateAndDarkAtTheNextTry) {
    consoles.lets_go_after = longest_change + milliseconds(1000);
    EXPECT_TRUE(switch_display_off(consoles)->may_come);
    expect_lit();
    consoles.wait(milliseconds(2000));
    ASSERT_EQ(consoles.shown(), night_console);
    EXPECT_FALSE(switch_display_off(consoles));
    EXPECT_EQ(consoles.shown(), night_console);
    EXPECT_FALSE(consoles.lit);
}

TEST_F(NightConsole, MayComeYetWhereNeitherDisplayNorCompositorObeys) {
    consoles.driver_obeys = consoles.compositor_takes_back = false;
    const Trouble trouble = switch_display_off(consoles);
    EXPECT_THAT(why(trouble), HasSubstr("driver")) << "what went wrong first";
    EXPECT_TRUE(trouble->may_come);
}

TEST_F(NightConsole, IsNotForAMachineWhereSomebodyWorksAtAnotherOne) {
    consoles.shown_console = 2;
    EXPECT_THAT(why(switch_display_off(consoles)), HasSubstr("number 2"));
    EXPECT_EQ(consoles.shown(), 2);
    EXPECT_THAT(consoles.told, IsEmpty());
}

TEST_F(NightConsole, IsNotThereForAServiceWithoutConsoles) {
    consoles.own_console = 0;
    EXPECT_FALSE(switch_display_off(consoles)->may_come);
    EXPECT_FALSE(switch_display_on(consoles)->may_come);
    EXPECT_THAT(consoles.told, IsEmpty());
}

TEST_F(NightConsole, IsSaidToStayWhenTheCompositorDoesNotComeBack) {
    switch_display_off(consoles);
    consoles.compositor_takes_back = false;
    const Trouble trouble = switch_display_on(consoles);
    EXPECT_THAT(why(trouble), HasSubstr("take the screen back"));
    EXPECT_TRUE(trouble->may_come);
    EXPECT_TRUE(consoles.lit) << "light at least";
}

TEST_F(NightConsole, IsNotNeededWhereAnXServerSwitchesADisplayThatObeysInTime) {
    consoles.goes_dark_after = longest_blanking - milliseconds(500);
    EXPECT_FALSE(await_dark(consoles));
    EXPECT_THAT(consoles.told, IsEmpty());
}

TEST_F(NightConsole, IsNoRemedyForADisplayThatDoesNotObeyAnXServer) {
    const Trouble trouble = await_dark(consoles);
    EXPECT_THAT(why(trouble), HasSubstr("stays on"));
    EXPECT_TRUE(trouble->may_come);
    EXPECT_THAT(consoles.told, IsEmpty());
}

TEST_F(NightConsole, IsWantedWhereNobodyKnowsOfDisplaysButAnXServerIsBelieved) {
    consoles.known = false;
    EXPECT_TRUE(switch_display_off(consoles));
    EXPECT_FALSE(await_dark(consoles));
}

TEST(Displays, AreOffWhenNoConnectorGivesPower) {
    TemporaryFolder cards;
    EXPECT_EQ(power_of_displays(cards / "nowhere"), Power::unknown);
    cards.write("card0/power", "");
    EXPECT_EQ(power_of_displays(cards.path()), Power::unknown) << "a card that has no say";
    cards.write("card0-HDMI-A-1/dpms", "On\n");
    cards.write("card0-HDMI-A-1/enabled", "enabled\n");
    cards.write("card0-DP-1/dpms", "On\n");
    cards.write("card0-DP-1/enabled", "disabled\n");
    EXPECT_EQ(power_of_displays(cards.path()), Power::on);
    cards.write("card0-HDMI-A-1/dpms", "Off\n");
    EXPECT_EQ(power_of_displays(cards.path()), Power::off) << "nothing is plugged in at the other";
    cards.write("card0-DP-1/enabled", "enabled\n");
    EXPECT_EQ(power_of_displays(cards.path()), Power::on);
}
