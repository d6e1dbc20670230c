// How weights move in strides: by how steadily the changes that lessons ask for point one way, and
// not by how large they are (draft/train.h says why).
//
// Adam (Kingma and Ba 2015), in plain arithmetic and square roots alone: the same numbers on every
// machine.
#pragma once

#include <cmath>

#include "learning.hpp"

namespace ludarium {

class Strides {
  public:
    explicit Strides(std::size_t weights) : mean_(weights), square_(weights) {}
    // Goes on where others stood, given their mean() and square().
    Strides(Weights mean, Weights square) : mean_(std::move(mean)), square_(std::move(square)) {}

    // The change of a round, counted from 1, moves each weight by `stride` at most, or nearly so.
    void take(Weights& weights, const Weights& change, std::uint64_t round, float stride) {
        const float mean_so_far = 1 - power(keeps_mean, round);
        const float square_so_far = 1 - power(keeps_square, round);
        for (std::size_t n = 0; n < weights.size(); ++n) {
            mean_[n] += (1 - keeps_mean) * (change[n] - mean_[n]);
            square_[n] += (1 - keeps_square) * (change[n] * change[n] - square_[n]);
            const float usual = std::sqrt(square_[n] / square_so_far);
            weights[n] += stride * (mean_[n] / mean_so_far) / (usual + least);
        }
    }

    const Weights& mean() const { return mean_; }
    const Weights& square() const { return square_; }

  private:
    static constexpr float keeps_mean = 0.9f, keeps_square = 0.999f; // of the rounds before
    static constexpr float least = 1e-5f; // changes far below this are no direction

    static float power(float base, std::uint64_t exponent) {
        float result = 1;
        for (; exponent; exponent >>= 1, base *= base)
            if (exponent & 1) result *= base;
        return result;
    }

    Weights mean_, square_; // of the changes: their running mean, and that of their squares
};

} // namespace ludarium
