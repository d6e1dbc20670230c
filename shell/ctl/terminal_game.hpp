// A game between a person at a terminal and the computer.
#pragma once

#include <iosfwd>
#include <set>

#include "confined_game.hpp"

namespace ludarium::ctl {

struct TerminalSettings {
    std::set<std::uint32_t> people; // players whose moves are typed; the computer plays the others
    std::uint32_t level = 1;
    unsigned think_ms = 1000;
    std::uint64_t seed = 1; // of the dice and the computer
};

class TerminalGame {
  public:
    TerminalGame(const ConfinedGame& game, host::State start, TerminalSettings settings,
                 std::istream& in, std::ostream& out);

    // Until the game is over, or the person quits.
    void play();

  private:
    void throw_dice();
    void think();
    bool ask(); // false: quit
    bool obey(const std::string& command, std::istream& words);
    void move(const std::string& text);
    void undo();
    void hint();
    void why(const std::string& from, const std::string& to);
    void list_moves();
    void show_end();

    void apply(Action action, const std::string& who);
    std::uint16_t spot(const std::string& id) const;
    const host::State& now() const { return states_.back(); }
    std::uint64_t seed_here() const;

    const ConfinedGame& game_;
    std::vector<host::State> states_; // all positions so far, for undo
    TerminalSettings settings_;
    std::istream& in_;
    std::ostream& out_;
};

} // namespace ludarium::ctl
