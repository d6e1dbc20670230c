#include "hint.hpp"

#include <algorithm>

#include "ai.hpp"
#include "danger.hpp"
#include "standing.hpp"
#include "turn.hpp"
#include "words.hpp"

namespace astronomica {

namespace {

using ludarium::Message;

// Whether another planet may land on a lone man there with its next throw.
bool is_threatened(const State& state, Planet planet, Cell cell) {
    const Approaches found = approaches(state.board, state.terms, cell);
    for (Planet other : state.board.in_play())
        if (other != planet && chance_of(state.terms, found[index(other)]) > 0) return true;
    return false;
}

double losses_after(const State& state, Step step) {
    Board board = state.board;
    move_man(board, state.terms, state.turn, step.from, destination(state, step));
    return expected_losses(board, state.terms, state.turn);
}

// No other step leaves the player in less danger, and some leave more.
bool is_safest(const State& state, const StepList& steps, Step step) {
    constexpr double close = 1e-9;
    const double mine = losses_after(state, step);
    bool matters = false;
    for (Step other : steps) {
        const double theirs = losses_after(state, other);
        if (theirs < mine - close) return false;
        matters |= theirs > mine + close;
    }
    return matters;
}

Message reason_for_capture(const State& state, const Moved& moved) {
    if (moved.out) return Message("hint.drives-out").player("player", player(*moved.captured));
    const char* key = moved.ransomed ? "hint.captures-ransom" : "hint.captures";
    if (state.terms.ransom == Ransom::bank && moved.ransomed) key = "hint.captures-bank";
    return Message(key).player("player", player(*moved.captured)).spot("spot", spot(moved.to));
}

} // namespace

Message reason_for(const State& state, Step step) {
    StepList steps;
    list_steps(state, steps);
    if (steps.size() == 1) return Message("hint.only-move");
    const Planet planet = state.turn;
    State after = state;
    const Moved moved = take_step(after, step).moved;
    const Cell to = moved.to;
    if (after.phase == Phase::over && standings(after)[index(planet)].place == 1)
        return Message("hint.wins");
    if (moved.captured) return reason_for_capture(state, moved);
    if (after.board.men_at(to) > 1) return Message("hint.pair").spot("spot", spot(to));
    const bool safe_there = !is_threatened(after, planet, to);
    if (step.from != axis && state.board.men_at(step.from) == 1 &&
        is_threatened(state, planet, step.from) && safe_there)
        return Message("hint.escapes").spot("from", spot(step.from)).spot("spot", spot(to));
    if (safe_there) return Message("hint.safe").spot("spot", spot(to));
    if (is_safest(state, steps, step)) return Message("hint.least-danger").spot("spot", spot(to));
    if (chance_of(after.terms, captures_in_reach(after.board, after.terms, planet)) >
        chance_of(state.terms, captures_in_reach(state.board, state.terms, planet)))
        return Message("hint.hunts").spot("spot", spot(to));
    return Message("hint.weighed").spot("spot", spot(to));
}

std::pair<ludarium::Action, Message> hint(const State& state, const ludarium::Thought& thought) {
    const ludarium::Action chosen = choose_best(state, thought).action;
    if (chosen == pass_action) return {chosen, Message("hint.pass")};
    return {chosen, reason_for(state, step_of(chosen))};
}

} // namespace astronomica
