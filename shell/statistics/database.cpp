#include "statistics/database.hpp"

#include <thread>

#include <sqlite3.h>

namespace ludarium::shell {

namespace {

// Writing is a matter of milliseconds; whoever reads years at once on a slow machine may take a
// second, and nobody but the writer's own thread waits for that.
constexpr std::chrono::milliseconds readers_patience{1000};
constexpr std::chrono::milliseconds writers_patience{10'000};
// A kiosk that is told to end has to be gone within a second.
constexpr std::chrono::milliseconds last_patience{200};
constexpr std::chrono::milliseconds between_tries{10};

[[noreturn]] void refuse(sqlite3* database, int code) {
    throw Refused(code, database ? sqlite3_errmsg(database) : sqlite3_errstr(code));
}

} // namespace

bool Refused::damaged() const {
    const int kind = code_ & 0xff;
    return kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB;
}

bool Refused::busy() const {
    return (code_ & 0xff) == SQLITE_BUSY;
}

bool Refused::interrupted() const {
    return (code_ & 0xff) == SQLITE_READONLY;
}

void Database::Closing::operator()(sqlite3* database) const {
    sqlite3_close(database);
}

int Database::wait(void* patience, int times) {
    const auto& [most, ending] = *static_cast<Patience*>(patience);
    if (times * between_tries >= (ending && *ending ? last_patience : most)) return 0;
    std::this_thread::sleep_for(between_tries);
    return 1;
}

Database::Database(const std::filesystem::path& file, Access access,
                   const std::atomic<bool>* ending)
    : patience_(std::make_unique<Patience>(
          Patience{access == Access::read ? readers_patience : writers_patience, ending})) {
    sqlite3* opened = nullptr;
    const int flags =
        access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    // One thread at a time uses it, and that is its owner's business.
    const int code = sqlite3_open_v2(file.c_str(), &opened, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    handle_.reset(opened);
    if (code != SQLITE_OK) refuse(opened, code);
    sqlite3_extended_result_codes(opened, 1);
    sqlite3_busy_handler(opened, wait, patience_.get());
}

void Database::run(const std::string& sql) {
    const int code = sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) refuse(handle_.get(), code);
}

std::int64_t Database::number(const std::string& sql) {
    Statement statement(*this, sql);
    return statement.step() ? statement.number(0) : 0;
}

std::int64_t Database::last_row() const {
    return sqlite3_last_insert_rowid(handle_.get());
}

void Statement::Finalising::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Statement::Statement(Database& database, std::string_view sql) : database_(database.handle_.get()) {
    sqlite3_stmt* prepared = nullptr;
    check(sqlite3_prepare_v2(database_, sql.data(), static_cast<int>(sql.size()), &prepared,
                             nullptr));
    handle_.reset(prepared);
}

void Statement::check(int code) {
    if (code != SQLITE_OK) refuse(database_, code);
}

Statement& Statement::with(std::int64_t value) {
    check(sqlite3_bind_int64(handle_.get(), ++bound_, value));
    return *this;
}

Statement& Statement::with(std::string_view value) {
    check(sqlite3_bind_text(handle_.get(), ++bound_, value.data(), static_cast<int>(value.size()),
                            SQLITE_TRANSIENT));
    return *this;
}

Statement& Statement::with(const std::optional<std::int64_t>& value) {
    if (value) return with(*value);
    check(sqlite3_bind_null(handle_.get(), ++bound_));
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) refuse(database_, code);
    return false;
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(handle_.get(), column);
}

std::string Statement::text(int column) const {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
    return text ? text : "";
}

std::vector<std::string> Statement::texts() const {
    std::vector<std::string> row;
    for (int i = 0; i < sqlite3_column_count(handle_.get()); ++i) row.push_back(text(i));
    return row;
}

std::vector<std::string> Statement::columns() const {
    std::vector<std::string> names;
    for (int i = 0; i < sqlite3_column_count(handle_.get()); ++i)
        names.emplace_back(sqlite3_column_name(handle_.get(), i));
    return names;
}

Transaction::~Transaction() {
    if (done_) return;
    try {
        database_.run("ROLLBACK");
    } catch (const Refused&) {
        return; // SQLite has rolled back by itself, as it does when a disk is full
    }
}

void Transaction::commit() {
    database_.run("COMMIT");
    done_ = true;
}

} // namespace ludarium::shell
