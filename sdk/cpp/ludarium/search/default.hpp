// Which search plays a game whose author wrote none.
#pragma once

#include "../boundary/traits.hpp"

namespace ludarium::search {

template <class Game>
struct Chooser {
    static constexpr unsigned levels = 3;
    static Choice choose(const typename Game::State& state, const Thought& thought) {
        if constexpr (boundary::HasChoose<Game>::value) {
            return Game::choose(state, thought);
        } else {
            Actions legal;
            Game::legal_actions(state, legal);
            return {legal.at(thought.seed() % legal.size()), 0, 0, 1};
        }
    }
};

} // namespace ludarium::search
