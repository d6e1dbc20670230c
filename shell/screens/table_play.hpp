// Playing at a table, without a picture of it: what a tap means, whose turn it is, what is offered.
// Takes a session's reports and the visitor's hand; gives intents. Knows no game by name.
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <vector>

#include "plugins/session.hpp"
#include "screens/intent.hpp"

namespace ludarium::shell {

// What a happening with words of its own says, of its player.
Told told_by(const Happening& happening);

class TablePlay {
  public:
    using Seats = std::array<Seat, LUDARIUM_MAX_PLAYERS>;

    // `computer_pause`: the computer's move is held back at least this long, so that it can be
    // followed.
    TablePlay(GameParts parts, Seats seats, const Clock& clock, milliseconds computer_pause);

    void take(const Report& report);

    // The visitor's hand.
    void tap(Spot spot);
    bool lift(Spot spot); // false: nothing there can be moved, and the reason has been asked for
    void drop(Spot spot); // Spot::none: beside the board
    void put_down();
    void tap_dice();
    void tap_die(unsigned die);
    void pass();
    void hint();
    void undo();

    // Time. `settled`: nothing moves on the screen any more. A computer waits for that before it
    // goes on.
    void advance(bool settled);
    std::optional<Time> deadline() const;

    std::optional<Intent> next();

    // What there is to show.
    const GameParts& parts() const { return parts_; }
    const Position& position() const { return position_; }
    const Seats& seats() const { return seats_; }
    bool started() const { return started_; }
    Player player_to_move() const; // or to throw; none at the end
    Seat::Kind whose_turn() const; // empty at the end
    bool visitor_moves() const;    // and the position waits for it
    bool visitor_throws() const;
    bool computer_thinks() const;
    bool can_undo() const;
    bool can_hint() const;
    bool can_pass() const;
    std::optional<Spot> lifted() const { return lifted_; }
    std::vector<Spot> movable() const; // where a man may be taken from
    std::vector<Spot>
    targets() const; // where the lifted man may go, or a man that needs no lifting
    std::vector<Spot> touchable() const; // what a tap can be the next step of a move on
    unsigned dice_for(Spot to) const;    // which dice a move of the lifted man there plays
    std::optional<unsigned> preferred_die() const { return preferred_die_; }
    const std::optional<LegalMove>& last_move() const { return last_move_; }
    const std::optional<LegalMove>& hinted() const { return hinted_; }
    const std::optional<Told>& message() const { return message_; }

  private:
    void on(const Started& report);
    void on(const Played& report);
    void on(const Chosen& report);
    void on(const Explained& report);
    void on(const Hinted& report);
    void on(const Recovered& report);
    void on(const Ended& report);

    void begin_turn();
    void tell_what_happened(const std::vector<Happening>& happenings);
    const LegalMove* find(Spot from, Spot to) const;
    const LegalMove* find(Action action) const;
    bool can_move_from(Spot spot) const;
    bool holds_men(Spot spot) const;
    void play(const LegalMove& move);
    void ask_why(Spot from, Spot to);
    void take_back_to_a_decision();
    const Seat& seat(Player player) const;

    GameParts parts_;
    Seats seats_;
    const Clock& clock_;
    milliseconds computer_pause_;

    Position position_;
    bool started_ = false;
    bool awaiting_ = false; // an action is under way
    bool undoing_ = false;
    bool recovering_ = false;
    bool over_ = false; // the session has ended for good
    Time turn_began_{};
    std::optional<Action> chosen_; // what the computer is about to play
    std::optional<Spot> lifted_;
    std::optional<unsigned> preferred_die_;
    std::optional<LegalMove> last_move_;
    std::optional<LegalMove> hinted_;
    std::optional<Told> message_;
    // By ply: did a visitor decide there? Plies of a resumed game count as decided until taking
    // back shows otherwise.
    std::vector<bool> decided_;
    std::deque<Intent> intents_;
};

} // namespace ludarium::shell
