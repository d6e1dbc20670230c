// What counting visitors costs: the thread that draws, the thread that writes, and whoever reads a year.
#include <benchmark/benchmark.h>

#include "../../common/moved_clock.hpp"
#include "../../common/temporary_folder.hpp"
#include "statistics/database.hpp"
#include "statistics/statistics.hpp"
#include "statistics/visit_notes.hpp"

using namespace ludarium::shell;
using ludarium::test::TemporaryFolder;

namespace {

constexpr int last_day = 20'773;

// 400 days with 250 visits each and a game in most of them.
std::filesystem::path busy_year(const TemporaryFolder& folder) {
    const auto file = folder / statistics_file;
    {
        const GuestBook book(file, 4000);
    }
    Database(file, Database::Access::write)
        .run("WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999) "
             "INSERT INTO visit SELECT i + 1, date('2026-11-16', '-' || (399 - i / 250) || ' "
             "days'), "
             "9 + i % 10, i * 7919 % 900, 'it', CASE i % 3 WHEN 0 THEN 'fr' ELSE 'it' END, 'home', "
             "'time-out' FROM n;"
             "INSERT INTO game SELECT id, id, 'game-' || id % 5, '1.0.0', 'short', id % 3, 1, 1, "
             "'it', "
             "200, id % 80, CASE id % 4 WHEN 0 THEN 'won' WHEN 1 THEN 'lost' ELSE 'abandoned' END, "
             "'table' "
             "FROM visit WHERE id % 5 > 0");
    return file;
}

// A move, as the table tells it: all that the thread that draws has to do.
void note_a_move(benchmark::State& state) {
    const TemporaryFolder folder;
    ludarium::test::MovedClock clock;
    Scribe scribe(folder / statistics_file, 400);
    VisitNotes notes(scribe, clock);
    InstalledGame game;
    game.manifest.id = "game";
    notes.begins(game, {}, {});
    Position position;
    for (auto step : state) {
        ++position.ply;
        clock.move(milliseconds(state.range(0)));
        notes.reaches(position);
    }
}
BENCHMARK(note_a_move)->Arg(1)->Arg(20'000)->Iterations(2000);

// Waits for the disk twice.
void write_an_entry(benchmark::State& state) {
    const TemporaryFolder folder;
    GuestBook book(busy_year(folder), 4000);
    VisitEntry visit{last_day, 12, 0, "it", "it", "home", std::nullopt};
    book.arrive(visit);
    for (auto step : state) {
        ++visit.seconds;
        book.visit(visit);
    }
}
BENCHMARK(write_an_entry)->UseRealTime()->Unit(benchmark::kMillisecond);

void open_a_year(benchmark::State& state) {
    const TemporaryFolder folder;
    const auto file = busy_year(folder);
    for (auto step : state) GuestBook(file, 4000);
}
BENCHMARK(open_a_year)->UseRealTime()->Unit(benchmark::kMillisecond);

void read_days(benchmark::State& state) {
    const TemporaryFolder folder;
    const auto file = busy_year(folder);
    const Days days{last_day - static_cast<int>(state.range(0)) + 1, last_day};
    for (auto step : state) benchmark::DoNotOptimize(read_statistics(file, days));
}
BENCHMARK(read_days)->Arg(30)->Arg(400)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
