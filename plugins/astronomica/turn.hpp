// How a game goes on: throws, steps, the next turn, the end.
#pragma once

#include "state.hpp"
#include "steps.hpp"

namespace astronomica {

// One die for the start, by whoever is next.
void throw_for_start(State& state, unsigned value);

void throw_dice(State& state, Throw thrown);

// What a step did to the turn, besides moving a man.
struct Played {
    Moved moved;
    bool lost = false; // dice are left that nobody can play
};

// A legal step.
Played take_step(State& state, Step step);

// The throw can't be played: the turn is lost.
void pass(State& state);

// How many turns a planet still has before the limit, the present one included.
unsigned turns_left(const State& state, Planet planet);

} // namespace astronomica
