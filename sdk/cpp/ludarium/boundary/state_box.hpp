// The opaque ludarium_state is a box with the author's state in it.
#pragma once

#include <memory>

#include "guard.hpp"
#include "traits.hpp"

namespace ludarium::boundary {

template <class Game>
struct StateBox {
    typename Game::State state;
};

template <class Game>
typename Game::State& open(ludarium_state* box) {
    return reinterpret_cast<StateBox<Game>*>(box)->state;
}
template <class Game>
const typename Game::State& open(const ludarium_state* box) {
    return reinterpret_cast<const StateBox<Game>*>(box)->state;
}
template <class Game>
ludarium_state* boxed(typename Game::State state) {
    auto box = std::make_unique<StateBox<Game>>(StateBox<Game>{std::move(state)});
    return reinterpret_cast<ludarium_state*>(box.release());
}

// Checks what every game would have to check: seats that exist, as many as allowed, and choices in
// range.
template <class Game>
Setup checked_setup(const ludarium_setup* raw) {
    const ludarium_descriptor& game = Game::descriptor();
    if (!raw) throw Refused::setup("no setup was given");
    Setup setup;
    setup.seats = raw->seats;
    if (raw->seats >> game.player_count)
        throw Refused::setup("a seat of a player whom the game does not have");
    unsigned taken = 0;
    for (std::uint32_t left = raw->seats; left; left &= left - 1) ++taken;
    if (taken < game.min_seats || taken > game.max_seats)
        throw Refused::setup("the game is for " + std::to_string(game.min_seats) + " to " +
                             std::to_string(game.max_seats) + " players, not " +
                             std::to_string(taken));
    if (raw->choice_count != 0 && raw->choice_count != game.option_count)
        throw Refused::setup("a choice is needed for each option, or for none");
    if (raw->choice_count != 0 && !raw->choices)
        throw Refused::setup("choices are counted but not given");
    for (std::uint32_t i = 0; i < game.option_count; ++i) {
        const std::uint32_t choice =
            raw->choice_count ? raw->choices[i] : game.options[i].default_choice;
        if (choice >= game.options[i].choice_count)
            throw Refused::setup("option " + std::string(view(game.options[i].id)) +
                                 " has no such choice");
        setup.choices.push_back(choice);
    }
    return setup;
}

template <class Game>
bool is_legal(const typename Game::State& state, Action action) {
    Actions legal;
    Game::legal_actions(state, legal);
    return std::binary_search(legal.begin(), legal.end(), action);
}

} // namespace ludarium::boundary
