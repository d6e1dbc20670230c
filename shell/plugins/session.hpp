// One running game: a host process, its journal, and the position the visitor sees.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <variant>

#include "plugins/installed_game.hpp"
#include "plugins/position.hpp"
#include "plugins/quarantine.hpp"
#include "visit/clock.hpp"
#include "visit/journal.hpp"

namespace ludarium::shell {

// What a session reports, in order. The screen takes these one by one and never asks the host
// itself.

struct Started { // the first position, also after take_back() and after a resumed journal
    Position position;
};
struct Played { // an action took effect; it is in the journal already
    Action action;
    std::vector<Happening> happenings;
    Position position;
};
struct Chosen { // the computer has decided; play(action) makes the move
    Action action;
};
struct Explained { // why a tap was wrong; empty key: nothing to say
    Told told;
};
struct Hinted {
    Action action;
    Told told;
};
struct Recovered { // the host died or hung; the game goes on at the same position
    std::string reason;
};
struct
    Ended { // the game can't go on: the plugin is in quarantine, or the position of the journal's
            // header makes no sense to it. A sentence for staff, none for visitors
    std::string reason;
};
using Report = std::variant<Started, Played, Chosen, Explained, Hinted, Recovered, Ended>;

struct SessionLimits {
    milliseconds answer{1000};      // for anything but thinking
    milliseconds start{3000};       // from the spawn to the first position
    milliseconds think_slack{1000}; // beyond the think time itself
    milliseconds unasked{2000};     // of the processor's time, while nobody waits for an answer
};

// Never blocks. Requests return at once; poll() takes in what has arrived, and what it has to
// report comes out of next(). One request of each kind is under way at most: a new explain() or
// think() replaces the older.
class Session {
  public:
    Session(InstalledGame game, Journal journal, Quarantine& quarantine, const Clock& clock,
            std::string host_program, SessionLimits limits = {});
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // The visitor's or the computer's action, legal in the last reported position.
    void play(Action action);
    // At a chance actor: throws the dice, from the game's seed.
    void throw_dice();
    // Undoes the last `actions` actions, throws included. Answered by Started.
    void take_back(std::size_t actions);
    void explain(Spot from, Spot to);
    void hint(milliseconds time);
    void think(unsigned level, milliseconds time);
    // The visitor has left or gone back: whatever is being thought about is not wanted any more.
    void stop_thinking();
    // The visitor switched language; a resumed game speaks it too.
    void speak(const std::string& language);
    // The game has ended or been left: nothing is to be resumed after a restart.
    void close();

    // For the event loop: wait until this descriptor is readable (−1: none) or `deadline` has come,
    // then poll().
    int descriptor() const;
    std::optional<Time> deadline() const;
    void poll();
    std::optional<Report> next();

    const GameParts* parts() const; // null until the first Started
    const Journal& journal() const;
    // Why there is no host just now: a fault of the system, which is waited out. Null: there is none.
    const Reason* waits_for() const;
    // Once for each time that the game's files, or the host program, are not what they were.
    bool noticed_other_files();
    int host_pid() const; // for tests and the staff's panel; −1 if there is none

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace ludarium::shell
