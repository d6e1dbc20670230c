// A training, round by round, as ludariumctl train does it, for tests of what a game learns.
#pragma once

#include <ludarium/strides.hpp>
#include <ludarium/thought.hpp>

namespace ludarium::test {

inline constexpr unsigned lessons = 8, games_each = 8;

// What the lessons of a round come to, all from the same weights; `learn(lesson, thought)` is the
// game's.
template <class Learn>
Weights change_of_round(Learn learn, const Weights& weights, unsigned round) {
    Weights sum(weights.size());
    for (unsigned n = 0; n < lessons; ++n) {
        const Weights change = learn(
            Lesson{weights, games_each, round * lessons + n, round * lessons * games_each, lessons},
            Thought({}, nullptr));
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += change[i];
    }
    return sum;
}

template <class Learn>
Weights trained(Learn learn, Weights weights, unsigned rounds) {
    for (unsigned round = 0; round < rounds; ++round) {
        const Weights change = change_of_round(learn, weights, round);
        for (std::size_t i = 0; i < weights.size(); ++i) weights[i] += change[i];
    }
    return weights;
}

// The same in strides.
template <class Learn>
Weights trained(Learn learn, Weights weights, unsigned rounds, const LearningRate& stride) {
    Strides strides(weights.size());
    for (unsigned round = 0; round < rounds; ++round)
        strides.take(weights, change_of_round(learn, weights, round), round + 1,
                     stride.after(round * lessons * games_each));
    return weights;
}

// In percent of the points; `measure(trial, thought)` is the game's.
template <class Measure>
double won_against(Measure measure, const Weights& weights, const Weights& rival, unsigned pairs) {
    return measure(Trial{weights, rival, pairs, 7}, Thought({}, nullptr)) / (4.0 * pairs) * 100;
}

} // namespace ludarium::test
