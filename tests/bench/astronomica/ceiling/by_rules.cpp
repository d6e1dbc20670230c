#include "by_rules.hpp"

#include <algorithm>

#include <astronomica/game.hpp>
#include <astronomica/standing.hpp>
#include <astronomica/throws.hpp>
#include <astronomica/turn.hpp>
#include <ludarium/search/rules.hpp>

namespace astronomica::ceiling {

namespace {

double final_points(const State& over, Planet hero) {
    const Standings found = standings(over);
    const unsigned mine = found[index(hero)].place, theirs = found[index(enemy_of(hero))].place;
    return mine == theirs ? 0.5 : mine < theirs ? 1 : 0;
}

State after(const State& moving, Step step) {
    State next = moving;
    take_step(next, step);
    return next;
}

} // namespace

double look_after(const State& moving, Step step) {
    namespace search = ludarium::search;
    const auto me = static_cast<ludarium::Player>(index(moving.turn));
    const State next = after(moving, step);
    if (next.phase == Phase::over)
        return search::won * search::final_sign(Astronomica::outcome(next).raw, me);
    return search::margins_of<Astronomica>(next)[index(moving.turn)];
}

double ByRules::points(const State& state, Planet hero) {
    if (state.phase == Phase::over) return final_points(state, hero);
    double sum = 0, all = 0;
    each_different_throw(state.terms, [&](const Throw& thrown, unsigned weight) {
        State moving = state;
        throw_dice(moving, thrown);
        sum += weight * after_throw(moving, hero);
        all += weight;
    });
    return sum / all;
}

double ByRules::after_throw(const State& moving, Planet hero) {
    StepList steps;
    list_steps(moving, steps);
    if (steps.empty()) {
        State next = moving;
        pass(next);
        return points(next, hero);
    }
    std::array<double, men_each> found{}, looks{};
    for (unsigned i = 0; i < steps.size(); ++i) found.at(i) = points(after(moving, steps[i]), hero);
    if (moving.turn == hero) return *std::max_element(found.begin(), found.begin() + steps.size());
    if (!rival_) return *std::min_element(found.begin(), found.begin() + steps.size());
    for (unsigned i = 0; i < steps.size(); ++i) looks[i] = look_after(moving, steps[i]);
    const Shares& taken = shares(looks, steps.size());
    double sum = 0;
    for (unsigned i = 0; i < steps.size(); ++i) sum += taken[i] * found[i];
    return sum;
}

const Shares& ByRules::shares(const std::array<double, men_each>& values, unsigned count) {
    const auto [found, fresh] =
        known_.emplace(std::array{values[0], values[1], values[2], double(count)}, Shares{});
    if (fresh) found->second = chosen(*rival_, values, count);
    return found->second;
}

} // namespace astronomica::ceiling
