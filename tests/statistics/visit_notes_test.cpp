// A visitor's doings, and what becomes of them in the guest book. Time passes by hand.
#include "statistics/visit_notes.hpp"

#include <memory>

#include <gmock/gmock.h>

#include "../common/town_clock.hpp"
#include "written_book.hpp"

using namespace ludarium::shell;
using namespace ludarium::test;
using std::chrono::hours;
using std::chrono::seconds;
using testing::ElementsAre;

namespace {

constexpr std::time_t monday_noon = 1'794'826'800; // 16 November 2026, 12:00 in Rome

struct VisitNotesTest : testing::Test, WrittenBook {
    explicit VisitNotesTest(std::time_t begin = monday_noon) : clock(begin) {
        game.manifest.id = "latrones";
        game.manifest.version = "2.1.0";
        game.manifest.modes = {{"short", 5, {0}}, {"full", 20, {1}}};
        header.language = "it";
        header.choices = {1};
        header.seats[0] = {Seat::Kind::visitor, 0};
        header.seats[1] = {Seat::Kind::computer, 2};
    }
    void pass(seconds time) { clock.move(time); }
    void touch_after(seconds time) {
        clock.move(time);
        notes->touched();
    }
    void begin() { notes->begins(game, header, header.seats); }
    void reach(std::uint64_t ply, std::vector<int> places = {}) {
        Position position;
        position.ply = ply;
        if (!places.empty()) {
            position.ending.emplace();
            for (std::size_t i = 0; i < places.size(); ++i)
                position.ending->results.at(i).place = places[i];
        }
        notes->reaches(position);
    }
    std::vector<std::string> written(const std::string& sql) {
        notes.reset();
        scribe.reset(); // writes what is waiting
        return rows(sql);
    }
    void restart() {
        notes.reset();
        scribe.reset();
        scribe = std::make_unique<Scribe>(file, 400);
        notes = std::make_unique<VisitNotes>(*scribe, clock);
    }

    TownClock clock;
    InstalledGame game;
    GameHeader header;
    std::unique_ptr<Scribe> scribe = std::make_unique<Scribe>(file, 400);
    std::unique_ptr<VisitNotes> notes = std::make_unique<VisitNotes>(*scribe, clock);
};

const std::string visits =
    "SELECT day, hour, seconds, language, language_to, screen, ifnull(ended, 'here') FROM visit";
const std::string results =
    "SELECT ifnull(result, 'playing'), plies, seconds FROM game ORDER BY id";

} // namespace

TEST_F(VisitNotesTest, AVisitLastsFromItsFirstTouchToItsLast) {
    notes->arrives("it");
    notes->sees("page");
    touch_after(seconds(100));
    notes->speaks("fr");
    notes->sees("home");
    pass(seconds(70)); // nobody answers "Still there?"
    notes->leaves(VisitEnd::time_out);
    EXPECT_THAT(written(visits), ElementsAre("2026-11-16|12|100|it|fr|home|time-out"));
}

TEST_F(VisitNotesTest, NobodyIsThereNothingIsCounted) {
    notes->touched();
    notes->sees("attract");
    notes->speaks("fr");
    notes->reads("latrones", "rules");
    notes->leaves_table();
    notes->leaves(VisitEnd::staff);
    scribe.reset();
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(VisitNotesTest, AGameKnowsItsModeLevelAndCompany) {
    notes->arrives("it");
    begin();
    EXPECT_THAT(written("SELECT game, version, mode, level, visitors, computers FROM game"),
                ElementsAre("latrones|2.1.0|full|2|1|1"));
}

TEST_F(VisitNotesTest, AVariantOfTheVisitorsOwnIsNoMode) {
    header.choices = {7};
    begin();
    EXPECT_THAT(written("SELECT mode FROM game"), ElementsAre(""));
}

TEST_F(VisitNotesTest, ResultsAreTheVisitors) {
    const auto play = [this](std::vector<int> places) {
        begin();
        reach(1);
        touch_after(seconds(60));
        reach(40, std::move(places));
        notes->leaves_table();
    };
    play({1, 2});
    play({2, 1});
    play({1, 1});
    header.seats[1] = {Seat::Kind::visitor, 0};
    play({2, 1});
    EXPECT_THAT(written(results),
                ElementsAre("won|40|60", "lost|40|60", "drawn|40|60", "finished|40|60"));
}

TEST_F(VisitNotesTest, EmptySeatsWinNothing) {
    header.seats[2] = {};
    header.seats[3] = {Seat::Kind::computer, 1};
    begin();
    reach(9, {2, 3, 1, 1});
    EXPECT_THAT(written("SELECT result, level, computers FROM game"), ElementsAre("lost|2|2"));
}

TEST_F(VisitNotesTest, AnEndingThatIsTakenBackIsNoResult) {
    begin();
    reach(10, {2, 1});
    reach(8);
    reach(12, {1, 2});
    notes->leaves_table();
    EXPECT_THAT(written("SELECT result, plies FROM game"), ElementsAre("won|12"));
}

TEST_F(VisitNotesTest, AnAbandonedGameTellsWhere) {
    notes->arrives("it");
    begin();
    notes->sees("table");
    reach(5);
    touch_after(seconds(30));
    notes->sees("book");
    pass(seconds(115));
    notes->leaves(VisitEnd::time_out);
    notes->leaves_table(); // as the screens are cleared
    EXPECT_THAT(written("SELECT result, plies, left_from, seconds FROM game"),
                ElementsAre("abandoned|5|book|30"));
}

TEST_F(VisitNotesTest, AGameThatFailsOrIsStoppedByStaffIsInterrupted) {
    begin();
    notes->game_fails();
    notes->leaves_table();
    begin();
    notes->leaves(VisitEnd::staff);
    EXPECT_THAT(written("SELECT result FROM game"), ElementsAre("interrupted", "interrupted"));
}

TEST_F(VisitNotesTest, AVisitGoesOnAfterACrash) {
    notes->arrives("it");
    begin();
    touch_after(seconds(50));
    reach(20);
    restart();
    pass(seconds(3));
    notes->goes_on("it");
    begin();
    reach(20);
    touch_after(seconds(10));
    reach(21, {1, 2});
    notes->leaves_table();
    notes->leaves(VisitEnd::time_out);
    EXPECT_THAT(written(results), ElementsAre("won|21|60"));
    EXPECT_THAT(rows("SELECT seconds, ended FROM visit"), ElementsAre("60|time-out"));
}

TEST_F(VisitNotesTest, SixtyDaysLaterTheDateIsAnother) {
    for (int i = 0; i < 2; ++i, pass(hours(60 * 24))) {
        notes->arrives("it");
        notes->leaves(VisitEnd::time_out);
    }
    EXPECT_THAT(written("SELECT day, hour FROM visit"),
                ElementsAre("2026-11-16|12", "2027-01-15|12"));
}

struct SummerTimeTest : VisitNotesTest {
    SummerTimeTest() : VisitNotesTest(1'774'695'600) {} // 28 March 2026, 12:00 in Rome
};

TEST_F(SummerTimeTest, TheHourIsThatOfTheClockOnTheWall) {
    for (int i = 0; i < 2; ++i, pass(hours(24))) {
        notes->arrives("it");
        notes->leaves(VisitEnd::time_out);
    }
    EXPECT_THAT(written("SELECT day, hour FROM visit"),
                ElementsAre("2026-03-28|12", "2026-03-29|13"));
}
