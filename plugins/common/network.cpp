#include "network.hpp"

#include <cmath>

#include <ludarium/search/rules.hpp>

namespace tables {

namespace {

// A step without exponentials: from 0 to 1, steepest in the middle.
float squashed(float sum) {
    return 0.5f + 0.5f * sum / std::sqrt(1.0f + sum * sum);
}

} // namespace

ludarium::Weights Network::untaught(unsigned inputs, std::uint64_t seed) {
    constexpr float most = 0.1f;
    constexpr std::uint64_t grains = 2001;
    ludarium::search::Random random(seed);
    ludarium::Weights weights(weight_count(inputs), 0.0f);
    const auto drawn = [&] {
        return most * (static_cast<float>(random.below(grains)) / (grains / 2) - 1.0f);
    };
    for (unsigned n = 0; n < inputs * hidden_units; ++n) weights[n] = drawn();
    for (auto last = weights.end() - hidden_units; last != weights.end(); ++last) *last = drawn();
    return weights;
}

// The sum before the last squashing. Hidden units answer x / (1 + |x|).
float Network::sum(const Inputs& inputs, Layer& hidden) const {
    hidden = {};
    float total = 0;
    for (unsigned n = 0; n < inputs.size(); ++n) {
        const float value = inputs.value(n);
        const float* row = to_hidden(inputs.input(n));
        for (unsigned h = 0; h < hidden_units; ++h) hidden[h] += value * row[h];
        total += value * straight()[inputs.input(n)];
    }
    Layer parts;
    for (unsigned h = 0; h < hidden_units; ++h) {
        hidden[h] = hidden[h] / (1.0f + std::fabs(hidden[h]));
        parts[h] = hidden[h] * onward()[h];
    }
    for (float part : parts) total += part;
    return total;
}

float Network::chance(const Inputs& inputs) const {
    Layer hidden;
    return squashed(sum(inputs, hidden));
}

void Network::add_change(const Inputs& inputs, float truth, ludarium::Weights& change) const {
    Layer hidden;
    const float error = truth - squashed(sum(inputs, hidden));
    // A unit's slope is (1 − |answer|)².
    Layer back;
    for (unsigned h = 0; h < hidden_units; ++h) {
        const float slope = 1.0f - std::fabs(hidden[h]);
        back[h] = error * onward()[h] * slope * slope;
    }
    float* const to_hidden = change.data();
    float* const straight = to_hidden + inputs_ * hidden_units;
    float* const onward = straight + inputs_;
    for (unsigned n = 0; n < inputs.size(); ++n) {
        const float value = inputs.value(n);
        float* row = to_hidden + inputs.input(n) * hidden_units;
        for (unsigned h = 0; h < hidden_units; ++h) row[h] += value * back[h];
        straight[inputs.input(n)] += value * error;
    }
    for (unsigned h = 0; h < hidden_units; ++h) onward[h] += error * hidden[h];
}

} // namespace tables
