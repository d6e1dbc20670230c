#include "turn.hpp"

namespace astronomica {

namespace {

// Nothing of the turns matters any more, and equal endings are equal states.
void end_game(State& state) {
    state.phase = Phase::over;
    state.turn = state.starter = Planet::saturn;
    state.rounds = 0;
    state.thrown = {};
    state.moved = {};
}

// R18: clockwise, past those who are out. A round is over when the turn comes back to the place of
// whoever started, even if that planet is out.
void next_turn(State& state) {
    do {
        state.turn = clockwise(state.turn);
        if (state.terms.has_limit() && state.turn == state.starter) ++state.rounds;
    } while (!state.board.in_play().contains(state.turn));
    state.phase = Phase::throwing;
    state.thrown = {};
    state.moved = {};
    if (state.terms.has_limit() && state.rounds >= state.terms.rounds) end_game(state);
}

} // namespace

void throw_for_start(State& state, unsigned value) {
    state.opening.throw_die(value);
    if (!state.opening.is_decided()) return;
    state.phase = Phase::throwing;
    state.turn = *state.opening.highest().begin();
    if (state.terms.has_limit()) state.starter = state.turn;
}

void throw_dice(State& state, Throw thrown) {
    state.opening = {};
    state.phase = Phase::moving;
    state.thrown = thrown;
}

Played take_step(State& state, Step step) {
    const Cell to = destination(state, step);
    Played played{move_man(state.board, state.terms, state.turn, step.from, to)};
    if (state.board.in_play().size() == 1) {
        end_game(state); // one colour is left
        return played;
    }
    state.thrown.play(step.dice);
    state.moved.add(to);
    if (state.thrown.unplayed() != no_dice && can_step(state)) return played;
    played.lost = state.thrown.unplayed() != no_dice;
    next_turn(state);
    return played;
}

void pass(State& state) {
    next_turn(state);
}

unsigned turns_left(const State& state, Planet planet) {
    if (!state.terms.has_limit() || !state.board.in_play().contains(planet)) return 0;
    if (state.phase == Phase::over) return 0;
    if (state.phase == Phase::opening) return state.terms.rounds;
    const auto after_starter = [&](Planet p) {
        return (index(state.starter) + planet_count - index(p)) % planet_count;
    };
    const bool had_this_round = after_starter(planet) < after_starter(state.turn);
    return state.terms.rounds - state.rounds - (had_this_round ? 1u : 0u);
}

} // namespace astronomica
