// A game between people at a terminal and the computer.
#pragma once

#include <iosfwd>
#include <set>

#include "game_words.hpp"
#include "text_board.hpp"

namespace ludarium::ctl {

struct TerminalSettings {
    std::set<std::uint32_t> people; // players whose moves are typed; the computer plays the others
    std::uint32_t level = 1;
    unsigned think_ms = 1000;
    std::uint64_t seed = 1; // of the dice and the computer
};

class TerminalGame {
  public:
    TerminalGame(const ConfinedGame& game, const GameWords& words, const SpotPlaces& places,
                 host::State start, TerminalSettings settings, std::istream& in, std::ostream& out);

    // Until the game is over, or the person quits.
    void play();

  private:
    enum class Asked { answered, quit };

    Asked ask_for_throw();
    Asked ask_for_move();
    template <class Answer>
    Asked ask(const std::string& prompt, Answer answer);
    bool obey(const std::string& command, std::istream& words);

    void throw_dice();
    void think();
    void move(const std::string& typed);
    void undo();
    void hint();
    void why(std::uint16_t from, std::uint16_t to);
    void list_moves(const std::vector<Action>& actions);
    void show_board();
    void show_end();

    void apply(Action action, const std::string& who);
    void tell(const ludarium_event& event);
    bool is_person(std::uint32_t player) const { return settings_.people.count(player) > 0; }
    std::uint32_t whose_turn() const; // also while the dice are thrown
    std::string mover() const { return game_.player(whose_turn()); }
    std::vector<Action> legal() const;
    std::uint16_t spot(const std::string& word) const;
    std::string spot_name(std::uint16_t spot) const;
    const host::State& now() const { return states_.back(); }
    std::uint64_t seed_here() const;

    const ConfinedGame& game_;
    const GameWords& words_;
    TextBoard board_;
    std::vector<host::State> states_; // all positions so far, for undo
    TerminalSettings settings_;
    std::istream& in_;
    std::ostream& out_;
};

} // namespace ludarium::ctl
