// The astronomical table a second time, as plainly as possible and without a line of the engine's
// code: each man is a thing of his own, every way of playing a throw is tried to its end, and
// nothing is fast. Where the two disagree, one of them is wrong.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace plain {

struct Rules {
    std::string ransom = "captor"; // captor, bank, none
    bool split = false;
    int sides = 6;
    int men = 7;
    int limit = 0; // rounds, 0 is none
};

inline constexpr int on_axis = 0;
inline constexpr int out = -1;

struct Man {
    int planet;
    int place; // a cell 1 … 49, on_axis or out
    bool moved = false;
};

struct Die {
    int value;
    bool played = false;
};

// A man goes by some of the dice.
struct Move {
    std::size_t man;
    std::vector<std::size_t> dice;
};

class Game {
  public:
    Game(Rules rules, std::vector<int> players);
    // As text() writes it, before a throw.
    static Game at(const Rules& rules, const std::string& text);

    // "opening", "throw", "move" or "over".
    std::string phase() const { return phase_; }
    int turn() const { return turn_; }
    const Rules& rules() const { return rules_; }
    const std::vector<int>& players() const { return players_; }
    const std::vector<Man>& men() const { return men_; }
    int tokens(int planet) const { return tokens_.at(planet); }
    int captured(int planet) const { return captured_.at(planet); }
    int bank() const { return bank_; }

    // All legal moves of a player, each as text; "pass" if there is none.
    std::vector<std::string> legal() const;
    void play(const std::string& move);
    void throw_for_start(int value);
    void throw_dice(std::vector<int> values);

    std::string text() const;
    // For a game that is over: each player's place.
    std::map<int, int> places() const;

    // For positions made up by a test: men where one likes, then whose turn it is.
    void place_men(int planet, const std::vector<int>& places);
    void give_tokens(int planet, int tokens) { tokens_[planet] = tokens; }
    void give_captures(int planet, int men) { captured_[planet] = men; }
    void set_turn(int planet, int starter, int rounds_done);

  private:
    std::vector<std::size_t> men_at(int planet, int place) const;
    std::vector<std::size_t> men_on_cell(int cell) const;
    int men_left(int planet) const;
    std::vector<int> alive() const;
    bool counts(int cell) const;
    int landing(const Man& man, const std::vector<std::size_t>& dice) const;
    bool may_land(int planet, int cell) const;
    std::vector<Move> single_moves() const;
    int most_dice(const Move& move) const;
    std::vector<Move> best_moves() const;
    std::string move_text(const Move& move) const;
    void carry_out(const Move& move);
    void step_forward(int planet);
    void next_player();
    void after_move();
    bool ahead(int a, int b) const;

    Rules rules_;
    std::vector<int> players_;
    std::vector<Man> men_;
    std::map<int, int> tokens_, captured_;
    std::vector<int> fallen_; // in the order they went out
    int bank_ = 0;
    std::string phase_ = "opening";
    int turn_ = 0;
    int starter_ = 0;
    int rounds_done_ = 0;
    std::vector<Die> dice_;
    std::vector<int> moved_to_;
    std::vector<int> throwers_;
    std::map<int, int> start_throws_;
};

} // namespace plain
