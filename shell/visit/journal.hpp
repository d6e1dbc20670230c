// The record of one game on disk: enough to replay it into a new host, or a restarted shell.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <ludarium/types.hpp>

#include "visit/clock.hpp"

namespace ludarium::shell {

// Who sits where.
struct Seat {
    enum class Kind { empty, visitor, computer };
    Kind kind = Kind::empty;
    unsigned level = 0; // of a computer
};

struct GameHeader {
    std::string game;
    std::string version;
    std::uint64_t seed = 0; // of the dice, and of the computer's choices
    std::vector<std::uint32_t> choices;
    std::array<Seat, LUDARIUM_MAX_PLAYERS> seats{};
    std::string language;
    std::string position{}; // where it begins, in the game's notation; empty: at the start

    std::uint32_t seat_mask() const;
};

// A text file: one line of JSON for the header, then one line for each action (+), take-back (−) or
// change of language (l), each with the time since boot. A line is written and flushed before the
// visitor sees its effect; a torn last line is dropped when read. Where the disk has refused a line, or
// the file is gone, the next line brings all of them anew: nothing ever follows a gap. An empty path
// keeps the journal in memory only (attract mode, lessons).
class Journal {
  public:
    static Journal begin(std::filesystem::path file, GameHeader header, const Clock& clock);

    // One that can't be read is set aside.
    struct Unreadable {
        std::string reason; // for staff: what is wrong, and in which line
    };
    static std::variant<Journal, Unreadable> resume(const std::filesystem::path& file,
                                                    const Clock& clock);

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    const GameHeader& header() const { return header_; }
    const std::vector<Action>& actions() const { return actions_; }
    Time last_written() const { return last_written_; }
    // Read from a file, which anybody may have changed meanwhile.
    bool resumed() const { return resumed_; }
    // Written since the machine last booted; otherwise the visitor is gone, whatever the times say.
    bool this_boot() const { return this_boot_; }

    // False if the disk refused (see trouble()); the game goes on, and staff are told once.
    bool append(Action action);
    bool take_back(std::size_t actions);
    // The visitor switched language; a resumed game speaks it too.
    bool speak(const std::string& language);
    // Why the last line is not on the disk; empty: it is.
    const std::string& trouble() const { return trouble_; }
    // It can't be played on: the file is kept out of the way, and the log says why.
    void set_aside(const std::string& why);
    // The game has ended or been left: the file is removed.
    void close();

  private:
    static std::variant<Journal, Unreadable> read(const std::filesystem::path& file,
                                                  const Clock& clock);
    Journal(std::filesystem::path file, GameHeader header, const Clock& clock);
    bool write_line(const std::string& line);
    bool write_anew();
    std::string text() const;

    std::filesystem::path file_;
    GameHeader header_;
    const Clock* clock_;
    std::vector<Action> actions_;
    Time last_written_{};
    bool this_boot_ = true;
    bool resumed_ = false;
    std::string trouble_;
    int descriptor_ = -1; // none: the file is not what it should be
};

} // namespace ludarium::shell
