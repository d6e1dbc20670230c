#include "statistics/schema.hpp"

#include <iterator>

#include <sqlite3.h>

namespace ludarium::shell {

namespace {

// Each takes the file from the version before it to its own. What museums have on their disks was
// made by these: a new version is a new step at the end.
constexpr const char* steps[] = {
    R"(
CREATE TABLE visit (
    id INTEGER PRIMARY KEY,
    day TEXT NOT NULL,
    hour INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    language TEXT NOT NULL,
    language_to TEXT NOT NULL,
    screen TEXT NOT NULL,
    ended TEXT
);
CREATE INDEX visit_by_day ON visit (day);
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    visit INTEGER NOT NULL REFERENCES visit (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    version TEXT NOT NULL,
    mode TEXT NOT NULL,
    level INTEGER,
    visitors INTEGER NOT NULL,
    computers INTEGER NOT NULL,
    language TEXT NOT NULL,
    seconds INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    result TEXT,
    left_from TEXT NOT NULL
);
CREATE INDEX game_by_visit ON game (visit);
CREATE TABLE reading (
    id INTEGER PRIMARY KEY,
    visit INTEGER NOT NULL REFERENCES visit (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    chapter TEXT NOT NULL,
    language TEXT NOT NULL
);
CREATE INDEX reading_by_visit ON reading (visit);
)",
    // What was dropped still counts in the totals, which never fall.
    R"(
CREATE TABLE dropped_visit (
    language TEXT NOT NULL,
    ended TEXT NOT NULL,
    count INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    PRIMARY KEY (language, ended)
);
CREATE TABLE dropped_game (
    game TEXT NOT NULL,
    result TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (game, result)
);
)"};

constexpr auto newest = static_cast<std::int64_t>(std::size(steps));

void refuse_newer(Database& database) {
    if (schema_version(database) > newest)
        throw Refused(SQLITE_ERROR, "a newer Ludarium has written it");
}

} // namespace

std::int64_t schema_version(Database& database) {
    return database.number("PRAGMA user_version");
}

void refuse_others(Database& database) {
    refuse_newer(database);
    if (schema_version(database) < newest)
        throw Refused(SQLITE_ERROR, "an older Ludarium has written it; once this one has been "
                                    "started, it can be read");
}

void bring_up_to_date(Database& database) {
    refuse_newer(database);
    if (schema_version(database) == newest) return;
    Transaction whole(database);
    for (auto version = schema_version(database); version < newest; ++version)
        database.run(steps[version]);
    database.run("PRAGMA user_version = " + std::to_string(newest));
    whole.commit();
}

} // namespace ludarium::shell
