// What staff can know of their visitors, counted from the guest book. Plain values, for plots and
// tables; whoever shows them gives names to what is named by an id here.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <ludarium/host/result.hpp>

namespace ludarium::shell {

inline constexpr const char* statistics_file = "statistics.sqlite"; // in the state folder

// Days of the calendar (calendar.hpp), the first and the last included.
struct Days {
    int from = 0;
    int to = 0;
};

struct Tally {
    std::string name;
    std::int64_t count = 0;
};

// Games against the computer, and how they went for the visitors.
struct LevelTally {
    std::string game;
    unsigned level = 0;
    std::int64_t won = 0;
    std::int64_t lost = 0;
    std::int64_t drawn = 0;
    std::int64_t abandoned = 0;
};

// Games that were not finished: where the visitors were, and how far they had come.
struct AbandonedTally {
    std::string game;
    std::string screen; // "table", or "book": while they read the rules
    std::string plies;  // "1–9"
    std::int64_t count = 0;
};

struct Statistics {
    Days days;
    std::int64_t visits = 0;
    std::int64_t games = 0;
    std::int64_t chapters = 0;       // opened
    std::int64_t median_seconds = 0; // of a visit

    // With zeros, in their order.
    std::vector<Tally> visits_by_hour;    // "0" … "23"
    std::vector<Tally> visits_by_weekday; // "0" … "6", from Monday
    std::vector<Tally> visits_by_day;     // "2026-11-16"
    std::vector<Tally> visits_by_length;  // in minutes: "< 1", "1–2" …
    // The most frequent first.
    std::vector<Tally> visits_by_language; // at the end of the visit
    std::vector<Tally> visits_by_end;      // "time-out", "staff", "crash"
    std::vector<Tally> visits_by_screen;   // where it ended: "home", "page", "table", "book"
    std::vector<Tally> games_by_game;
    std::vector<Tally> games_by_mode;   // "short", "full"; "": a variant of the visitor's own
    std::vector<Tally> games_by_result; // "won", "lost", "drawn", "finished", "abandoned" …
    std::vector<Tally> chapters_by_name;
    std::vector<LevelTally> levels; // by game and level
    std::vector<AbandonedTally> abandoned;
};

// Reads the file beside a kiosk that writes it, and needs no right to write. Some milliseconds for
// a year. A kiosk that has not counted anybody yet has no file; that is no problem.
host::Result<Statistics> read_statistics(const std::filesystem::path& file, Days days);

// Since the kiosk began to count, dropped visits included: numbers that never fall, for monitoring.
// A visit counts when it is over for good.
struct Totals {
    struct Visits {
        std::string language;
        std::string ended;
        std::int64_t count = 0;
        std::int64_t seconds = 0;
    };
    struct Games {
        std::string game;
        std::string result;
        std::int64_t count = 0;
    };
    std::vector<Visits> visits;
    std::vector<Games> games;
};
host::Result<Totals> read_totals(const std::filesystem::path& file);

// All that is kept, one row after the other, the first with the names of the columns.
enum class Rows { visits, games, readings };
using TakeRow = std::function<void(const std::vector<std::string>&)>;
std::optional<host::Problem> read_rows(const std::filesystem::path& file, Days days, Rows which,
                                       const TakeRow& take);

} // namespace ludarium::shell
