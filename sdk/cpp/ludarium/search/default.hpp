// Which search plays a game whose author wrote no choose().
//
// Two players, no dice and an evaluate(): alpha-beta. Dice and an evaluate(): expectimax. Anything
// else: Monte-Carlo. The three levels (apprentice, player, master) think about ever more nodes.
#pragma once

#include "alpha_beta.hpp"
#include "expectimax.hpp"
#include "monte_carlo.hpp"

namespace ludarium::search {

template <class Game, class = void>
struct HasLevels : std::false_type {};
template <class Game>
struct HasLevels<Game, std::void_t<decltype(Game::levels)>> : std::true_type {};

template <class Game>
constexpr unsigned levels_of() {
    if constexpr (boundary::HasChoose<Game>::value && HasLevels<Game>::value)
        return Game::levels;
    else
        return 3;
}

template <class Game>
struct Chooser {
    using State = typename Game::State;

    static constexpr unsigned levels = levels_of<Game>();

    static Choice choose(const State& state, const Thought& thought) {
        if constexpr (boundary::HasChoose<Game>::value)
            return Game::choose(state, thought);
        else
            return searched(state, thought);
    }

  private:
    // About 1, 20 and 1000 ms a move in a game of Tablut's size.
    using Limits = std::array<std::uint64_t, 3>;
    static constexpr Limits alpha_beta_nodes = {200, 4'000, 200'000};
    static constexpr Limits expectimax_nodes = {100, 4'000, 100'000};
    static constexpr Limits monte_carlo_nodes = {1'000, 20'000, 500'000};
    static constexpr std::uint64_t forced_nodes = 64; // the only move needs no thought

    static Choice searched(const State& state, const Thought& thought) {
        if constexpr (boundary::HasDice<Game>::value && HasEvaluate<Game>::value) {
            return expectimax<Game>(state, limited(state, thought, expectimax_nodes));
        } else {
            if constexpr (HasEvaluate<Game>::value)
                if (Game::descriptor().max_seats <= 2)
                    return alpha_beta<Game>(state, limited(state, thought, alpha_beta_nodes));
            return monte_carlo<Game>(state, limited(state, thought, monte_carlo_nodes));
        }
    }

    static Thought limited(const State& state, const Thought& thought, const Limits& limits) {
        Actions legal;
        Game::legal_actions(state, legal);
        if (legal.size() == 1) return thought.with_node_limit(forced_nodes);
        return thought.with_node_limit(limits[std::min<std::size_t>(thought.level(), 2)]);
    }
};

} // namespace ludarium::search
