// Which steps a player may take.
//
// With the total there is one step a turn: a man, and all three dice. With split dice (the text's
// second variant) a throw is played as one man by the total, or two men, by one die and by the sum
// of the other two in one jump, or three men, a die each: different men, each step legal where the
// one before it has left the board.
//
// What is compulsory with split dice: nobody passes while a man can move, and the text's ways are
// ways to play all three dice. So as many dice as possible must be played: a step that would leave
// dice over is legal only if no way of playing uses more. A step that ends the game counts as all
// of them.
#pragma once

#include "rules.hpp"
#include "state.hpp"

namespace astronomica {

// At most seven men with seven sets of dice.
class StepList {
  public:
    void add(Step step) { steps_[size_++] = step; }
    void clear() { size_ = 0; }
    unsigned size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Step& operator[](unsigned i) const { return steps_[i]; }
    const Step* begin() const { return steps_.data(); }
    const Step* end() const { return steps_.data() + size_; }

  private:
    std::array<Step, most_men * all_dice> steps_;
    unsigned size_ = 0;
};

// Of a state in which a player is moving: appends the legal steps, ascending by the man's cell (the
// axis last), then by dice. None if no man can move.
void list_steps(const State& state, StepList& steps);

// The same, but only whether there is one.
bool can_step(const State& state);

// Where the step leads.
Cell destination(const State& state, Step step);

// Whether the player on turn has a man there who has not moved in this turn.
bool has_man_to_move(const State& state, Cell from);

// With split dice: how many of the dice left can be played at best.
unsigned playable_dice(const State& state);

} // namespace astronomica
