// What was learned by playing: weights.cpp is written by tests/bench/astronomica/learn.cpp and says how.
#pragma once

#include "aim.hpp"
#include "network.hpp"

namespace astronomica {

using Networks = std::array<Network, aim_count>; // one for each aim

extern const Networks learned;

// As they are written down: whole numbers, so that they are the same on every machine.
inline constexpr float weight_unit = 10'000;
inline constexpr std::size_t network_size = (feature_count + 2) * hidden_count;
static_assert(sizeof(Network) == network_size * sizeof(float));
using WrittenNetworks = std::array<std::array<std::int32_t, network_size>, aim_count>;

constexpr Networks read(const WrittenNetworks& written) {
    Networks networks{};
    for (unsigned aim = 0; aim < aim_count; ++aim) {
        Network& network = networks[aim];
        const std::int32_t* next = written[aim].data();
        const auto fill = [&](Hidden& units) {
            for (float& weight : units) weight = static_cast<float>(*next++) / weight_unit;
        };
        for (Hidden& units : network.inner) fill(units);
        fill(network.bias);
        fill(network.outer);
    }
    return networks;
}

} // namespace astronomica
