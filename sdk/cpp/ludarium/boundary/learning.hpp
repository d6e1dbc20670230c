// The extensions of a game that learns, as tables of guarded functions.
#pragma once

#include <cmath>

#include <ludarium/draft/train.h>

#include "../learning.hpp"
#include "guard.hpp"
#include "traits.hpp"

namespace ludarium::boundary {

template <class Game>
Weights given_weights(const float* values, std::uint32_t count) {
    if (!values || count != Game::weight_count)
        throw Refused::data("the game has " + std::to_string(Game::weight_count) +
                            " weights, not " + std::to_string(values ? count : 0));
    Weights given(values, values + count);
    if (!std::all_of(given.begin(), given.end(), [](float value) { return std::isfinite(value); }))
        throw Refused::data("a weight is no number");
    return given;
}

template <class Game>
ludarium_status give_weights(const Weights& made, float* out) {
    if (made.size() != Game::weight_count)
        throw Refused(LUDARIUM_INTERNAL_ERROR, "the game made the wrong number of weights");
    std::copy(made.begin(), made.end(), out);
    return LUDARIUM_OK;
}

template <class Game>
const ludarium_weights* weights_of() {
    static constexpr ludarium_weights table = {text(Game::weights_scheme), Game::weight_count, 0,
                                               [](const float* values, std::uint32_t count) {
                                                   return guarded([&]() -> ludarium_status {
                                                       Game::use_weights(
                                                           given_weights<Game>(values, count));
                                                       return LUDARIUM_OK;
                                                   });
                                               }};
    return &table;
}

template <class Game>
constexpr ludarium_stride stride_of() {
    if constexpr (HasStride<Game>::value)
        return {Game::stride.first, Game::stride.last, Game::stride.halving};
    else
        return {};
}

template <class Game>
const ludarium_train* train_of() {
    static constexpr ludarium_train table = {
        // begin
        [](std::uint64_t seed, float* out, std::uint32_t count) {
            return guarded([&]() -> ludarium_status {
                if (!out || count != Game::weight_count) return LUDARIUM_BAD_DATA;
                return give_weights<Game>(Game::first_weights(seed), out);
            });
        },
        // learn
        [](const ludarium_lesson* given, const ludarium_watch* watch, float* out) {
            return guarded([&]() -> ludarium_status {
                const Lesson lesson{given_weights<Game>(given->weights, given->count), given->games,
                                    given->seed, given->played, given->lessons};
                return give_weights<Game>(Game::learn(lesson, Thought({}, watch)), out);
            });
        },
        // measure
        [](const ludarium_trial* given, const ludarium_watch* watch, std::uint32_t* out) {
            return guarded([&]() -> ludarium_status {
                Trial trial{given_weights<Game>(given->weights, given->count), std::nullopt,
                            given->pairs, given->seed};
                if (given->rival) trial.rival = given_weights<Game>(given->rival, given->count);
                *out = Game::measure(trial, Thought({}, watch));
                return LUDARIUM_OK;
            });
        },
        stride_of<Game>()};
    return &table;
}

} // namespace ludarium::boundary
