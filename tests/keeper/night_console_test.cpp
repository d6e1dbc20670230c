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

// A machine with a compositor on its first console, which lets go of the screen and takes it back.
class StandInConsoles : public Consoles {
  public:
    int own() const override { return own_console; }
    int shown() const override { return shown_console; }
    void ask_for(int console) override {
        told.push_back("show " + std::to_string(console));
        asked_ = console;
        if (compositor_lets_go || console == kiosk) after_ = 3;
    }
    void blank() override {
        told.emplace_back("blank");
        // One with graphics on it takes no notice.
        power = shown_console == kiosk || !driver_obeys;
    }
    void unblank() override {
        told.emplace_back("unblank");
        power = true;
    }
    bool displays_are_off() const override { return !power; }
    void wait(milliseconds time) override {
        waited += time;
        if (after_ > 0 && --after_ == 0 && compositor_takes_back) shown_console = asked_;
    }

    std::vector<std::string> told;
    milliseconds waited{};
    int own_console = kiosk;
    int shown_console = kiosk;
    bool power = true;
    bool compositor_lets_go = true;
    bool compositor_takes_back = true;
    bool driver_obeys = true;

  private:
    int asked_ = 0;
    int after_ = 0;
};

struct NightConsole : testing::Test {
    StandInConsoles consoles;

    void expect_lit() const {
        EXPECT_EQ(consoles.shown(), kiosk);
        EXPECT_TRUE(consoles.power);
        EXPECT_EQ(consoles.told.back(), "show 1") << "who asked for another one must take it back";
        EXPECT_LT(consoles.waited, milliseconds(15'000)) << "the alarm rings after 20 s";
    }
};

} // namespace

TEST_F(NightConsole, IsAnEmptyOneWithoutPower) {
    EXPECT_FALSE(switch_display_off(consoles));
    EXPECT_EQ(consoles.shown(), night_console);
    EXPECT_FALSE(consoles.power);
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
    consoles.power = true; // plugged in again; the console still counts as blanked
    consoles.told.clear();
    EXPECT_FALSE(switch_display_off(consoles));
    EXPECT_THAT(consoles.told, ElementsAre("unblank", "show 63", "blank"));
    EXPECT_FALSE(consoles.power);
}

TEST_F(NightConsole, IsNotShownWhereTheDisplayStaysOn) {
    consoles.driver_obeys = false;
    EXPECT_THAT(switch_display_off(consoles).value_or(""), HasSubstr("driver"));
    expect_lit();
}

TEST_F(NightConsole, IsGivenUpWhenTheCompositorDoesNotLetGo) {
    consoles.compositor_lets_go = false;
    EXPECT_THAT(switch_display_off(consoles).value_or(""), HasSubstr("let go"));
    expect_lit();
}

TEST_F(NightConsole, IsNotForAMachineWhereSomebodyWorksAtAnotherOne) {
    consoles.shown_console = 2;
    EXPECT_THAT(switch_display_off(consoles).value_or(""), HasSubstr("number 2"));
    EXPECT_EQ(consoles.shown(), 2);
    EXPECT_THAT(consoles.told, IsEmpty());
}

TEST_F(NightConsole, IsNotThereForAServiceWithoutConsoles) {
    consoles.own_console = 0;
    EXPECT_TRUE(switch_display_off(consoles));
    EXPECT_TRUE(switch_display_on(consoles));
    EXPECT_THAT(consoles.told, IsEmpty());
}

TEST_F(NightConsole, IsSaidToStayWhenTheCompositorDoesNotComeBack) {
    switch_display_off(consoles);
    consoles.compositor_takes_back = false;
    EXPECT_THAT(switch_display_on(consoles).value_or(""), HasSubstr("take the screen back"));
    EXPECT_TRUE(consoles.power) << "light at least";
}

TEST(Displays, AreOffWhenNoConnectorGivesPower) {
    TemporaryFolder cards;
    EXPECT_FALSE(displays_are_off(cards / "nowhere"));
    cards.write("card0/power", "");
    EXPECT_FALSE(displays_are_off(cards.path())) << "a card that has no say";
    cards.write("card0-HDMI-A-1/dpms", "On\n");
    cards.write("card0-HDMI-A-1/enabled", "enabled\n");
    cards.write("card0-DP-1/dpms", "On\n");
    cards.write("card0-DP-1/enabled", "disabled\n");
    EXPECT_FALSE(displays_are_off(cards.path()));
    cards.write("card0-HDMI-A-1/dpms", "Off\n");
    EXPECT_TRUE(displays_are_off(cards.path())) << "nothing is plugged in at the other";
    cards.write("card0-DP-1/enabled", "enabled\n");
    EXPECT_FALSE(displays_are_off(cards.path()));
}
