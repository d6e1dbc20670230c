// The same questions, answered slowly and by the rules alone: every step is played on a real game.
#pragma once

#include <map>
#include <optional>

#include <astronomica/state.hpp>

#include "habits.hpp"

namespace astronomica::ceiling {

// How good a step looks to whoever takes it, as in ludarium::ctl::greedy_step.
double look_after(const State& moving, Step step);

class ByRules {
  public:
    // The rival plays against the hero unless he has a habit; the hero plays as well as can be.
    explicit ByRules(std::optional<Custom> rival) : rival_(rival) {}

    // The hero's points, before a throw; all that can happen until the end is played.
    double points(const State& state, Planet hero);

  private:
    double after_throw(const State& moving, Planet hero);
    const Shares& shares(const std::array<double, men_each>& values, unsigned count);

    std::optional<Custom> rival_;
    std::map<std::array<double, men_each + 1>, Shares> known_;
};

} // namespace astronomica::ceiling
