// A game in progress: the board, whose turn it is, and what of the throw is still to be played.
//
// There is nothing else to remember, so the position as text (notation.hpp) is the whole state.
#pragma once

#include "board.hpp"
#include "dice.hpp"
#include "opening.hpp"

namespace astronomica {

enum class Phase : std::uint8_t {
    opening,  // dice for the start
    throwing, // `turn` is about to throw
    moving,   // `turn` has thrown
    over
};

// The men who have moved in this turn, by the cells they stand on: with split dice each part of the
// throw is for another man.
class MenMoved {
  public:
    void add(Cell cell) { cells_[count_++] = cell; }
    unsigned count() const { return count_; }
    Cell operator[](unsigned i) const { return cells_[i]; }
    unsigned on(Cell cell) const {
        unsigned found = 0;
        for (unsigned i = 0; i < count_; ++i) found += cells_[i] == cell;
        return found;
    }

  private:
    std::array<Cell, dice_count> cells_{};
    std::uint8_t count_ = 0;
};

struct State {
    State() = default;
    State(Planets who, const Terms& agreed)
        : terms(agreed), seats(who), board(who, agreed), opening(who) {}

    Terms terms;
    Planets seats;
    Phase phase = Phase::opening;
    Planet turn = Planet::saturn;    // while throwing or moving
    Planet starter = Planet::saturn; // where a round begins; told apart only in games with a limit
    std::uint8_t rounds = 0;         // completed; counted only in games with a limit
    Throw thrown;
    MenMoved moved;
    Board board;
    Opening opening;
};

// One part of a turn: a man, and the dice he goes by.
struct Step {
    Cell from;
    DiceSet dice;
};

// Equal states have equal hashes, on every machine.
std::uint64_t hash(const State& state);

} // namespace astronomica
