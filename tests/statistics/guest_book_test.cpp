// What is written into the guest book, and what a crash, a restart or a year make of it.
#include "statistics/guest_book.hpp"

#include <chrono>
#include <thread>

#include <gmock/gmock.h>

#include <sys/wait.h>
#include <unistd.h>

#include "../common/heard_log.hpp"
#include "written_book.hpp"

using namespace ludarium::shell;
using namespace ludarium::test;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

struct GuestBookTest : testing::Test, WrittenBook {
    GuestBook book() const { return GuestBook(file, 400); }
};

const std::string visits = "SELECT seconds, ifnull(ended, 'here') FROM visit ORDER BY id";
const std::string games = "SELECT game, seconds, ifnull(result, 'playing') FROM game ORDER BY id";

} // namespace

TEST_F(GuestBookTest, KeepsTheseThingsOfAVisitAndNoOthers) {
    {
        const auto opened = book();
    }
    EXPECT_THAT(
        rows("SELECT name FROM pragma_table_info('visit')"),
        ElementsAre("id", "day", "hour", "seconds", "language", "language_to", "screen", "ended"));
    EXPECT_THAT(rows("SELECT name FROM pragma_table_info('game')"),
                ElementsAre("id", "visit", "game", "version", "mode", "level", "visitors",
                            "computers", "language", "seconds", "plies", "result", "left_from"));
    EXPECT_THAT(rows("SELECT name FROM pragma_table_info('reading')"),
                ElementsAre("id", "visit", "game", "chapter", "language"));
}

TEST_F(GuestBookTest, AVisitIsOneRowWithItsGamesAndChapters) {
    auto book = this->book();
    auto visit = visit_on("2026-11-16", 14);
    book.arrive(visit);
    book.reading({"latrones", "rules", "it"});
    book.begin_game(game_of("latrones"));
    book.game(ended(game_of("latrones"), GameResult::won));
    book.begin_game(game_of("latrones", 2));
    book.game(ended(game_of("latrones", 2), GameResult::abandoned, 7));
    visit.seconds = 340;
    visit.language_to = "fr";
    book.visit(ended(visit, VisitEnd::time_out));
    EXPECT_THAT(rows("SELECT day, hour, seconds, language, language_to, ended FROM visit"),
                ElementsAre("2026-11-16|14|340|it|fr|time-out"));
    EXPECT_THAT(rows("SELECT visit, game, level, plies, result, left_from FROM game"),
                ElementsAre("1|latrones|1|30|won|", "1|latrones|2|7|abandoned|table"));
    EXPECT_THAT(rows("SELECT visit, game, chapter, language FROM reading"),
                ElementsAre("1|latrones|rules|it"));
}

TEST_F(GuestBookTest, AmongVisitorsThereIsNoLevel) {
    auto book = this->book();
    book.arrive(visit_on("2026-11-16"));
    auto game = game_of("latrones");
    game.level.reset();
    book.begin_game(game);
    EXPECT_THAT(rows("SELECT level IS NULL FROM game"), ElementsAre("1"));
}

TEST_F(GuestBookTest, WhatACrashLeftOpenIsClosedWhenTheNextVisitorComes) {
    {
        auto book = this->book();
        book.arrive(visit_on("2026-11-16", 10, 20));
        book.begin_game(game_of("latrones"));
    }
    auto book = this->book();
    book.arrive(visit_on("2026-11-16"));
    EXPECT_THAT(rows(visits), ElementsAre("20|crash", "0|here"));
    EXPECT_THAT(rows(games), ElementsAre("latrones|0|interrupted"));
}

TEST_F(GuestBookTest, AVisitThatGoesOnAfterARestartIsOneVisit) {
    for (const bool in_order : {false, true}) {
        SCOPED_TRACE(in_order ? "stopped by staff" : "crashed");
        std::filesystem::remove(file);
        auto game = game_of("latrones");
        game.seconds = 30;
        {
            auto book = this->book();
            book.arrive(visit_on("2026-11-16", 10, 40));
            book.begin_game(game);
            if (in_order) {
                book.game(ended(game, GameResult::interrupted));
                book.visit(ended(visit_on("2026-11-16", 10, 40), VisitEnd::staff));
            }
        }
        auto book = this->book();
        book.resume(visit_on("2026-11-16", 11));
        book.resume_game(game_of("latrones"));
        book.visit(visit_on("2026-11-16", 11, 5));
        game.seconds = 5;
        book.game(ended(game, GameResult::won));
        EXPECT_THAT(rows("SELECT hour FROM visit"), ElementsAre("10"));
        EXPECT_THAT(rows(visits), ElementsAre("45|here"));
        EXPECT_THAT(rows(games), ElementsAre("latrones|35|won"));
    }
}

TEST_F(GuestBookTest, AVisitThatHadEndedIsNotTakenForTheOneThatGoesOn) {
    {
        auto book = this->book();
        book.arrive(visit_on("2026-11-16"));
        book.visit(ended(visit_on("2026-11-16"), VisitEnd::time_out));
    }
    auto book = this->book();
    book.resume(visit_on("2026-11-16"));
    book.resume_game(game_of("latrones"));
    EXPECT_THAT(rows(visits), ElementsAre("0|time-out", "0|here"));
    EXPECT_THAT(rows("SELECT visit FROM game"), ElementsAre("2"));
}

TEST_F(GuestBookTest, OldVisitsGoWithAllThatBelongsToThem) {
    GuestBook book(file, 60);
    for (const char* date : {"2026-01-01", "2026-01-31"}) {
        book.arrive(visit_on(date));
        book.begin_game(game_of("latrones"));
        book.reading({"latrones", "rules", "it"});
    }
    book.arrive(visit_on("2026-03-02"));
    EXPECT_THAT(rows("SELECT day FROM visit"),
                ElementsAre("2026-01-01", "2026-01-31", "2026-03-02"))
        << "60 days are not over";
    book.arrive(visit_on("2026-03-03"));
    EXPECT_THAT(rows("SELECT day FROM visit"),
                ElementsAre("2026-01-31", "2026-03-02", "2026-03-03"));
    EXPECT_THAT(rows("SELECT count(*) FROM game"), ElementsAre("1"));
    EXPECT_THAT(rows("SELECT count(*) FROM reading"), ElementsAre("1"));
}

TEST_F(GuestBookTest, AClockThatWasNeverSetDropsNothing) {
    auto book = this->book();
    book.arrive(visit_on("2026-11-16"));
    book.arrive(visit_on("1970-01-01"));
    EXPECT_THAT(rows("SELECT count(*) FROM visit"), ElementsAre("2"));
}

TEST_F(GuestBookTest, AClockThatJumpsTwentyYearsDropsNothing) {
    auto book = this->book();
    book.arrive(visit_on("2026-11-15"));
    book.arrive(visit_on("2046-11-16"));
    book.arrive(visit_on("2026-11-16"));
    EXPECT_THAT(rows("SELECT count(*) FROM visit"), ElementsAre("3"));
}

TEST_F(GuestBookTest, ProcessesThatOnlyReadDoSoWhileTheKioskWrites) {
    auto book = this->book();
    book.arrive(visit_on("2026-11-16"));
    const Days days{day("2026-11-16"), day("2026-11-16")};
    const auto before = read_statistics(file, days);
    book.begin_game(game_of("latrones"));
    const auto after = read_statistics(file, days);
    ASSERT_TRUE(before && after);
    EXPECT_EQ(before->games, 0);
    EXPECT_EQ(after->games, 1);
}

TEST_F(GuestBookTest, AReaderWhoTakesHisTimeIsWaitedFor) {
    auto book = this->book();
    HeardLog log;
    Database reader(file, Database::Access::read);
    reader.run("BEGIN");
    reader.number("SELECT count(*) FROM visit");
    std::thread writer([&book] { book.arrive(visit_on("2026-11-16")); });
    std::this_thread::sleep_for(
        std::chrono::milliseconds(1200)); // longer than other readers would wait
    reader.run("COMMIT");
    writer.join();
    EXPECT_THAT(log.text(), IsEmpty());
    EXPECT_THAT(rows(visits), ElementsAre("0|here"));
}

// A writer killed at any moment, again and again: each visit it had said was written is there.
TEST_F(GuestBookTest, AKilledWriterLosesNothingThatWasWritten) {
    std::size_t written = 0;
    for (int round = 0; round < 8; ++round) {
        int ends[2];
        ASSERT_EQ(::pipe(ends), 0);
        const pid_t writer = ::fork();
        if (writer == 0) {
            ::close(ends[0]);
            GuestBook book(file, 400);
            for (;;) {
                book.arrive(visit_on("2026-11-16"));
                if (::write(ends[1], "v", 1) != 1) ::_exit(1);
            }
        }
        ::close(ends[1]);
        char told = 0;
        for (int i = 0; i <= round; ++i) written += ::read(ends[0], &told, 1) == 1 ? 1 : 0;
        ::kill(writer, SIGKILL);
        ::waitpid(writer, nullptr, 0);
        while (::read(ends[0], &told, 1) == 1) ++written;
        ::close(ends[0]);
    }
    HeardLog log;
    {
        const auto reopened = book();
    }
    EXPECT_THAT(log.text(), IsEmpty());
    EXPECT_GE(std::stoul(rows("SELECT count(*) FROM visit").front()), written);
}

// A file as the first version left it.
TEST_F(GuestBookTest, AFileOfTheFirstVersionIsBroughtUpToDateAndKeepsItsVisits) {
    Database(file, Database::Access::write)
        .run(
            "CREATE TABLE visit (id INTEGER PRIMARY KEY, day TEXT NOT NULL, hour INTEGER NOT NULL, "
            "seconds INTEGER NOT NULL, language TEXT NOT NULL, language_to TEXT NOT NULL, "
            "screen TEXT NOT NULL, ended TEXT);"
            "CREATE TABLE game (id INTEGER PRIMARY KEY, visit INTEGER NOT NULL REFERENCES visit "
            "(id) "
            "ON DELETE CASCADE, game TEXT NOT NULL, version TEXT NOT NULL, mode TEXT NOT NULL, "
            "level INTEGER, visitors INTEGER NOT NULL, computers INTEGER NOT NULL, "
            "language TEXT NOT NULL, seconds INTEGER NOT NULL, plies INTEGER NOT NULL, result "
            "TEXT, "
            "left_from TEXT NOT NULL);"
            "CREATE TABLE reading (id INTEGER PRIMARY KEY, visit INTEGER NOT NULL REFERENCES visit "
            "(id) "
            "ON DELETE CASCADE, game TEXT NOT NULL, chapter TEXT NOT NULL, language TEXT NOT NULL);"
            "INSERT INTO visit VALUES (7, '2026-11-16', 9, 80, 'it', 'fr', 'home', 'time-out');"
            "PRAGMA user_version = 1");
    const Days days{day("2026-11-16"), day("2026-11-16")};
    const auto before = read_statistics(file, days);
    ASSERT_FALSE(before);
    EXPECT_THAT(before.problem(), HasSubstr("older"));
    book().arrive(visit_on("2026-11-16"));
    const auto after = read_statistics(file, days);
    ASSERT_TRUE(after);
    EXPECT_EQ(after->visits, 2);
    EXPECT_THAT(rows("PRAGMA user_version"), ElementsAre("2"));
}

TEST_F(GuestBookTest, TotalsNeverFall) {
    GuestBook book(file, 10);
    const auto visit = [&book](const char* date, VisitEnd how) {
        book.arrive(visit_on(date, 10, 60));
        book.begin_game(ended(game_of("latrones"), GameResult::won));
        book.visit(ended(visit_on(date, 10, 60), how));
    };
    const auto total = [this] {
        const auto totals = read_totals(file);
        std::vector<std::int64_t> counts;
        for (const auto& visits : totals->visits)
            counts.push_back(visits.count * 1000 + visits.seconds);
        for (const auto& games : totals->games) counts.push_back(games.count);
        return counts;
    };
    visit("2026-11-01", VisitEnd::time_out);
    visit("2026-11-02", VisitEnd::time_out);
    EXPECT_THAT(total(), ElementsAre(2120, 2));
    visit("2026-11-20", VisitEnd::staff);
    EXPECT_THAT(rows("SELECT count(*) FROM visit"), ElementsAre("1")) << "two are dropped";
    EXPECT_THAT(total(), ElementsAre(2120, 2)) << "the third may go on after a restart";
    visit("2026-12-20", VisitEnd::time_out);
    EXPECT_THAT(total(), ElementsAre(1060, 3180, 4)) << "staff, time-out, games";
}
