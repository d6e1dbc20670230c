#include "statistics/statistics.hpp"

#include "statistics/database.hpp"
#include "statistics/schema.hpp"
#include "visit/calendar.hpp"

namespace ludarium::shell {

namespace {

// With the visit, which knows the day. CROSS because SQLite then begins with the visits of these
// days and not with all games there are.
constexpr const char* all_games = "visit CROSS JOIN game ON game.visit = visit.id";
constexpr const char* all_readings = "visit CROSS JOIN reading ON reading.visit = visit.id";

// The last visit may go on if staff have only restarted the kiosk.
constexpr const char* over = "visit.ended IS NOT NULL AND NOT (visit.ended = 'staff' AND "
                             "visit.id = (SELECT max(id) FROM visit))";

constexpr const char* lengths = "CASE WHEN seconds < 60 THEN '< 1' WHEN seconds < 120 THEN '1–2' "
                                "WHEN seconds < 300 THEN '2–5' WHEN seconds < 600 THEN '5–10' "
                                "WHEN seconds < 1200 THEN '10–20' ELSE '> 20' END";
constexpr const char* how_far = "CASE WHEN plies = 0 THEN '0' WHEN plies < 10 THEN '1–9' "
                                "WHEN plies < 30 THEN '10–29' WHEN plies < 60 THEN '30–59' "
                                "ELSE '60 +' END";

// As if nobody had come.
Statistics blank(Days days) {
    Statistics none;
    none.days = days;
    for (int hour = 0; hour < 24; ++hour) none.visits_by_hour.push_back({std::to_string(hour), 0});
    for (int day = 0; day < 7; ++day) none.visits_by_weekday.push_back({std::to_string(day), 0});
    for (int day = days.from; day <= days.to; ++day)
        none.visits_by_day.push_back({iso_date(day), 0});
    for (const char* length : {"< 1", "1–2", "2–5", "5–10", "10–20", "> 20"})
        none.visits_by_length.push_back({length, 0});
    return none;
}

class Counter {
  public:
    Counter(Database& database, Days days)
        : database_(database), from_(iso_date(days.from)), to_(iso_date(days.to)) {}

    Statement ask(const std::string& sql) {
        Statement statement(database_, sql);
        statement.with(from_).with(to_);
        return statement;
    }
    std::int64_t number(const std::string& what, const std::string& where) {
        Statement statement =
            ask("SELECT " + what + " FROM " + where + " WHERE day BETWEEN ? AND ?");
        return statement.step() ? statement.number(0) : 0;
    }
    // The most frequent first.
    std::vector<Tally> by(const std::string& name, const std::string& where) {
        Statement statement =
            ask("SELECT " + name + ", count(*) FROM " + where + " WHERE day BETWEEN ? AND ? AND " +
                name + " IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1");
        std::vector<Tally> tallies;
        while (statement.step()) tallies.push_back({statement.text(0), statement.number(1)});
        return tallies;
    }
    // Into tallies that are there already, one for each value there can be.
    void into(std::vector<Tally>& tallies, const std::string& name) {
        for (const Tally& found : by(name, "visit"))
            for (Tally& tally : tallies)
                if (tally.name == found.name) tally.count = found.count;
    }

  private:
    Database& database_;
    std::string from_;
    std::string to_;
};

std::int64_t median(Counter& count, std::int64_t visits) {
    Statement middle = count.ask("SELECT seconds FROM visit WHERE day BETWEEN ? AND ? "
                                 "ORDER BY seconds LIMIT 1 OFFSET " +
                                 std::to_string(visits / 2));
    return middle.step() ? middle.number(0) : 0;
}

std::vector<LevelTally> levels(Counter& count) {
    Statement rows =
        count.ask("SELECT game, level, total(result = 'won'), total(result = 'lost'), "
                  "total(result = 'drawn'), total(result = 'abandoned') FROM " +
                  std::string(all_games) +
                  " WHERE day BETWEEN ? AND ? AND level IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2");
    std::vector<LevelTally> tallies;
    while (rows.step())
        tallies.push_back({rows.text(0), static_cast<unsigned>(rows.number(1)), rows.number(2),
                           rows.number(3), rows.number(4), rows.number(5)});
    return tallies;
}

std::vector<AbandonedTally> abandoned(Counter& count) {
    Statement rows = count.ask(
        "SELECT game, left_from, " + std::string(how_far) + ", count(*) FROM " + all_games +
        " WHERE day BETWEEN ? AND ? AND result = 'abandoned' GROUP BY 1, 2, 3 "
        "ORDER BY game, left_from DESC, min(plies)");
    std::vector<AbandonedTally> tallies;
    while (rows.step())
        tallies.push_back({rows.text(0), rows.text(1), rows.text(2), rows.number(3)});
    return tallies;
}

Statistics counted(Database& database, Days days) {
    Counter count(database, days);
    Statistics all = blank(days);
    all.visits = count.number("count(*)", "visit");
    all.games = count.number("count(*)", all_games);
    all.chapters = count.number("count(*)", all_readings);
    all.median_seconds = median(count, all.visits);
    count.into(all.visits_by_hour, "CAST(hour AS TEXT)");
    count.into(all.visits_by_weekday, "CAST((strftime('%w', day) + 6) % 7 AS TEXT)");
    count.into(all.visits_by_day, "day");
    count.into(all.visits_by_length, lengths);
    all.visits_by_language = count.by("language_to", "visit");
    all.visits_by_end = count.by("ended", "visit");
    all.visits_by_screen = count.by("screen", "visit");
    all.games_by_game = count.by("game", all_games);
    all.games_by_mode = count.by("mode", all_games);
    all.games_by_result = count.by("result", all_games);
    all.chapters_by_name = count.by("chapter", all_readings);
    all.levels = levels(count);
    all.abandoned = abandoned(count);
    return all;
}

const char* query_for(Rows rows) {
    switch (rows) {
    case Rows::visits:
        return "SELECT id AS visit, day, hour, seconds, language, language_to, screen, "
               "ifnull(ended, '') AS ended FROM visit WHERE day BETWEEN ? AND ? ORDER BY id";
    case Rows::games:
        return "SELECT visit, day, hour, game, version, mode, ifnull(level, '') AS level, "
               "visitors, "
               "computers, game.language, game.seconds, plies, ifnull(result, '') AS result, "
               "left_from FROM game JOIN visit ON visit.id = game.visit "
               "WHERE day BETWEEN ? AND ? ORDER BY game.id";
    case Rows::readings:
        break;
    }
    return "SELECT visit, day, hour, game, chapter, reading.language FROM reading "
           "JOIN visit ON visit.id = reading.visit WHERE day BETWEEN ? AND ? ORDER BY reading.id";
}

// Nothing, and no problem, if there is no file.
template <class Read>
std::optional<host::Problem> with_file(const std::filesystem::path& file, const Read& read) {
    std::error_code failed;
    if (!std::filesystem::exists(file, failed) && !failed) return std::nullopt;
    try {
        Database database(file, Database::Access::read);
        if (schema_version(database) == 0) return std::nullopt; // just being made
        refuse_others(database);
        database.run("BEGIN"); // all numbers from the same moment
        read(database);
        return std::nullopt;
    } catch (const Refused& refused) {
        return host::Problem{file.string() + ": " +
                             (refused.interrupted() ? "the kiosk was cut short while it wrote; "
                                                      "once it has been started, this can be read"
                                                    : refused.what())};
    }
}

} // namespace

host::Result<Statistics> read_statistics(const std::filesystem::path& file, Days days) {
    Statistics all = blank(days);
    const auto problem =
        with_file(file, [&](Database& database) { all = counted(database, days); });
    if (problem) return *problem;
    return all;
}

host::Result<Totals> read_totals(const std::filesystem::path& file) {
    Totals totals;
    const auto problem = with_file(file, [&totals](Database& database) {
        Statement visits(database,
                         "SELECT language_to, ended, total(n), total(s) FROM "
                         "(SELECT language_to, ended, 1 AS n, seconds AS s FROM visit WHERE " +
                             std::string(over) +
                             " UNION ALL SELECT language, ended, count, seconds "
                             "FROM dropped_visit) GROUP BY 1, 2");
        while (visits.step())
            totals.visits.push_back(
                {visits.text(0), visits.text(1), visits.number(2), visits.number(3)});
        Statement games(database, "SELECT game, result, total(n) FROM (SELECT game, result, 1 AS n "
                                  "FROM " +
                                      std::string(all_games) + " WHERE " + over +
                                      " UNION ALL SELECT game, result, count FROM dropped_game) "
                                      "GROUP BY 1, 2");
        while (games.step())
            totals.games.push_back({games.text(0), games.text(1), games.number(2)});
    });
    if (problem) return *problem;
    return totals;
}

std::optional<host::Problem> read_rows(const std::filesystem::path& file, Days days, Rows which,
                                       const TakeRow& take) {
    return with_file(file, [&](Database& database) {
        Counter count(database, days);
        Statement rows = count.ask(query_for(which));
        take(rows.columns());
        while (rows.step()) take(rows.texts());
    });
}

} // namespace ludarium::shell
