#include "statistics/guest_book.hpp"

#include <utility>

#include <spdlog/spdlog.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include "statistics/schema.hpp"
#include "visit/calendar.hpp"

namespace ludarium::shell {

namespace fs = std::filesystem;

namespace {

// The journal is emptied instead of removed, and both files are forced to the disk at each commit:
// after a power cut the last whole visit is there. Not a write-ahead log, which readers who may not
// write in this folder could not open.
constexpr const char* manners = "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL;"
                                "PRAGMA foreign_keys = ON;";

} // namespace

GuestBook::GuestBook(fs::path file, int keep_days, std::int64_t most_bytes,
                     const std::atomic<bool>* ending)
    : file_(std::move(file)), keep_days_(keep_days), most_bytes_(most_bytes), ending_(ending) {
    attempt([] {});
}

GuestBook::~GuestBook() = default;

// What can go wrong.

void GuestBook::tell(const std::string& why) {
    if (!std::exchange(told_, true))
        spdlog::warn("visits are not counted: {}: {}", file_.string(), why);
}

// Somebody may have removed the file, or its folder, or put another one there. What is written to a file without a name
// is lost.
bool GuestBook::is_in_its_place() const {
    struct stat found{};
    return ::stat(file_.c_str(), &found) == 0 && found.st_dev == device_ && found.st_ino == inode_;
}

void GuestBook::open() {
    if (database_ && is_in_its_place()) return;
    database_.reset();
    open_ = {};
    std::error_code failed;
    fs::create_directories(file_.parent_path(), failed);
    auto database = std::make_unique<Database>(file_, Database::Access::write, ending_);
    Statement check(*database, "PRAGMA quick_check(1)");
    if (check.step(); check.text(0) != "ok")
        throw Refused(SQLITE_CORRUPT, "its pages don't fit together");
    database->run(manners);
    bring_up_to_date(*database);
    // Within a single visit nothing is dropped: a panel that raves fills the file no further.
    database->run("PRAGMA max_page_count = " +
                  std::to_string(2 * most_bytes_ / database->number("PRAGMA page_size")));
    struct stat opened{};
    if (::stat(file_.c_str(), &opened) != 0) throw Refused(SQLITE_CANTOPEN, "it is gone already");
    device_ = opened.st_dev;
    inode_ = opened.st_ino;
    database_ = std::move(database);
}

void GuestBook::set_aside(const std::string& why) {
    database_.reset();
    open_ = {};
    fs::path aside = file_;
    aside.replace_filename(file_.stem().string() + ".damaged" + file_.extension().string());
    std::error_code failed;
    fs::rename(file_, aside, failed);
    if (failed) return;
    // Without its file the journal means nothing, and to the next file it would mean something wrong.
    fs::remove(file_.string() + "-journal", failed);
    spdlog::warn("{} was damaged ({}) and is now {}; visits are counted from zero", file_.string(),
                 why, aside.filename().string());
}

// Once more after damage: then the file is a new one.
void GuestBook::attempt(const std::function<void()>& work) {
    if (given_up_) return;
    for (const bool first : {true, false}) {
        Open before = open_;
        try {
            open();
            before = open_;
            Transaction whole(*database_);
            work();
            whole.commit();
            if (std::exchange(told_, false)) spdlog::info("visits are counted again");
            return;
        } catch (const Refused& refused) {
            open_ = before;
            given_up_ = refused.busy() && ending_ && *ending_;
            if (!refused.damaged() || !first) return tell(refused.what());
            set_aside(refused.what());
        }
    }
}

// Visits.

void GuestBook::arrive(const VisitEntry& visit) {
    visit_ = visit;
    open_ = {};
    attempt([this] {
        close_interrupted();
        drop_old();
        drop_beyond_size();
        save_visit();
    });
}

void GuestBook::resume(const VisitEntry& visit) {
    visit_ = visit;
    attempt([this] {
        open_ = {};
        Statement last(*database_,
                       "SELECT id, seconds, ended IS NULL OR ended = 'staff' FROM visit "
                       "ORDER BY id DESC LIMIT 1");
        if (last.step() && last.number(2)) {
            open_.visit = last.number(0);
            open_.visit_seconds = last.number(1);
        } else {
            close_interrupted();
        }
        save_visit();
    });
}

void GuestBook::visit(const VisitEntry& visit) {
    visit_ = visit;
    attempt([this] { save_visit(); });
}

void GuestBook::save_visit() {
    const auto seconds = open_.visit_seconds + visit_.seconds;
    if (open_.visit == 0) {
        Statement(*database_,
                  "INSERT INTO visit (day, hour, seconds, language, language_to, screen) "
                  "VALUES (?, ?, ?, ?, ?, ?)")
            .with(iso_date(visit_.day))
            .with(visit_.hour)
            .with(seconds)
            .with(visit_.language)
            .with(visit_.language_to)
            .with(visit_.screen)
            .run();
        open_.visit = database_->last_row();
    }
    // NULL while the visitor is here.
    Statement(*database_, "UPDATE visit SET seconds = ?, language_to = ?, screen = ?, "
                          "ended = nullif(?, '') WHERE id = ?")
        .with(seconds)
        .with(visit_.language_to)
        .with(visit_.screen)
        .with(visit_.ended ? name_of(*visit_.ended) : "")
        .with(open_.visit)
        .run();
}

void GuestBook::close_interrupted() {
    database_->run("UPDATE game SET result = 'interrupted' WHERE result IS NULL;"
                   "UPDATE visit SET ended = 'crash' WHERE ended IS NULL");
}

// What is dropped still counts in the totals.
void GuestBook::drop_visits(const std::string& which) {
    database_->run("INSERT INTO dropped_visit SELECT language_to, ended, count(*), total(seconds) "
                   "FROM visit WHERE " +
                   which +
                   " GROUP BY 1, 2 ON CONFLICT DO UPDATE "
                   "SET count = count + excluded.count, seconds = seconds + excluded.seconds;"
                   "INSERT INTO dropped_game SELECT game, result, count(*) "
                   "FROM game JOIN visit ON visit.id = game.visit WHERE " +
                   which +
                   " GROUP BY 1, 2 ON CONFLICT DO UPDATE SET count = count + excluded.count;"
                   "DELETE FROM visit WHERE " +
                   which);
}

void GuestBook::drop_old() {
    if (dropped_on_ == visit_.day || !clock_is_to_be_trusted()) return;
    dropped_on_ = visit_.day;
    drop_visits("visit.day < '" + iso_date(visit_.day - keep_days_) + "'");
}

// A clock that jumps ahead by years would make all visits old. It is believed when visitors have come
// on another day of that time, too.
bool GuestBook::clock_is_to_be_trusted() {
    constexpr int lately = 30;
    Statement others(*database_, "SELECT count(*) FROM visit WHERE day BETWEEN ? AND ?");
    others.with(iso_date(visit_.day - lately)).with(iso_date(visit_.day - 1));
    return others.step() && others.number(0) > 0;
}

std::int64_t GuestBook::bytes_used() {
    const auto pages =
        database_->number("PRAGMA page_count") - database_->number("PRAGMA freelist_count");
    return pages * database_->number("PRAGMA page_size");
}

// A tenth at a time, the oldest first.
void GuestBook::drop_beyond_size() {
    while (bytes_used() > most_bytes_) {
        const auto visits = database_->number("SELECT count(*) FROM visit");
        if (visits == 0) return;
        const auto last = database_->number("SELECT id FROM visit ORDER BY id LIMIT 1 OFFSET " +
                                            std::to_string((visits - 1) / 10));
        drop_visits("visit.id <= " + std::to_string(last));
    }
}

// What is done in one.

void GuestBook::begin_game(const GameEntry& game) {
    open_.game = 0;
    open_.game_seconds = 0;
    this->game(game);
}

void GuestBook::resume_game(const GameEntry& game) {
    attempt([this, &game] {
        Statement last(*database_,
                       "SELECT id, seconds, game = ? AND version = ? AND "
                       "(result IS NULL OR result = 'interrupted') FROM game WHERE visit = ? "
                       "ORDER BY id DESC LIMIT 1");
        last.with(game.game).with(game.version).with(open_.visit);
        const bool same = last.step() && last.number(2);
        open_.game = same ? last.number(0) : 0;
        open_.game_seconds = same ? last.number(1) : 0;
        save_game(game);
    });
}

void GuestBook::game(const GameEntry& game) {
    attempt([this, &game] { save_game(game); });
}

void GuestBook::save_game(const GameEntry& game) {
    if (open_.visit == 0) save_visit();
    const auto seconds = open_.game_seconds + game.seconds;
    if (open_.game == 0) {
        Statement(*database_,
                  "INSERT INTO game (visit, game, version, mode, level, visitors, computers, "
                  "language, seconds, plies, left_from) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, '')")
            .with(open_.visit)
            .with(game.game)
            .with(game.version)
            .with(game.mode)
            .with(game.level ? std::optional<std::int64_t>(*game.level) : std::nullopt)
            .with(game.visitors)
            .with(game.computers)
            .with(game.language)
            .run();
        open_.game = database_->last_row();
    }
    Statement(*database_, "UPDATE game SET language = ?, seconds = ?, plies = ?, "
                          "result = nullif(?, ''), left_from = ? WHERE id = ?")
        .with(game.language)
        .with(seconds)
        .with(game.plies)
        .with(game.result ? name_of(*game.result) : "")
        .with(game.left_from)
        .with(open_.game)
        .run();
}

void GuestBook::reading(const ReadingEntry& reading) {
    attempt([this, &reading] {
        if (open_.visit == 0) save_visit();
        Statement(*database_,
                  "INSERT INTO reading (visit, game, chapter, language) VALUES (?, ?, ?, ?)")
            .with(open_.visit)
            .with(reading.game)
            .with(reading.chapter)
            .with(reading.language)
            .run();
    });
}

} // namespace ludarium::shell
