// How the computer learns by playing against itself.
//
// Everybody at the table plays the turn after which their own chance looks best, and now and then any
// other. After each game every position is shown what came of it: the chances of later positions,
// ever less of them the later they are, and the result (TD(λ), Sutton 1988, with Adam's steps,
// Kingma and Ba 2015). One core, and the same seed gives the same weights.
#pragma once

#include <functional>

#include <astronomica/evaluation.hpp>

namespace astronomica {

// What a game has taught.
struct Learned {
    unsigned turns;
    double surprise; // squared, of a position by what came of it
};

// Forgets the network for this aim and learns it anew; `watch` is told of every game.
void learn(Networks& networks, Aim aim, unsigned games, std::uint64_t seed,
           const std::function<void(unsigned game, const Learned&)>& watch);

} // namespace astronomica
