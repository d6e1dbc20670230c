// What staff read from the guest book.
#include "statistics/statistics.hpp"

#include <gmock/gmock.h>

#include "written_book.hpp"

using namespace ludarium::shell;
using namespace ludarium::test;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

struct StatisticsTest : testing::Test, WrittenBook {
    void add(const char* date, int hour, int seconds, const std::string& language,
             const std::vector<GameEntry>& games = {}, VisitEnd how = VisitEnd::time_out) {
        GuestBook book(file, 4000);
        auto visit = visit_on(date, hour, seconds);
        visit.language_to = language;
        book.arrive(visit);
        for (const auto& game : games) book.begin_game(game);
        book.visit(ended(visit, how));
    }
    Statistics read(const char* from, const char* to) const {
        const auto read = read_statistics(file, {day(from), day(to)});
        EXPECT_TRUE(read);
        return *read;
    }
    static std::vector<std::string> told(const std::vector<Tally>& tallies) {
        std::vector<std::string> all;
        for (const auto& tally : tallies)
            if (tally.count > 0) all.push_back(tally.name + ": " + std::to_string(tally.count));
        return all;
    }
};

} // namespace

TEST_F(StatisticsTest, CountsVisitsByHourDayWeekdayLanguageAndLength) {
    add("2026-11-15", 9, 30, "it");
    add("2026-11-16", 9, 90, "fr");
    add("2026-11-16", 17, 1300, "fr", {}, VisitEnd::staff);
    add("2026-11-14", 17, 90, "de"); // before the days asked for
    add("2026-11-17", 17, 90, "de"); // after them
    const Statistics all = read("2026-11-15", "2026-11-16");
    EXPECT_EQ(all.visits, 3);
    EXPECT_EQ(all.median_seconds, 90);
    EXPECT_EQ(all.visits_by_hour.size(), 24u);
    EXPECT_THAT(told(all.visits_by_hour), ElementsAre("9: 2", "17: 1"));
    EXPECT_THAT(told(all.visits_by_day), ElementsAre("2026-11-15: 1", "2026-11-16: 2"));
    EXPECT_THAT(told(all.visits_by_weekday), ElementsAre("0: 2", "6: 1")) << "from Monday";
    EXPECT_THAT(told(all.visits_by_language), ElementsAre("fr: 2", "it: 1"));
    EXPECT_THAT(told(all.visits_by_length), ElementsAre("< 1: 1", "1–2: 1", "> 20: 1"));
    EXPECT_THAT(told(all.visits_by_end), ElementsAre("time-out: 2", "staff: 1"));
}

TEST_F(StatisticsTest, DaysWithoutAnybodyAreThereToo) {
    add("2026-10-18", 9, 30, "it");
    const Statistics all = read("2026-10-18", "2026-11-16");
    EXPECT_EQ(all.visits_by_day.size(), 30u);
    EXPECT_EQ(all.visits_by_day.front().count, 1);
    EXPECT_EQ(all.visits_by_day.back().name, "2026-11-16");
}

TEST_F(StatisticsTest, CountsGamesByResultLevelAndWhereTheyWereAbandoned) {
    auto friends = ended(game_of("merels"), GameResult::finished);
    friends.level.reset();
    auto reading = ended(game_of("merels", 2), GameResult::abandoned, 0);
    reading.left_from = "book";
    add("2026-11-16", 9, 600, "it",
        {ended(game_of("latrones", 0), GameResult::won),
         ended(game_of("latrones", 0), GameResult::lost),
         ended(game_of("latrones", 2), GameResult::abandoned, 12),
         ended(game_of("latrones", 2), GameResult::abandoned, 9), reading, friends});
    const Statistics all = read("2026-11-16", "2026-11-16");
    EXPECT_EQ(all.games, 6);
    EXPECT_THAT(told(all.games_by_game), ElementsAre("latrones: 4", "merels: 2"));
    EXPECT_THAT(told(all.games_by_result),
                ElementsAre("abandoned: 3", "finished: 1", "lost: 1", "won: 1"));
    ASSERT_EQ(all.levels.size(), 3u);
    EXPECT_EQ(all.levels[0].won + all.levels[0].lost, 2);
    EXPECT_EQ(all.levels[1].level, 2u);
    EXPECT_EQ(all.levels[1].abandoned, 2);
    EXPECT_EQ(all.levels[2].game, "merels");
    ASSERT_EQ(all.abandoned.size(), 3u);
    EXPECT_EQ(all.abandoned[0].plies, "1–9");
    EXPECT_EQ(all.abandoned[1].plies, "10–29");
    EXPECT_EQ(all.abandoned[2].screen, "book");
    EXPECT_EQ(all.abandoned[2].plies, "0");
}

TEST_F(StatisticsTest, AKioskThatHasCountedNobodyHasZeros) {
    const Statistics all = read("2026-11-16", "2026-11-17");
    EXPECT_EQ(all.visits, 0);
    EXPECT_EQ(all.visits_by_hour.size(), 24u);
    EXPECT_EQ(all.visits_by_day.size(), 2u);
    EXPECT_EQ(all.visits_by_length.size(), 6u);
    EXPECT_FALSE(std::filesystem::exists(file)) << "reading makes no file";
}

TEST_F(StatisticsTest, RowsComeWithTheNamesOfTheirColumns) {
    add("2026-11-16", 9, 600, "fr", {ended(game_of("latrones", 0), GameResult::won)});
    std::vector<std::vector<std::string>> rows;
    EXPECT_FALSE(read_rows(file, {day("2026-11-16"), day("2026-11-16")}, Rows::games,
                           [&rows](const auto& row) { rows.push_back(row); }));
    EXPECT_THAT(rows, ElementsAre(ElementsAre("visit", "day", "hour", "game", "version", "mode",
                                              "level", "visitors", "computers", "language",
                                              "seconds", "plies", "result", "left_from"),
                                  ElementsAre("1", "2026-11-16", "9", "latrones", "1.0.0", "short",
                                              "0", "1", "1", "it", "0", "30", "won", "")));
}
