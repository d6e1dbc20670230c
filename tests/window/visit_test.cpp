// A visit from the first touch to the reset, in the real window.
#include <fstream>
#include <iterator>
#include <regex>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

namespace {

constexpr int width = 1920, height = 1080;

// The shipped words and theme, but the computer hardly waits before it moves: a whole game takes less
// time.
class HastyContent {
  public:
    HastyContent() {
        for (const char* part : {"shell", "theme"})
            std::filesystem::copy(std::filesystem::path(LUDARIUM_CONTENT) / part,
                                  folder_.path() / part, std::filesystem::copy_options::recursive);
        const auto file = folder_.path() / "theme" / "theme.toml";
        std::ifstream in(file);
        const std::string theme{std::istreambuf_iterator<char>(in), {}};
        folder_.write(
            "theme/theme.toml",
            std::regex_replace(theme, std::regex("computer-pause = \\d+"), "computer-pause = 20"));
    }
    std::string path() const { return folder_.path().string(); }

  private:
    ludarium::test::TemporaryFolder folder_;
};

struct Visit : testing::Test {
    HastyContent content;
    KioskWindow kiosk{KioskStart{width, height, "", "", content.path()}};

    void touch_anywhere_and_see_home() {
        kiosk.await("screen", "name", "attract");
        kiosk.tap_at(width / 2, height / 3);
        kiosk.await("screen", "name", "home");
    }
    std::string message_after(const std::string& place) {
        kiosk.tap(place);
        return kiosk.await("message").at("text");
    }
    // Plays what is offered first until something else than the table is to be touched: the visitor
    // and the computer take turns.
    void play_to_the_end(const std::string& half_way) {
        bool switched = half_way.empty();
        for (int taps = 0; taps < 2000; ++taps) {
            while (kiosk.offers().empty()) kiosk.await("offers");
            const auto offers = kiosk.offers();
            if (offers.front() == "button-swap-sides") return;
            if (taps > 20 && !switched) {
                switched = true;
                kiosk.tap(half_way);
                kiosk.await("language");
            }
            kiosk.tap(offers.front());
            kiosk.await("offers");
        }
        FAIL() << "the game does not end";
    }
};

} // namespace

TEST_F(Visit, ATouchOnTheSleepingKioskShowsAllGames) {
    touch_anywhere_and_see_home();
    kiosk.await("offers");
    EXPECT_THAT(kiosk.offers(), testing::Contains(HasSubstr("button-game-")).Times(4));
}

TEST_F(Visit, TwoTapsLeadFromAllGamesToTheFirstMove) {
    touch_anywhere_and_see_home();
    kiosk.sit_down("tablut");
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(1);
}

TEST_F(Visit, AFullGameOfTavliInFrenchEndsByTapsThroughASwitchOfLanguage) {
    touch_anywhere_and_see_home();
    kiosk.tap("button-language-fr");
    EXPECT_EQ(kiosk.await("language").at("code"), "fr");
    kiosk.tap("button-game-tavli");
    kiosk.await("screen", "name", "page");
    kiosk.tap("button-motion"); // nothing moves, so that the test takes less time
    kiosk.tap("button-level-0");
    kiosk.tap("button-start");
    kiosk.await_position(0);
    kiosk.await("offers");
    play_to_the_end("button-language-en");
    if (HasFatalFailure()) return;
    kiosk.tap("button-language-de");
    const auto end = kiosk.await("dialogue");
    EXPECT_THAT(end.at("headline").get<std::string>(), HasSubstr("gew"));
    EXPECT_THAT(end.at("words").get<std::string>(), HasSubstr("vor dem Gegner")) << "why";
    EXPECT_THAT(end.at("words").get<std::string>(),
                AnyOf(HasSubstr("Kaiser Zenon"), HasSubstr("Griechenland"), HasSubstr("Gedicht")))
        << "a fact worth telling";
    kiosk.tap("button-another-game");
    kiosk.await("screen", "name", "home");
}

TEST_F(Visit, WithSidesSwappedTheOtherOneBegins) {
    touch_anywhere_and_see_home();
    kiosk.sit_down("tablut");
    kiosk.tap("button-again");
    kiosk.await("dialogue");
    kiosk.tap("button-swap-sides");
    kiosk.await_position(0);
    kiosk.await_position(1); // nobody has touched anything: this is the computer's move
}

TEST_F(Visit, GoingBackInTheMiddleOfAGameAsksFirst) {
    touch_anywhere_and_see_home();
    kiosk.sit_down("tablut");
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(2);
    kiosk.tap("button-back");
    kiosk.await("dialogue");
    kiosk.tap("button-go-on");
    kiosk.await("offers");
    kiosk.tap("button-back");
    kiosk.await("dialogue");
    kiosk.tap("button-leave");
    kiosk.await("screen", "name", "page");
    EXPECT_FALSE(std::filesystem::exists(kiosk.state() / "game.journal"));
}

TEST_F(Visit, LargerLettersAndStrongerColoursKeepTheGame) {
    touch_anywhere_and_see_home();
    kiosk.sit_down("tablut");
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    const auto before = kiosk.await_position(2);
    kiosk.tap("button-text-size");
    kiosk.tap("button-contrast");
    const auto after = kiosk.await_position(2);
    EXPECT_EQ(after.at("hash"), before.at("hash"));
    kiosk.tap("spot-i4");
    kiosk.tap("spot-h4");
    kiosk.await_position(3);
}

TEST_F(Visit, AHintIsGivenWithItsReason) {
    touch_anywhere_and_see_home();
    kiosk.sit_down("tablut");
    const std::string reason = message_after("button-hint");
    EXPECT_THAT(reason, Not(HasSubstr("hint."))) << "a key is no sentence";
    EXPECT_GT(reason.size(), 20u);
}

TEST(Reload, ALanguageAddedWhileTheKioskRunsAppearsOnTheSwitch) {
    const ludarium::test::TemporaryFolder content;
    std::filesystem::copy(LUDARIUM_CONTENT, content.path(),
                          std::filesystem::copy_options::recursive);
    KioskWindow kiosk(KioskStart{width, height, "tablut", "", content.path().string()});
    kiosk.await_position(0);
    content.write("shell/es/strings.po", "msgid \"\"\nmsgstr \"\"\n\"Language: es\\n\"\n"
                                         "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
                                         "msgid \"language.name\"\nmsgstr \"Español\"\n\n"
                                         "msgid \"table.choose\"\nmsgstr \"Toca una pieza.\"\n");
    kiosk.reload();
    kiosk.await("reloaded");
    kiosk.tap("button-language-es");
    EXPECT_EQ(kiosk.await("message").at("text"), "Toca una pieza.");
    // What it does not say yet is said in Italian.
    kiosk.tap("button-again");
    EXPECT_EQ(kiosk.await("dialogue").at("headline"), "Una nuova partita?");
}
