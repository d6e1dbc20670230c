// How features become a strength: a small network, one hidden layer.
//
// The chance to win is each planet's share of e^strength, so nobody's chance depends on a seat.
#pragma once

#include <cstring>

#include "features.hpp"

namespace astronomica {

inline constexpr unsigned hidden_count = 16;
using Hidden = std::array<float, hidden_count>;

struct Network {
    std::array<Hidden, feature_count> inner; // from each feature to each hidden unit
    Hidden bias;
    Hidden outer;
};

// Four units at a time, because compilers don't see by themselves that they may.
inline Hidden hidden(const Network& network, const Features& features) {
    using Four = float __attribute__((vector_size(4 * sizeof(float))));
    using Units = std::array<Four, hidden_count / 4>;
    Units sum;
    std::memcpy(&sum, &network.bias, sizeof sum);
    for (unsigned i = 0; i < feature_count; ++i) {
        Units weights;
        std::memcpy(&weights, &network.inner[i], sizeof weights);
        for (unsigned j = 0; j < sum.size(); ++j) sum[j] += weights[j] * features[i];
    }
    Hidden units;
    std::memcpy(&units, &sum, sizeof units);
    for (float& unit : units) unit = unit > 0 ? unit : 0;
    return units;
}

inline float strength(const Network& network, const Hidden& units) {
    float sum = 0;
    for (unsigned j = 0; j < hidden_count; ++j) sum += units[j] * network.outer[j];
    return sum;
}

} // namespace astronomica
