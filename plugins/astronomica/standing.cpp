#include "standing.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace astronomica {

namespace {

// How long a planet has lasted: to the end, or until it went out as the first, the second, …
unsigned lasted(const Side& side) {
    return side.fallen == 0 ? planet_count + 1 : side.fallen;
}

unsigned wealth(const State& state, const Side& side) {
    return state.terms.has_tokens() ? side.tokens : side.captured;
}

bool is_one_colour_left(const State& state) {
    return state.board.in_play().size() == 1;
}

using Merit = std::tuple<unsigned, unsigned, unsigned>;

// The greater comes first. Planets that went out have no men and no tokens, so what tells them
// apart is how long they lasted.
Merit merit(const State& state, Planet planet) {
    const Side& side = state.board.side(planet);
    // R23: a tie of captures goes to the survivor, or else to whoever survived the other.
    if (is_one_colour_left(state) && !state.terms.has_tokens())
        return {side.captured, lasted(side), 0};
    // At the limit most men count, then most tokens; without tokens, most captures.
    return {side.men(), wealth(state, side), lasted(side)};
}

// What tells the first from the second when the rounds are over.
Ending ending_at_limit(const State& state) {
    Merit first{}, second{};
    for (Planet planet : state.seats) {
        const Merit mine = merit(state, planet);
        if (mine > first)
            second = std::exchange(first, mine);
        else
            second = std::max(second, mine);
    }
    if (first == second) return Ending::equal_at_limit;
    if (std::get<0>(first) != std::get<0>(second)) return Ending::men_at_limit;
    return state.terms.has_tokens() ? Ending::tokens_at_limit : Ending::captures_at_limit;
}

} // namespace

Ending ending_of(const State& state) {
    if (!is_one_colour_left(state)) return ending_at_limit(state);
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
