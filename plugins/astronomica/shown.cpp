#include "shown.hpp"

#include "turn.hpp"
#include "words.hpp"

namespace astronomica {

namespace {

enum Counter { men, captured, tokens, turns, thrown }; // in the order of `counters`

void show_men(const State& state, ludarium::View& view) {
    for (Planet planet : state.seats) {
        const Side& side = state.board.side(planet);
        each_cell(side, [&](Cell cell) {
            view.stack(spot(cell), piece(planet), static_cast<int>(state.board.men_at(cell)));
        });
        for (unsigned place = 1; place <= side.waiting; ++place)
            view.stack(axis_spot(planet, place), piece(planet));
    }
}

// The dice for the start in the order they were thrown, the highest still bright when all lie; they
// stay on the table until the next throw.
void show_opening_dice(const State& state, ludarium::View& view) {
    const Opening& opening = state.opening;
    const bool complete = opening.is_complete();
    Planet planet = Planet::saturn;
    for (unsigned i = 0; i < planet_count; ++i, planet = clockwise(planet)) {
        if (!opening.throwers().contains(planet) || opening.thrown(planet) == 0) continue;
        const bool bright = !complete || opening.highest().contains(planet);
        view.die(state.terms.sides, static_cast<int>(opening.thrown(planet)), bright ? 1 : 0);
    }
    if (!complete) view.die(state.terms.sides, 0, 1);
}

void show_dice(const State& state, ludarium::View& view) {
    if (state.phase == Phase::over) return;
    if (state.opening.is_remembered()) return show_opening_dice(state, view);
    for (unsigned i = 0; i < dice_count; ++i) {
        const bool left = state.thrown.unplayed() >> i & 1u;
        view.die(state.terms.sides, static_cast<int>(state.thrown.die(i)), left ? 1 : 0);
    }
}

// While it is decided who begins, nothing else matters.
void show_start_throws(const State& state, ludarium::View& view) {
    for (Planet planet : state.opening.throwers())
        if (const unsigned value = state.opening.thrown(planet); value > 0)
            view.count(thrown, player(planet), static_cast<int>(value));
}

// Only what decides the game: the plates beside the board are small where seven play. The turns left
// are nearly the same for all, so whoever is on turn shows them.
void show_counts(const State& state, ludarium::View& view) {
    if (state.phase == Phase::opening) return show_start_throws(state, view);
    const bool in_turns = state.phase == Phase::throwing || state.phase == Phase::moving;
    for (Planet planet : state.seats) {
        const Side& side = state.board.side(planet);
        view.count(men, player(planet), static_cast<int>(side.men()));
        if (state.terms.has_tokens())
            view.count(tokens, player(planet), side.tokens);
        else
            view.count(captured, player(planet), static_cast<int>(side.captured));
        if (state.terms.has_limit() && in_turns && planet == state.turn)
            view.count(turns, player(planet), static_cast<int>(turns_left(state, planet)));
    }
}

} // namespace

void show(const State& state, ludarium::View& view) {
    show_men(state, view);
    show_dice(state, view);
    show_counts(state, view);
    switch (state.phase) {
    case Phase::opening:
        view.turn(player(state.opening.next_thrower()));
        view.phase("opening");
        break;
    case Phase::throwing:
    case Phase::moving:
        view.turn(player(state.turn));
        view.phase("playing");
        break;
    case Phase::over:
        view.phase("over");
        break;
    }
}

} // namespace astronomica
