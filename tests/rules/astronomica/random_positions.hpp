// Positions of games played at random, for tests of what must hold everywhere.
#pragma once

#include <ludarium/search/rules.hpp>

#include "table.hpp"

namespace astronomica {

// Calls `look(state)` for the states of a game, after every action, in which `phase` is met.
template <class Look>
void each_random_position(const Agreed& agreed, unsigned seats, std::uint64_t seed,
                          unsigned actions, Phase phase, Look look) {
    ludarium::search::Random random(seed);
    ludarium::Events unseen = ludarium::Events::nobody();
    State state = Astronomica::start(setup_of(seats, agreed));
    for (unsigned n = 0; n < actions && state.phase != Phase::over; ++n) {
        ludarium::Actions legal;
        Astronomica::legal_actions(state, legal);
        Astronomica::apply(state, legal[random.below(legal.size())], unseen);
        if (state.phase == phase) look(state);
    }
}

} // namespace astronomica
