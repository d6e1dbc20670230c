// What chances are judged by, for each aim: what was learned, or what was set by hand where nothing
// was.
#pragma once

#include <ludarium/learning.hpp>

#include "aim.hpp"
#include "network.hpp"

namespace astronomica {

using Networks = std::array<Network, aim_count>; // one for each aim

inline constexpr unsigned network_size = (feature_count + 2) * hidden_count;
static_assert(sizeof(Network) == network_size * sizeof(float));
inline constexpr unsigned all_weight_count = aim_count * network_size;

inline const Network& network_of(const Networks& networks, const Terms& terms) {
    return networks[static_cast<std::size_t>(aim_of(terms))];
}

// What anybody sees at once: men, tokens and captures, one's own and the others', and who stands
// alone. The computer plays by it if it has learned nothing, and so do the simple players that it
// is measured with.
extern const Networks set_by_hand;

// The networks one after the other, each from every feature to the hidden units, their bias, and
// from them to the strength.
Networks networks_of(const ludarium::Weights& weights);
ludarium::Weights weights_of(const Networks& networks);

} // namespace astronomica
