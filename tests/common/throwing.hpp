// Dice for games that tests and benchmarks play.
#pragma once

#include <vector>

#include <ludarium/search/rules.hpp>
#include <ludarium/types.hpp>

// A throw, each as likely as it should be.
template <class Game>
ludarium::Action thrown(const typename Game::State& state, ludarium::search::Random& random) {
    ludarium::Actions throws;
    std::vector<std::uint32_t> weights;
    Game::legal_actions(state, throws);
    Game::chance_weights(state, weights);
    return throws[random.by_weight(weights)];
}

// Until the game is over; `choose` is asked at every step, `visit` before every action.
template <class Game, class Choose, class Visit>
typename Game::State played(typename Game::State state, ludarium::search::Random& random,
                            Choose choose, Visit visit) {
    ludarium::Events unseen = ludarium::Events::nobody();
    while (Game::actor(state) != ludarium::game_over) {
        visit(state);
        Game::apply(state,
                    Game::actor(state) == ludarium::chance ? thrown<Game>(state, random)
                                                           : choose(state),
                    unseen);
    }
    return state;
}

template <class Game>
ludarium::Action any_step(const typename Game::State& state, ludarium::search::Random& random) {
    ludarium::Actions steps;
    Game::legal_actions(state, steps);
    return steps[random.below(steps.size())];
}
