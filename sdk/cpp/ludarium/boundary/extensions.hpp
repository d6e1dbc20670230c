// The extensions a game has, each as a table of guarded functions.
#pragma once

#include <cstring>

#include <ludarium/draft/evaluate.h>

#include "../search/default.hpp"
#include "learning.hpp"
#include "state_box.hpp"

namespace ludarium::boundary {

inline ludarium_status say(const std::optional<Message>& message, ludarium_message& out) {
    if (!message) return LUDARIUM_NOTHING_TO_SAY;
    out = message->raw();
    return LUDARIUM_OK;
}

template <class Game>
const ludarium_explain* explain_of() {
    static constexpr ludarium_explain table = {
        [](const ludarium_state* state, std::uint16_t from, std::uint16_t to,
           ludarium_message* out) {
            return guarded(
                [&] { return say(Game::why_not(open<Game>(state), Spot{from}, Spot{to}), *out); });
        },
        [](const ludarium_state* state, ludarium_message* out) {
            return guarded([&]() -> ludarium_status {
                if constexpr (HasForced<Game>::value)
                    return say(Game::forced(open<Game>(state)), *out);
                else
                    return LUDARIUM_NOTHING_TO_SAY;
            });
        }};
    return &table;
}

template <class Game>
const ludarium_notation* notation_of() {
    static constexpr ludarium_notation table = {
        [](const ludarium_state* state, ludarium_buffer* out) {
            return guarded([&] { return write(Game::position_text(open<Game>(state)), *out); });
        },
        [](const ludarium_setup* setup, ludarium_text from, ludarium_state** out,
           ludarium_notation_error* error) {
            return guarded([&]() -> ludarium_status {
                try {
                    *out = boxed<Game>(Game::position(checked_setup<Game>(setup), view(from)));
                    return LUDARIUM_OK;
                } catch (const Refused& refused) {
                    if (error) {
                        // Reasons must outlive the call, so the last one of each thread is kept.
                        thread_local std::string kept;
                        kept = refused.what();
                        *error = {refused.offset(), text(kept)};
                    }
                    throw;
                }
            });
        }};
    return &table;
}

template <class Game>
const ludarium_ai* ai_of() {
    static constexpr ludarium_ai table = {
        search::Chooser<Game>::levels, 0,
        [](const ludarium_state* state, const ludarium_ai_request* request,
           const ludarium_watch* watch, ludarium_ai_answer* out) {
            return guarded([&]() -> ludarium_status {
                if (Game::actor(open<Game>(state)) < 0) return LUDARIUM_NOTHING_TO_SAY;
                const Choice choice =
                    search::Chooser<Game>::choose(open<Game>(state), Thought(*request, watch));
                if (!is_legal<Game>(open<Game>(state), choice.action))
                    throw Refused(LUDARIUM_INTERNAL_ERROR, "the search chose an illegal action");
                *out = {choice.action, choice.nodes, choice.value, choice.depth};
                return LUDARIUM_OK;
            });
        }};
    return &table;
}

template <class Game>
const ludarium_hint* hint_of() {
    static constexpr ludarium_hint table = {
        [](const ludarium_state* state, const ludarium_ai_request* request,
           const ludarium_watch* watch, ludarium_hint_answer* out) {
            return guarded([&]() -> ludarium_status {
                if (Game::actor(open<Game>(state)) < 0) return LUDARIUM_NOTHING_TO_SAY;
                const auto [action, message] =
                    Game::hint(open<Game>(state), Thought(*request, watch));
                if (!is_legal<Game>(open<Game>(state), action))
                    throw Refused(LUDARIUM_INTERNAL_ERROR, "the hint is an illegal action");
                *out = {action, message.raw()};
                return LUDARIUM_OK;
            });
        }};
    return &table;
}

template <class Game>
const ludarium_evaluate* evaluate_of() {
    static constexpr ludarium_evaluate table = {
        [](const ludarium_state* state, std::uint32_t player, std::int32_t* out) {
            return guarded([&]() -> ludarium_status {
                const auto& here = open<Game>(state);
                const auto whose = static_cast<Player>(player);
                if (Game::actor(here) == game_over || player >= search::player_count<Game>() ||
                    !search::takes_part<Game>(here, whose))
                    return LUDARIUM_NOTHING_TO_SAY;
                *out = search::guess<Game>(here, whose);
                return LUDARIUM_OK;
            });
        }};
    return &table;
}

template <class Game>
const void* extension_of(const char* name) noexcept {
    if constexpr (HasExplain<Game>::value)
        if (!std::strcmp(name, LUDARIUM_EXT_EXPLAIN)) return explain_of<Game>();
    if constexpr (HasNotation<Game>::value)
        if (!std::strcmp(name, LUDARIUM_EXT_NOTATION)) return notation_of<Game>();
    if constexpr (HasHint<Game>::value)
        if (!std::strcmp(name, LUDARIUM_EXT_HINT)) return hint_of<Game>();
    if constexpr (search::HasEvaluate<Game>::value)
        if (!std::strcmp(name, LUDARIUM_EXT_EVALUATE)) return evaluate_of<Game>();
    if constexpr (HasWeights<Game>::value)
        if (!std::strcmp(name, LUDARIUM_EXT_WEIGHTS)) return weights_of<Game>();
    if constexpr (HasTraining<Game>::value)
        if (!std::strcmp(name, LUDARIUM_EXT_TRAIN)) return train_of<Game>();
    if (!std::strcmp(name, LUDARIUM_EXT_AI)) return ai_of<Game>();
    return nullptr;
}

} // namespace ludarium::boundary
