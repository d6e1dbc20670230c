// Do the tables say what the rules say? For positions of real games.
#pragma once

#include <algorithm>

#include <astronomica/turn.hpp>
#include <ludarium/search/rules.hpp>

#include "habits.hpp"
#include "ways.hpp"

namespace astronomica::ceiling {

// Steps, what they lead to, and how the simple players choose between them.
class Agreement {
  public:
    Agreement(const Camps& camps, const Ways& ways, const Terms& terms);

    bool holds(const State& moving) const;

  private:
    bool leads_to(const State& moving, const Step& step, const Way& way, Camp left) const;
    bool is_chosen_alike(const State& moving, const Scene& scene, const StepList& steps,
                         const std::array<unsigned, men_each>& numbers) const;

    const Camps& camps_;
    const Ways& ways_;
    std::vector<Habit> habits_; // by custom
};

// Calls `look(state)` for every position with a throw, of a game played at random.
template <class Look>
void each_thrown_position(const Terms& terms, ludarium::search::Random& random, Look look) {
    State state(both_seats(), terms);
    while (state.phase == Phase::opening)
        throw_for_start(state, 1 + static_cast<unsigned>(random.below(terms.sides)));
    while (state.phase != Phase::over) {
        std::array<unsigned, dice_count> dice{};
        for (unsigned& die : dice) die = 1 + static_cast<unsigned>(random.below(terms.sides));
        std::sort(dice.begin(), dice.end());
        throw_dice(state, {dice[0], dice[1], dice[2]});
        look(state);
        StepList steps;
        list_steps(state, steps);
        if (steps.empty())
            pass(state);
        else
            take_step(state, steps[static_cast<unsigned>(random.below(steps.size()))]);
    }
}

} // namespace astronomica::ceiling
