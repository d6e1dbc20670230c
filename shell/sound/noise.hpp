// Chance for sounds that must come out the same on every machine and in every build; the standard
// library leaves its distributions to each implementation.
#pragma once

#include <cstdint>

namespace ludarium::shell::synthesis {

class Noise {
  public:
    explicit Noise(std::uint32_t seed) : state_(seed * 2654435761u | 1u) {}

    double between(double low, double high) {
        // xorshift32 (Marsaglia 2003)
        state_ ^= state_ << 13;
        state_ ^= state_ >> 17;
        state_ ^= state_ << 5;
        return low + (high - low) * (static_cast<double>(state_) / 4294967296.0);
    }
    double sample() { return between(-1, 1); }

  private:
    std::uint32_t state_;
};

} // namespace ludarium::shell::synthesis
