// The table of guarded functions that a plugin's entry leads to.
#pragma once

#include "../descriptor.hpp"
#include "extensions.hpp"
#include "state_box.hpp"

namespace ludarium::boundary {

template <class Game>
ludarium_status action_from_text(const typename Game::State& state, std::string_view wanted,
                                 Action& action) {
    if constexpr (HasActionParser<Game>::value) {
        const Action read = Game::action_from_text(state, wanted);
        if (!is_legal<Game>(state, read)) return LUDARIUM_ILLEGAL_ACTION;
        action = read;
        return LUDARIUM_OK;
    } else {
        Actions legal;
        Game::legal_actions(state, legal);
        for (Action candidate : legal)
            if (Game::action_text(state, candidate) == wanted) {
                action = candidate;
                return LUDARIUM_OK;
            }
        return LUDARIUM_BAD_TEXT;
    }
}

template <class Game>
std::string bytes_of(const typename Game::State& state) {
    if constexpr (HasBytes<Game>::value)
        return Game::bytes(state);
    else
        return Game::position_text(state);
}

template <class Game>
typename Game::State state_of(const Setup& setup, std::string_view bytes) {
    if constexpr (HasBytes<Game>::value) {
        return Game::from_bytes(setup, bytes);
    } else {
        try {
            return Game::position(setup, bytes);
        } catch (const Refused& refused) {
            throw Refused::data(refused.what());
        }
    }
}

template <class Game>
inline constexpr ludarium_game game_table = {
    // create
    [](const ludarium_setup* setup, ludarium_state** out) {
        return guarded([&]() -> ludarium_status {
            *out = boxed<Game>(Game::start(checked_setup<Game>(setup)));
            return LUDARIUM_OK;
        });
    },
    // destroy
    [](ludarium_state* state) { delete reinterpret_cast<StateBox<Game>*>(state); },
    // clone
    [](const ludarium_state* state, ludarium_state** out) {
        return guarded([&]() -> ludarium_status {
            *out = boxed<Game>(open<Game>(state));
            return LUDARIUM_OK;
        });
    },
    // actor
    // A rule that throws here has no status to answer with: the game is over, and its outcome,
    // asked
    // next, is the internal error.
    [](const ludarium_state* state) -> ludarium_actor {
        ludarium_actor actor = game_over;
        guarded([&]() -> ludarium_status {
            actor = Game::actor(open<Game>(state));
            return LUDARIUM_OK;
        });
        return actor;
    },
    // legal_actions
    [](const ludarium_state* state, ludarium_action* actions, std::uint32_t capacity,
       std::uint32_t* count) {
        return guarded([&] {
            Actions legal;
            Game::legal_actions(open<Game>(state), legal);
            return write(legal, actions, capacity, *count);
        });
    },
    // chance_weights
    [](const ludarium_state* state, std::uint32_t* weights, std::uint32_t capacity,
       std::uint32_t* count) {
        return guarded([&]() -> ludarium_status {
            if constexpr (HasDice<Game>::value) {
                if (Game::actor(open<Game>(state)) != chance) return LUDARIUM_NOTHING_TO_SAY;
                std::vector<std::uint32_t> found;
                Game::chance_weights(open<Game>(state), found);
                return write(found, weights, capacity, *count);
            } else {
                (void)state, (void)weights, (void)capacity, (void)count;
                return LUDARIUM_NOTHING_TO_SAY;
            }
        });
    },
    // apply: on a copy, so that a rule that throws half way changes nothing
    [](ludarium_state* state, ludarium_action action, const ludarium_event_sink* sink) {
        return guarded([&]() -> ludarium_status {
            if (!is_legal<Game>(open<Game>(state), action)) return LUDARIUM_ILLEGAL_ACTION;
            typename Game::State next = open<Game>(state);
            Events events(sink);
            Game::apply(next, action, events);
            open<Game>(state) = std::move(next);
            return LUDARIUM_OK;
        });
    },
    // outcome
    [](const ludarium_state* state, ludarium_outcome* out) {
        return guarded([&]() -> ludarium_status {
            if (Game::actor(open<Game>(state)) != game_over) return LUDARIUM_NOTHING_TO_SAY;
            *out = Game::outcome(open<Game>(state)).raw;
            return LUDARIUM_OK;
        });
    },
    // view
    [](const ludarium_state* state, ludarium_view* out) {
        return guarded([&] {
            View seen;
            Game::view(open<Game>(state), seen);
            return seen.copy_to(*out);
        });
    },
    // describe
    [](const ludarium_state* state, ludarium_action action, ludarium_move* out) {
        return guarded([&]() -> ludarium_status {
            if (!is_legal<Game>(open<Game>(state), action)) return LUDARIUM_ILLEGAL_ACTION;
            const Move move = Game::describe(open<Game>(state), action);
            *out = {number(move.piece), number(move.from), number(move.to),
                    static_cast<std::uint16_t>(move.dice)};
            return LUDARIUM_OK;
        });
    },
    // action_to_text
    [](const ludarium_state* state, ludarium_action action, ludarium_buffer* out) {
        return guarded([&]() -> ludarium_status {
            if (!is_legal<Game>(open<Game>(state), action)) return LUDARIUM_ILLEGAL_ACTION;
            return write(Game::action_text(open<Game>(state), action), *out);
        });
    },
    // action_from_text
    [](const ludarium_state* state, ludarium_text from, ludarium_action* action) {
        return guarded(
            [&] { return action_from_text<Game>(open<Game>(state), view(from), *action); });
    },
    // serialize
    [](const ludarium_state* state, ludarium_buffer* out) {
        return guarded([&] { return write(bytes_of<Game>(open<Game>(state)), *out); });
    },
    // deserialize
    [](const ludarium_setup* setup, ludarium_text bytes, ludarium_state** out) {
        return guarded([&]() -> ludarium_status {
            *out = boxed<Game>(state_of<Game>(checked_setup<Game>(setup), view(bytes)));
            return LUDARIUM_OK;
        });
    },
    // hash
    [](const ludarium_state* state) -> std::uint64_t {
        std::uint64_t hash = 0;
        guarded([&]() -> ludarium_status {
            hash = Game::hash(open<Game>(state));
            return LUDARIUM_OK;
        });
        return hash;
    },
    // get_extension
    [](const char* name) -> const void* { return name ? extension_of<Game>(name) : nullptr; }};

template <class Game>
constexpr ludarium_entry entry_of() {
    return {{LUDARIUM_SDK_MAJOR, LUDARIUM_SDK_MINOR},
            0,
            []() -> const ludarium_descriptor* {
                const ludarium_descriptor* found = nullptr;
                guarded([&]() -> ludarium_status {
                    found = &Game::descriptor();
                    return LUDARIUM_OK;
                });
                return found;
            },
            [](const ludarium_host* lent) -> const ludarium_game* {
                host() = lent;
                return &game_table<Game>;
            },
            [] { host() = nullptr; }};
}

} // namespace ludarium::boundary
