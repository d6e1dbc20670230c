// A small network that says how likely a player wins, and learns it from how games went on.
//
// One hidden layer, and a straight way from each input to the output besides. Few inputs are other
// than zero at a time, so only those are added up. Plain arithmetic and square roots alone, and no
// fused operations (CMakeLists.txt): the same numbers on every machine.
#pragma once

#include <array>
#include <cstdint>

#include <ludarium/learning.hpp>

namespace tables {

inline constexpr unsigned hidden_units = 64;

// The inputs that are not zero, in any order.
class Inputs {
  public:
    void add(unsigned input, float value) {
        input_[count_] = static_cast<std::uint16_t>(input);
        value_[count_++] = value;
    }
    unsigned size() const { return count_; }
    unsigned input(unsigned n) const { return input_[n]; }
    float value(unsigned n) const { return value_[n]; }

    static constexpr unsigned most = 96; // 30 men on cells of their own, and all else;

  private:
    std::array<std::uint16_t, most> input_;
    std::array<float, most> value_;
    unsigned count_ = 0;
};

class Network {
  public:
    static constexpr unsigned weight_count(unsigned inputs) {
        return inputs * (hidden_units + 1) + hidden_units;
    }

    // As many weights as weight_count() says.
    explicit Network(ludarium::Weights weights)
        : weights_(std::move(weights)),
          inputs_(static_cast<unsigned>(weights_.size() - hidden_units) / (hidden_units + 1)) {}

    // Small and at random for the hidden layer, zero beyond it: nothing is known yet.
    static ludarium::Weights untaught(unsigned inputs, std::uint64_t seed);

    // Between 0 and 1.
    float chance(const Inputs& inputs) const;
    // Adds to `change` how the weights should change for chance(inputs) to come closer to `truth`.
    void add_change(const Inputs& inputs, float truth, ludarium::Weights& change) const;

    const ludarium::Weights& weights() const { return weights_; }

  private:
    using Layer = std::array<float, hidden_units>;

    const float* to_hidden(unsigned input) const { return &weights_[input * hidden_units]; }
    const float* straight() const { return &weights_[inputs_ * hidden_units]; }
    const float* onward() const { return straight() + inputs_; }

    float sum(const Inputs& inputs, Layer& hidden) const;

    ludarium::Weights weights_;
    unsigned inputs_;
};

} // namespace tables
