// Sixty days of a museum, by a clock that is moved: the screen is dark when it is closed, visitors come,
// play and leave, pieces glide, and in the end the numbers are right. In the middle the clocks go back.
#include <algorithm>
#include <future>
#include <memory>

#include <gmock/gmock.h>

#include "../common/town_clock.hpp"
#include "stage/motion.hpp"
#include "statistics/visit_notes.hpp"
#include "visit/idle_watch.hpp"
#include "visit/in_hand.hpp"
#include "visit/opening_hours.hpp"
#include "written_book.hpp"

using namespace ludarium::shell;
using namespace ludarium::test;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

namespace {

constexpr std::time_t first_midnight = 1'790'805'600; // 1 October 2026, 00:00 in Rome
constexpr int days = 60;
constexpr int monday = 0;
constexpr int saturday = 5;

// Closed on Mondays, from 10 to 18 otherwise, and until 20 on Saturdays.
OpeningHours museum() {
    OpeningHours hours;
    for (auto& day : hours.days) day = *parse_day("10:00-18:00");
    hours.days[monday] = *parse_day("closed");
    hours.days[saturday] = *parse_day("10:00-20:00");
    return hours;
}

struct SixtyDays : testing::Test, WrittenBook {
    SixtyDays() {
        game.manifest.id = "latrones";
        game.manifest.version = "1.0.0";
        header.seats = {{{Seat::Kind::visitor, 0}, {Seat::Kind::computer, 1}}};
        header.language = "it";
        record.add(Thing{Thing::Kind::game, "latrones 1.0.0"});
    }

    // A piece glides across the board in 400 ms, and is where it should be on the way.
    void play_a_move() {
        const Node piece(scene, 1, {{}, Frame{0, 0, 10, 10}, 1, 1, true});
        motion.glide(piece.id(), Frame{100, 0, 10, 10}, {{}, milliseconds(400), Ease::linear});
        motion.advance();
        clock.move(milliseconds(200));
        motion.advance();
        EXPECT_NEAR(piece.look().frame.left, 50, 0.01);
        clock.move(milliseconds(200));
        motion.advance();
        EXPECT_EQ(piece.look().frame.left, 100);
        EXPECT_FALSE(motion.active());
    }

    // Comes, reads the rules, plays for three minutes, wins, and goes without a word.
    void visit() {
        const Time came = clock.now();
        notes->arrives("it");
        idle.somebody(clock.now());
        notes->reads("latrones", "rules");
        notes->begins(game, header, header.seats);
        play_a_move();
        clock.move(came + minutes(3) - clock.now());
        notes->touched();
        idle.somebody(clock.now());
        Position won;
        won.ply = 30;
        won.ending.emplace();
        won.ending->results[0].place = 1;
        won.ending->results[1].place = 2;
        notes->reaches(won);
        clock.move(seconds(89));
        EXPECT_EQ(idle.stage(clock.now(), true), IdleWatch::Stage::present);
        clock.move(seconds(1));
        EXPECT_EQ(idle.stage(clock.now(), true), IdleWatch::Stage::asking);
        clock.move(seconds(25));
        EXPECT_EQ(idle.stage(clock.now(), true), IdleWatch::Stage::gone);
        notes->leaves(VisitEnd::time_out);
        clock.move(seconds(5)); // a whole number of minutes since he came
    }

    // One visitor at the beginning of each of these hours in which the museum is open.
    void pass_a_day(const std::vector<int>& hours) {
        const int today = clock.local().day;
        while (clock.local().day == today) {
            const LocalTime now = clock.local();
            const int light = museum().open(now) ? 1 : 0;
            open_minutes += light;
            record.proceed();
            if (light && now.minute % 60 == 0 &&
                std::count(hours.begin(), hours.end(), now.minute / 60)) {
                visit();
                open_minutes += 4;
            } else {
                clock.move(minutes(1));
            }
        }
    }

    TownClock clock{first_midnight};
    const int first_day = clock.local().day;
    InstalledGame game;
    GameHeader header;
    Scene scene{{1920, 1080}};
    Motion motion{scene, clock};
    IdleWatch idle{IdleTimes{}};
    CrashRecord record{folder / "crashes.json", clock, "boot"};
    int open_minutes = 0;
    std::unique_ptr<Scribe> scribe = std::make_unique<Scribe>(file, 400);
    std::unique_ptr<VisitNotes> notes = std::make_unique<VisitNotes>(*scribe, clock);
};

} // namespace

TEST_F(SixtyDays, OpeningHoursStatisticsAndAnimationsAreRight) {
    for (int day = 0; day < days; ++day) {
        ASSERT_EQ(clock.local().day, first_day + day);
        pass_a_day({9, 11, 17, 19}); // at 9 nobody can come in, and at 19 on Saturdays only
    }
    std::promise<void> written;
    scribe->write([&written](GuestBook&) { written.set_value(); });
    written.get_future().wait();

    constexpr int mondays = 8;
    constexpr int saturdays = 9;
    constexpr int visitors = 2 * (days - mondays) + saturdays;
    EXPECT_EQ(open_minutes, ((days - mondays) * 8 + saturdays * 2) * 60);
    const auto counted = read_statistics(file, {first_day, first_day + days - 1});
    ASSERT_TRUE(counted) << counted.problem();
    EXPECT_EQ(counted->visits, visitors);
    EXPECT_EQ(counted->games, visitors);
    EXPECT_EQ(counted->chapters, visitors);
    EXPECT_EQ(counted->median_seconds, 180);
    EXPECT_EQ(counted->visits_by_hour.at(9).count, 0);
    EXPECT_EQ(counted->visits_by_hour.at(11).count, days - mondays);
    EXPECT_EQ(counted->visits_by_hour.at(19).count, saturdays);
    EXPECT_EQ(counted->visits_by_weekday.at(monday).count, 0);
    EXPECT_EQ(counted->visits_by_weekday.at(saturday).count, 3 * saturdays);
    EXPECT_EQ(counted->visits_by_day.size(), static_cast<std::size_t>(days));
    EXPECT_EQ(counted->visits_by_end.at(0).name, "time-out");
    EXPECT_EQ(counted->games_by_result.at(0).name, "won");
    EXPECT_EQ(counted->games_by_result.at(0).count, visitors);
    EXPECT_TRUE(record.crashes().empty()) << "forgiven long ago";
}
