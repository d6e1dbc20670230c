// Somebody, or the network, sets the clock while visitors play: to 1970, a day back, a day ahead, twenty years ahead. And
// machines that sleep: the time since boot goes on, whatever the clock on the wall says.
#include <ctime>

#include "../common/set_clock.hpp"
#include "counted.hpp"
#include "played_game.hpp"
#include "visit/clock.hpp"

using namespace ludarium::test;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

constexpr hours day{24};

seconds to_1970() {
    return seconds(100 - std::time(nullptr));
}

struct ClockJump : testing::Test {
    SetClock clock;

    KioskStart on_it(const std::string& more_settings = "") const {
        KioskStart how = at_the_table(more_settings);
        how.environment = clock.environment();
        return how;
    }
};

} // namespace

// While men are on the move, and while nobody touches anything.
TEST_F(ClockJump, ChangesNothingAboutAGame) {
    PlayedGame game(on_it());
    for (const seconds ahead : {to_1970(), seconds(-day), seconds(day), seconds(20 * 365 * day)}) {
        game.touch();
        clock.set_wall(ahead);
        game.await_answer();
        game.move();
    }
}

TEST_F(ClockJump, LosesNeitherHostsNorGamesNorVisits) {
    PlayedGame game(on_it());
    game.move();
    for (const seconds ahead : {to_1970(), seconds(20 * 365 * day)}) {
        clock.set_wall(ahead);
        ::kill(game.kiosk.host_pid(), SIGKILL);
        game.kiosk.await("recovered");
        game.expect_same_position();
    }
    game.expect_kept();
    clock.set_wall(seconds(0));
    game.move();
    await_counted_games(game.kiosk, 1);
}

TEST_F(ClockJump, NeitherAnswersTheQuestionNorHurriesIt) {
    PlayedGame game(on_it("[idle]\nplay = 2\nquestion = 6\n"));
    game.move();
    game.kiosk.await("still-there");
    clock.set_wall(day);
    for (const int left : {5, 4}) EXPECT_EQ(game.kiosk.await("still-there").at("seconds"), left);
    clock.set_wall(to_1970());
    EXPECT_EQ(game.kiosk.await("still-there").at("seconds"), 3);
    game.kiosk.tap("button-still-here");
    game.move();
}

TEST_F(ClockJump, ToTheNightDarkensNoScreenThatSomebodyPlaysAt) {
    const auto local = ludarium::shell::local_time(std::time(nullptr));
    const seconds noon = minutes(12 * 60 - local.minute);
    clock.set_wall(noon);
    PlayedGame game(
        on_it("[hours]\nevery-day = \"09:00-18:00\"\n[idle]\nplay = 3\nquestion = 1\n"));
    game.move();
    clock.set_wall(noon + hours(11));
    game.move();
    EXPECT_EQ(game.kiosk.await("dark").at("dark"), true) << "when the visitor has left";
    clock.set_wall(noon);
    EXPECT_EQ(game.kiosk.await("dark").at("dark"), false);
}

TEST_F(ClockJump, OfTheTimeSinceBootIsANightInWhichEverybodyHasLeft) {
    PlayedGame game(on_it());
    game.move();
    clock.set_since_boot(hours(10));
    game.kiosk.tap_at(500, 500); // in the morning
    game.kiosk.await("screen", "name", "attract");
    game.kiosk.await("screen", "name", "home");
    game.kiosk.tap("button-game-tablut");
    game.kiosk.await("screen", "name", "page");
    game.kiosk.tap("button-start");
    game.begins();
    game.move();
}
