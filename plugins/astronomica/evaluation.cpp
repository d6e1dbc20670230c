#include "evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "standing.hpp"

namespace astronomica {

namespace {

Chances results(const State& state) {
    const Standings found = standings(state);
    float winners = 0;
    for (Planet planet : state.seats) winners += found[index(planet)].place == 1 ? 1.0F : 0.0F;
    Chances shares{};
    for (Planet planet : state.seats)
        if (found[index(planet)].place == 1) shares[index(planet)] = 1 / winners;
    return shares;
}

// e^x as far as it matters, and with multiplications alone: the same on every machine.
float exponential(float x) {
    float power = 1 + std::clamp(x, -30.0F, 30.0F) / 1024;
    for (unsigned doubled = 1; doubled < 1024; doubled *= 2) power *= power;
    return power;
}

// With tokens who is out has lost; without, captures may still win.
bool can_win(const State& state, Planet planet) {
    return !state.terms.has_tokens() || state.board.in_play().contains(planet);
}

} // namespace

Chances chances(const State& state, const Networks& networks) {
    if (state.phase == Phase::over) return results(state);
    const Network& network = network_of(networks, state.terms);
    AllFeatures features;
    find_features(state, features);
    Chances found{};
    float whole = 0;
    for_each_from(state.turn, state.seats, [&](Planet planet) {
        if (!can_win(state, planet)) return;
        found[index(planet)] =
            exponential(strength(network, hidden(network, features[index(planet)])));
        whole += found[index(planet)];
    });
    for (float& chance : found) chance /= whole;
    return found;
}

int shown(double chance, unsigned players) {
    constexpr double most = 999;
    const double fair = 1.0 / players;
    const double share = (chance - fair) / (chance > fair ? 1 - fair : fair);
    return static_cast<int>(std::lround(most * share));
}

int evaluate(const State& state, Planet planet) {
    return shown(chances(state, set_by_hand)[index(planet)], state.seats.size());
}

} // namespace astronomica
