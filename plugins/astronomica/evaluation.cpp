#include "evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "danger.hpp"

namespace astronomica {

namespace {

// The weights, in men, won matches of a thousand games against others near them, for two, four and
// seven players, with tokens and without; around them play changes little.
constexpr double losses_before_my_turn = 1.2;
constexpr double losses_after_it = 0.4; // there is time to run away
constexpr double chances_at_once = 1.0;
constexpr double chances_later = 0.4;     // others may run away
constexpr double captures_at_limit = 0.3; // they break a tie of men
constexpr double men_without_limit = 0.5; // captures decide, and men make them

constexpr double untouched = 400; // the value of having all one began with

// What decides the game, counted in men. With tokens these are lives: a man, or a token that brings
// one back.
double wealth(const State& state, const Side& side) {
    if (state.terms.has_tokens()) return side.men() + side.tokens;
    if (state.terms.has_limit()) return side.men() + captures_at_limit * side.captured;
    return side.captured + men_without_limit * side.men();
}

// How many turns others have before this planet's.
unsigned turns_until(const State& state, Planet planet) {
    return (index(state.turn) + planet_count - index(planet)) % planet_count;
}

double likely_losses(const State& state, Planet planet) {
    double losses = 0;
    const Approaches threats = threats_to(state.board, state.terms, planet);
    for (Planet other : state.board.in_play()) {
        if (threats[index(other)] == 0) continue;
        const bool before = turns_until(state, other) < turns_until(state, planet);
        losses += (before ? losses_before_my_turn : losses_after_it) *
                  chance_of(state.terms, threats[index(other)]);
    }
    return losses;
}

double likely_captures(const State& state, Planet planet) {
    const StepSet steps = captures_in_reach(state.board, state.terms, planet);
    return (state.turn == planet ? chances_at_once : chances_later) * chance_of(state.terms, steps);
}

} // namespace

double man_value(const Terms& terms) {
    return untouched / (terms.men + terms.tokens_each());
}

int evaluate(const State& state, Planet planet) {
    const double men = wealth(state, state.board.side(planet)) - likely_losses(state, planet) +
                       likely_captures(state, planet);
    return std::clamp(static_cast<int>(std::lround(men * man_value(state.terms))), -999, 999);
}

} // namespace astronomica
