// One live board of a page, without a picture of it: what is said and shown when, and what a
// visitor's move means there. Takes a session's reports and the visitor's hand; gives intents.
#pragma once

#include <deque>
#include <optional>
#include <string>

#include <ludarium/host/page.hpp>

#include "screens/table_play.hpp"

namespace ludarium::shell {

class LiveBoard {
  public:
    struct Pace {
        // Slower than one reads, so that there is time to look at the board too.
        milliseconds word{350};
        milliseconds least{1500}; // that a caption stays
        milliseconds lead{900};   // a caption is read a little before what it speaks of moves
        milliseconds pause{650};  // between two moves
    };
    enum class State {
        plays,    // by itself
        waits,    // for the visitor's move
        finished, // to its last line
        failed    // the position or a move makes no sense to the game
    };
    struct Saying {
        enum class Tone { plain, wrong, right };
        Tone tone = Tone::plain;
        std::string text;         // as the page has it
        std::optional<Told> told; // where the page says nothing itself
    };

    // `seats`: all who take part are visitors; nobody thinks here.
    LiveBoard(host::Board board, GameParts parts, TablePlay::Seats seats, const Clock& clock,
              Pace pace);

    void take(const Report& report);

    // The visitor's hand; nothing happens unless the board waits for it.
    void tap(Spot spot);
    bool lift(Spot spot);
    void drop(Spot spot);
    void put_down();
    void tap_die(unsigned die);
    // What it may touch now.
    std::vector<Spot> movable() const;
    std::vector<Spot> targets() const;
    std::vector<Spot> touchable() const;
    std::optional<Spot> lifted() const { return play_.lifted(); }
    const Position& position() const { return play_.position(); }

    // Time. `settled`: nothing moves on the screen any more.
    void advance(bool settled);
    std::optional<Time> deadline() const;
    // Whatever it is waiting for by itself is over.
    void hurry();
    // From the beginning.
    void again();
    // The same board in another language.
    void retell(host::Board board);

    std::optional<Intent> next();

    State state() const { return state_; }
    Saying saying() const;
    // Whether it has anything to say, to show or to ask; otherwise it is a picture.
    bool speaks() const;
    const TablePlay& play() const { return play_; }
    const host::Board& board() const { return board_; }
    std::size_t beats() const { return beats_; } // changes whenever there is something new to see
    const std::string& problem() const { return problem_; } // "12: …", if it has failed

  private:
    void restart();
    void step();
    void play_next(const host::BoardLine& line);
    Time due() const;
    void take_hand();
    void judge(Action action);
    bool is_right(const LegalMove& made, const LegalMove& right) const;
    const LegalMove* legal(const std::string& text) const;
    const LegalMove* legal(Action action) const;
    void fail(std::size_t line, const std::string& why);

    host::Board board_;
    TablePlay play_;
    const Clock& clock_;
    Pace pace_;

    State state_ = State::plays;
    std::size_t line_ = 0; // the next one
    std::size_t word_ = 0; // the next one of its moves
    std::optional<std::size_t> caption_;
    std::optional<std::size_t> wrong_; // at this visitor's turn a move was not right
    bool praised_ = false;
    bool asked_ = false; // the hand asked for a reason
    bool begun_ = false;
    bool pending_ = true; // a report is under way
    bool recovering_ = false;
    Time caption_until_{};
    Time lead_until_{};
    Time rest_until_{};
    std::size_t beats_ = 0;
    std::string problem_;
    std::deque<Intent> intents_;
};

} // namespace ludarium::shell
