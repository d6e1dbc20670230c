// What a test can tell of a sound without ears.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "sound/tape.hpp"

namespace ludarium::test {

using shell::synthesis::Samples;

inline double seconds(const Samples& heard) {
    return static_cast<double>(heard.size()) / shell::synthesis::sample_rate;
}

inline int peak(const Samples& heard) {
    int most = 0;
    for (const int sample : heard) most = std::max(most, std::abs(sample));
    return most;
}

inline double energy(const Samples& heard) {
    double sum = 0;
    for (const double sample : heard) sum += sample * sample;
    return sum;
}

// How quickly it moves for its size: more for what is higher.
inline double brightness(const Samples& heard) {
    double moved = 0, size = 0;
    for (std::size_t i = 1; i < heard.size(); ++i) {
        moved += std::abs(heard[i] - heard[i - 1]);
        size += std::abs(heard[i]);
    }
    return moved / size;
}

// How much of this pitch there is between two moments (Goertzel 1958).
inline double strength(const Samples& heard, double hertz, double from, double to) {
    constexpr double rate = shell::synthesis::sample_rate;
    const double turn = 2 * 3.14159265358979323846 * hertz / rate;
    double before = 0, earlier = 0;
    const auto end = std::min(heard.size(), static_cast<std::size_t>(to * rate));
    for (auto i = static_cast<std::size_t>(from * rate); i < end; ++i) {
        const double now = heard[i] + 2 * std::cos(turn) * before - earlier;
        earlier = before;
        before = now;
    }
    return before * before + earlier * earlier - 2 * std::cos(turn) * before * earlier;
}

} // namespace ludarium::test
