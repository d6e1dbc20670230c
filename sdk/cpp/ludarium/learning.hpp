// What a game that learns is given: weights, lessons and trials (ext/weights.h, draft/train.h).
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "types.hpp"

namespace ludarium {

using Weights = std::vector<float>;

// Games to learn from. The seed is this lesson's own; the changes of all lessons of a round are
// added up.
struct Lesson {
    Weights weights;
    unsigned games = 0;
    std::uint64_t seed = 0;
    std::uint64_t played = 0; // in the rounds before
    unsigned lessons = 1;     // in this round
};

// How fast to learn, or how far a stride goes: ever more slowly, half as fast after `halving` games,
// a third after twice as many.
struct LearningRate {
    float first, last; // never slower than the last
    float halving;     // games

    float after(std::uint64_t games) const {
        return std::max(last, first / (1 + static_cast<float>(games) / halving));
    }
};

// What a lesson should answer that has moved its weights to `learned`: the changes of a round are
// added up, and make the mean of what its lessons have learned.
inline Weights part_of_mean(const Lesson& lesson, Weights learned) {
    for (std::size_t i = 0; i < learned.size(); ++i)
        learned[i] = (learned[i] - lesson.weights[i]) / static_cast<float>(lesson.lessons);
    return learned;
}

// Games to measure strength by: each pair is played twice with the same luck, with sides swapped.
struct Trial {
    Weights weights;
    std::optional<Weights> rival; // or the game without any
    unsigned pairs = 0;
    std::uint64_t seed = 0;
};

} // namespace ludarium
