#include "standing.hpp"

#include <tuple>

namespace astronomica {

namespace {

// How long a planet has lasted: to the end, or until it went out as the first, the second, …
unsigned lasted(const Side& side) {
    return side.fallen == 0 ? planet_count + 1 : side.fallen;
}

unsigned wealth(const State& state, const Side& side) {
    return state.terms.has_tokens() ? side.tokens : side.captured;
}

using Merit = std::tuple<unsigned, unsigned, unsigned>;

// The greater comes first. Planets that went out have no men and no tokens, so what tells them
// apart is how long they lasted.
Merit merit(const State& state, Planet planet) {
    const Side& side = state.board.side(planet);
    // R23: a tie of captures goes to the survivor, or else to whoever survived the other.
    if (ending_of(state) == Ending::most_captures) return {side.captured, lasted(side), 0};
    // At the limit most men count, then most tokens; without tokens, most captures.
    return {side.men(), wealth(state, side), lasted(side)};
}

} // namespace

Ending ending_of(const State& state) {
    if (state.board.in_play().size() > 1) return Ending::round_limit;
    return state.terms.has_tokens() ? Ending::last_colour : Ending::most_captures;
}

unsigned bank(const State& state) {
    if (!state.terms.has_tokens()) return 0;
    unsigned tokens = state.seats.size() * (stake + ransom_tokens);
    for (Planet planet : state.seats) tokens -= state.board.side(planet).tokens;
    return tokens;
}

Standings standings(const State& state) {
    Standings found;
    unsigned winners = 0;
    for (Planet planet : state.seats) {
        const Merit mine = merit(state, planet);
        Standing& standing = found[index(planet)];
        standing.place = 1;
        for (Planet other : state.seats) standing.place += merit(state, other) > mine;
        standing.score = wealth(state, state.board.side(planet));
        winners += standing.place == 1;
    }
    for (Planet planet : state.seats)
        if (winners == 1 && found[index(planet)].place == 1)
            found[index(planet)].score += bank(state);
    return found;
}

} // namespace astronomica
