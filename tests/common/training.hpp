// A training, round by round, as ludariumctl train does it, for tests of what a game learns.
#pragma once

#include <ludarium/learning.hpp>
#include <ludarium/thought.hpp>

namespace ludarium::test {

// `learn(lesson, thought)` is the game's.
template <class Learn>
Weights trained(Learn learn, Weights weights, unsigned rounds) {
    constexpr unsigned lessons = 8, games = 8;
    for (unsigned round = 0; round < rounds; ++round) {
        std::vector<Weights> changes;
        for (unsigned n = 0; n < lessons; ++n)
            changes.push_back(
                learn(Lesson{weights, games, round * lessons + n, round * lessons * games, lessons},
                      Thought({}, nullptr)));
        for (const Weights& change : changes)
            for (std::size_t n = 0; n < weights.size(); ++n) weights[n] += change[n];
    }
    return weights;
}

// In percent of the points; `measure(trial, thought)` is the game's.
template <class Measure>
double won_against(Measure measure, const Weights& weights, const Weights& rival, unsigned pairs) {
    return measure(Trial{weights, rival, pairs, 7}, Thought({}, nullptr)) / (4.0 * pairs) * 100;
}

} // namespace ludarium::test
