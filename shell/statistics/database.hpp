// SQLite with owners. Whatever it refuses is thrown as a Refused, inside this module only.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace ludarium::shell {

class Refused : public std::runtime_error {
  public:
    Refused(int code, const std::string& what) : std::runtime_error(what), code_(code) {}
    bool damaged() const; // the file is not, or not any more, a database
    bool busy() const;    // somebody else has it
    // Somebody was killed while he wrote, and whoever only reads can't take that back.
    bool interrupted() const;

  private:
    int code_;
};

class Database {
  public:
    enum class Access { read, write };
    // Somebody else may be reading or writing: how long to wait for him is up to the access, and is
    // next to nothing once `ending`.
    Database(const std::filesystem::path& file, Access access,
             const std::atomic<bool>* ending = nullptr);

    // Several statements without results.
    void run(const std::string& sql);
    // The first number of the first row; 0 if there is no row.
    std::int64_t number(const std::string& sql);
    std::int64_t last_row() const;

  private:
    friend class Statement;
    struct Patience {
        std::chrono::milliseconds most;
        const std::atomic<bool>* ending;
    };
    static int wait(void* patience, int times);
    struct Closing {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<Patience> patience_; // where SQLite finds it
    std::unique_ptr<sqlite3, Closing> handle_;
};

// One statement, with its parameters set from left to right.
class Statement {
  public:
    Statement(Database& database, std::string_view sql);

    Statement& with(std::int64_t value);
    Statement& with(std::string_view value);
    Statement& with(const std::optional<std::int64_t>& value);
    Statement& with(const char* value) { return with(std::string_view(value)); }

    bool step(); // to the next row; false: there is none
    void run() {
        while (step()) {
        }
    }
    std::int64_t number(int column) const;
    std::string text(int column) const;
    std::vector<std::string> texts() const;
    std::vector<std::string> columns() const; // their names

  private:
    void check(int code);
    struct Finalising {
        void operator()(sqlite3_stmt* statement) const;
    };
    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalising> handle_;
    int bound_ = 0;
};

// All of it, or nothing if an exception comes between.
class Transaction {
  public:
    explicit Transaction(Database& database) : database_(database) {
        database_.run("BEGIN IMMEDIATE");
    }
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

  private:
    Database& database_;
    bool done_ = false;
};

} // namespace ludarium::shell
