#include "hint.hpp"

#include <algorithm>

#include "ai.hpp"
#include "danger.hpp"
#include "standing.hpp"
#include "throws.hpp"
#include "turn.hpp"
#include "turn_ends.hpp"
#include "words.hpp"

namespace astronomica {

namespace {

using ludarium::Message;

// Whether another planet has a man as far behind as a throw may bring him.
bool seems_threatened(const State& state, Planet planet, Cell cell) {
    const Approaches found = approaches(state.board, state.terms, cell);
    for (Planet other : state.board.in_play())
        if (other != planet && chance_of(state.terms, found[index(other)]) > 0) return true;
    return false;
}

// Whether no throw lets another planet land there. By the total that is what it seems. With split dice a
// step may change what the next one counts (R19), by one for each first cell on the way: whoever
// might come as far as that is no safe distance behind.
bool is_out_of_reach(const State& state, Planet planet, Cell cell) {
    if (seems_threatened(state, planet, cell)) return false;
    if (state.terms.dice == DiceUse::total) return true;
    const Board& board = state.board;
    Cell from = cell;
    for (unsigned i = 0; i < state.terms.sides * dice_count + planet_count; ++i) {
        from = previous(from);
        if (!board.is_empty(from) && board.planet_at(from) != planet) return false;
        const Planet owner = side_of(from);
        if (is_first_cell(from) && owner != planet && board.side(owner).waiting > 0) return false;
    }
    return true;
}

// Whether some throw lets another planet capture the lone man there, if it were its turn: tried out.
bool is_in_danger(const State& state, Planet planet, Cell cell) {
    std::vector<TurnEnd> ends;
    State theirs = state;
    theirs.moved = {};
    bool captured = false;
    for (Planet other : state.board.in_play()) {
        if (other == planet) continue;
        theirs.turn = other;
        each_different_throw(state.terms, [&](const Throw& thrown, unsigned) {
            if (captured) return;
            theirs.thrown = thrown;
            list_turn_ends(theirs, ends);
            captured = std::any_of(ends.begin(), ends.end(), [&](const TurnEnd& end) {
                return !end.state.board.stands(planet, cell);
            });
        });
    }
    return captured;
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

// The man there is one who may capture with the next throw, and the player's chance to do so has
// grown.
bool hunts(const State& before, const State& after, Planet planet, Cell cell) {
    StepSet steps = 0;
    for (unsigned n = 1; n <= after.terms.sides * dice_count; ++n) {
        const Cell to = destination(after.board, planet, cell, n);
        if (after.board.men_at(to) == 1 && after.board.planet_at(to) != planet)
            steps |= StepSet{1} << n;
    }
    const auto chance = [&](const State& state) {
        return chance_of(state.terms, captures_in_reach(state.board, state.terms, planet));
    };
    return chance_of(after.terms, steps) > 0 && chance(after) > chance(before);
}

bool wins_alone(const State& state, Planet planet) {
    if (state.phase != Phase::over) return false;
    const Standings found = standings(state);
    if (found[index(planet)].place != 1) return false;
    for (Planet other : state.seats)
        if (other != planet && found[index(other)].place == 1) return false;
    return true;
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
    if (wins_alone(after, planet)) return Message("hint.wins");
    if (moved.captured) return reason_for_capture(state, moved);
    if (after.board.men_at(to) > 1) return Message("hint.pair").spot("spot", spot(to));
    const bool safe_there = is_out_of_reach(after, planet, to);
    if (safe_there && step.from != axis && state.board.men_at(step.from) == 1 &&
        is_in_danger(state, planet, step.from))
        return Message("hint.escapes").spot("from", spot(step.from)).spot("spot", spot(to));
    if (safe_there) return Message("hint.safe").spot("spot", spot(to));
    if (is_safest(state, steps, step)) return Message("hint.least-danger").spot("spot", spot(to));
    if (hunts(state, after, planet, to)) return Message("hint.hunts").spot("spot", spot(to));
    return Message("hint.weighed").spot("spot", spot(to));
}

std::pair<ludarium::Action, Message> hint(const State& state, const Networks& networks,
                                          const ludarium::Thought& thought) {
    const ludarium::Action chosen = choose_best(state, networks, thought).action;
    if (chosen == pass_action) return {chosen, Message("hint.pass")};
    return {chosen, reason_for(state, step_of(chosen))};
}

} // namespace astronomica
