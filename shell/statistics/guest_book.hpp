// The book in which visits are counted: a file that outlives power cuts, full disks and its own
// damage. Never throws, and never keeps a visitor from playing; staff read in the log what is wrong.
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include <sys/types.h>

#include "statistics/database.hpp"
#include "statistics/entries.hpp"

namespace ludarium::shell {

// Not for the thread that draws: each call waits for the disk (see Scribe).
class GuestBook {
  public:
    // A busy museum fills a third of it in a year.
    static constexpr std::int64_t usual_bytes = 128 * 1024 * 1024;
    // `keep_days`: older visits are dropped; so are the oldest ones of a file that grows beyond
    // `most_bytes`. Once `ending`, nobody is waited for.
    GuestBook(std::filesystem::path file, int keep_days, std::int64_t most_bytes = usual_bytes,
              const std::atomic<bool>* ending = nullptr);
    ~GuestBook();

    // A new visitor. A visit that is still open was cut short by a crash.
    void arrive(const VisitEntry& visit);
    // The visitor whom a restart of the kiosk interrupted is still there.
    void resume(const VisitEntry& visit);
    // How the visit is now; what it was like at its beginning stays.
    void visit(const VisitEntry& visit);

    // A game in this visit: its first entry begins it, more entries say how it is now.
    void begin_game(const GameEntry& game);
    void resume_game(const GameEntry& game);
    void game(const GameEntry& game);

    void reading(const ReadingEntry& reading);

  private:
    // The rows that are being written, and what they held before a restart.
    struct Open {
        std::int64_t visit = 0; // 0: none yet
        std::int64_t visit_seconds = 0;
        std::int64_t game = 0;
        std::int64_t game_seconds = 0;
    };

    void attempt(const std::function<void()>& work);
    bool is_in_its_place() const;
    void open();
    void set_aside(const std::string& why);
    void tell(const std::string& why);

    void save_visit();
    void save_game(const GameEntry& game);
    void close_interrupted();
    void drop_old();
    void drop_beyond_size();
    void drop_visits(const std::string& which);
    bool clock_is_to_be_trusted();
    std::int64_t bytes_used();

    std::filesystem::path file_;
    int keep_days_;
    std::int64_t most_bytes_;
    const std::atomic<bool>* ending_;
    std::unique_ptr<Database> database_;
    dev_t device_{};
    ino_t inode_{};
    Open open_;
    VisitEntry visit_;
    int dropped_on_ = -1;   // the day on which old visits were last looked for
    bool given_up_ = false; // at the end, because of somebody else
    bool told_ = false;     // that it can't be written
};

} // namespace ludarium::shell
