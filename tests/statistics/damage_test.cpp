// Files that are no guest books any more, and disks that take nothing: the kiosk counts on, or says
// once that it can't, and goes on in any case.
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../common/full_disk.hpp"
#include "../common/heard_log.hpp"
#include "statistics/scribe.hpp"
#include "written_book.hpp"

using namespace ludarium::shell;
using namespace ludarium::test;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

struct DamageTest : testing::Test, WrittenBook {
    HeardLog log;

    std::string bytes() const {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    // A file of many pages.
    void write_year() const {
        {
            const GuestBook book(file, 400);
        }
        Database(file, Database::Access::write)
            .run("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) "
                 "INSERT INTO visit (day, hour, seconds, language, language_to, screen) "
                 "SELECT '2026-11-16', 10, i, 'it', 'it', 'home' FROM n");
    }
    void expect_begun_anew() const {
        GuestBook(file, 400).arrive(visit_on("2026-11-16"));
        EXPECT_THAT(rows("SELECT count(*) FROM visit"), ElementsAre("1"));
        EXPECT_TRUE(std::filesystem::exists(folder / "statistics.damaged.sqlite"));
        EXPECT_EQ(log.count("was damaged"), 1u) << log.text();
        EXPECT_THAT(log.text(), HasSubstr("visits are counted from zero"));
    }
};

} // namespace

TEST_F(DamageTest, AFolderThatIsRemovedUnderItIsMadeAgainWithTheVisitInIt) {
    const auto there = folder / "state" / "statistics.sqlite";
    GuestBook book(there, 400);
    book.arrive(visit_on("2026-11-16"));
    std::filesystem::remove_all(folder / "state");
    book.visit(visit_on("2026-11-16", 10, 30));
    Database kept(there, Database::Access::read);
    EXPECT_EQ(kept.number("SELECT seconds FROM visit"), 30);
}

TEST_F(DamageTest, AFileOfSomethingElseIsSetAside) {
    folder.write("statistics.sqlite", "These are not the rows you are looking for.\n");
    expect_begun_anew();
}

TEST_F(DamageTest, AFileThatWasCutOffIsSetAside) {
    write_year();
    std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2 + 100);
    expect_begun_anew();
}

TEST_F(DamageTest, APageOfRubbishIsSetAside) {
    write_year();
    std::string spoiled = bytes();
    for (std::size_t i = 4096; i < 3 * 4096; ++i) spoiled[i] = static_cast<char>(i * 31);
    folder.write("statistics.sqlite", spoiled);
    expect_begun_anew();
}

TEST_F(DamageTest, DamageWhileTheKioskRunsIsSetAsideToo) {
    write_year();
    GuestBook book(file, 400);
    std::string spoiled = bytes();
    for (char& byte : spoiled) byte = '\x55';
    folder.write("statistics.sqlite", spoiled);
    book.arrive(visit_on("2026-11-16"));
    book.begin_game(game_of("latrones"));
    EXPECT_EQ(log.count("was damaged"), 1u) << log.text();
    EXPECT_THAT(rows("SELECT count(*) FROM game"), ElementsAre("1"));
}

TEST_F(DamageTest, AFileOfANewerLudariumIsLeftAlone) {
    {
        const GuestBook book(file, 400);
    }
    Database(file, Database::Access::write).run("PRAGMA user_version = 1000");
    const std::string before = bytes();
    GuestBook(file, 400).arrive(visit_on("2026-11-16"));
    EXPECT_EQ(bytes(), before);
    EXPECT_EQ(log.count("a newer Ludarium has written it"), 1u) << log.text();
    const auto read = read_statistics(file, {0, 1});
    ASSERT_FALSE(read);
    EXPECT_THAT(read.problem(), HasSubstr("newer"));
}

// As a power cut leaves it: half of a change in the file, and in the journal what was there before.
TEST_F(DamageTest, AChangeThatWasCutShortIsTakenBackByTheKiosk) {
    write_year();
    const pid_t writer = ::fork();
    if (writer == 0) {
        Database database(file, Database::Access::write);
        database.run("PRAGMA journal_mode = TRUNCATE; PRAGMA cache_size = 2; BEGIN IMMEDIATE;"
                     "UPDATE visit SET seconds = 1000000");
        ::_exit(0);
    }
    ::waitpid(writer, nullptr, 0);
    ASSERT_GT(std::filesystem::file_size(file.string() + "-journal"), 0u);
    const auto read = read_statistics(file, {0, 1});
    ASSERT_FALSE(read);
    EXPECT_THAT(read.problem(), HasSubstr("cut short while it wrote"));
    {
        const GuestBook book(file, 400);
    }
    EXPECT_THAT(rows("SELECT count(*), max(seconds) FROM visit"), ElementsAre("5000|5000"));
    EXPECT_THAT(log.text(), IsEmpty());
}

TEST_F(DamageTest, TheOldestVisitsGoWhenTheFileGrowsTooLargeAndStayInTheTotals) {
    write_year();
    Database(file, Database::Access::write)
        .run("UPDATE visit SET ended = 'time-out';"
             "INSERT INTO game (visit, game, version, mode, visitors, computers, language, seconds,"
             " plies, result, left_from) "
             "SELECT id, 'latrones', '1', '', 1, 1, 'it', 1, 1, 'won', '' FROM visit");
    constexpr std::int64_t most_bytes = 256 * 1024;
    ASSERT_GT(std::filesystem::file_size(file), 2 * most_bytes);
    GuestBook book(file, 400, most_bytes);
    book.arrive(visit_on("2026-11-16"));
    EXPECT_THAT(rows("SELECT count(*) BETWEEN 1000 AND 3000, min(id) > 2000 FROM visit"),
                ElementsAre("1|1"));
    EXPECT_THAT(rows("SELECT (SELECT count FROM dropped_visit) + count(*) FROM visit"),
                ElementsAre("5001"));
    EXPECT_THAT(rows("SELECT (SELECT count FROM dropped_game) + count(*) FROM game"),
                ElementsAre("5000"));
}

TEST_F(DamageTest, APanelThatRavesWithinAVisitFillsNoDisk) {
    constexpr std::int64_t most_bytes = 128 * 1024;
    GuestBook book(file, 400, most_bytes);
    book.arrive(visit_on("2026-11-16"));
    for (int i = 0; i < 300; ++i) book.reading({std::string(2000, 'x'), "rules", "it"});
    EXPECT_LE(std::filesystem::file_size(file), 2 * most_bytes);
    EXPECT_EQ(log.count("visits are not counted"), 1u) << log.text();
    book.arrive(visit_on("2026-11-16", 11));
    EXPECT_EQ(log.count("visits are counted again"), 1u) << log.text();
}

TEST_F(DamageTest, AKioskThatEndsWaitsForNoReader) {
    {
        const GuestBook book(file, 400);
    }
    Database reader(file, Database::Access::read);
    reader.run("BEGIN");
    reader.number("SELECT count(*) FROM visit");
    const auto begun = std::chrono::steady_clock::now();
    {
        Scribe scribe(file, 400);
        for (int i = 0; i < 20; ++i)
            scribe.write([](GuestBook& book) { book.arrive(visit_on("2026-11-16")); });
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(3))
        << "not the ten seconds of a kiosk that has time";
}

TEST_F(DamageTest, AnExceptionCostsTheEntryAndNotTheKiosk) {
    {
        Scribe scribe(file, 400);
        scribe.write([](GuestBook&) { throw std::runtime_error("out of memory"); });
        scribe.write([](GuestBook& book) { book.arrive(visit_on("2026-11-16")); });
    }
    EXPECT_EQ(log.count("out of memory"), 1u) << log.text();
    EXPECT_THAT(rows("SELECT count(*) FROM visit"), ElementsAre("1"));
}

TEST_F(DamageTest, AFullDiskIsToldOnceAndCountingGoesOnWhenThereIsRoom) {
    GuestBook book(file, 400);
    book.arrive(visit_on("2026-11-16"));
    book.visit(ended(visit_on("2026-11-16"), VisitEnd::time_out));
    {
        const FullDisk full(512);
        book.arrive(visit_on("2026-11-16", 11));
        book.begin_game(game_of("latrones"));
        book.game(ended(game_of("latrones"), GameResult::abandoned));
    }
    EXPECT_EQ(log.count("visits are not counted"), 1u) << log.text();
    book.begin_game(game_of("merels"));
    book.visit(ended(visit_on("2026-11-16", 11, 90), VisitEnd::time_out));
    EXPECT_EQ(log.count("visits are counted again"), 1u) << log.text();
    EXPECT_THAT(rows("SELECT hour, seconds, ended FROM visit"),
                ElementsAre("10|0|time-out", "11|90|time-out"));
    EXPECT_THAT(rows("SELECT visit, game FROM game"), ElementsAre("2|merels"));
}

TEST_F(DamageTest, AFolderThatCanNotBeMadeIsToldOnce) {
    folder.write("state", "not a folder");
    GuestBook book(folder / "state/statistics.sqlite", 400);
    for (int i = 0; i < 3; ++i) book.arrive(visit_on("2026-11-16"));
    EXPECT_EQ(log.count("visits are not counted"), 1u) << log.text();
}

TEST_F(DamageTest, ADamagedFileIsAProblemToReaders) {
    folder.write("statistics.sqlite", std::string(9000, 'x'));
    EXPECT_FALSE(read_statistics(file, {0, 1}));
    EXPECT_TRUE(read_rows(file, {0, 1}, Rows::visits, [](const auto&) {}).has_value());
}
