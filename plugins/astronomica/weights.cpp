#include "weights.hpp"

namespace astronomica {

namespace {

// Of the strength: what a man is worth, and one who stands alone the less. See features.cpp for the
// numbers of the features and how they are measured.
constexpr float man = 0.35F, alone = 0.035F;
constexpr unsigned men = 0, lone_men = 2, tokens = 4, captures = 5, rivals_men = 9;

// One unit does it all, and is always on; nobody's men are more than all.
constexpr Network by_hand(Aim aim) {
    Network network{};
    const auto counts = [&](unsigned feature, float worth) { network.inner[feature][0] = worth; };
    counts(men, man * most_men);
    counts(lone_men, -alone * most_men);
    counts(tokens, man * most_men);
    counts(captures, aim == Aim::most_captures ? man * most_men : 0);
    counts(rivals_men, -man * most_men); // half of what one's own are worth
    network.bias[0] = man * most_men * planet_count;
    network.outer[0] = 1;
    return network;
}

} // namespace

const Networks set_by_hand = {{by_hand(Aim::last_colour), by_hand(Aim::lives_at_limit),
                               by_hand(Aim::most_captures), by_hand(Aim::men_at_limit)}};

Networks networks_of(const ludarium::Weights& weights) {
    Networks networks;
    std::memcpy(&networks, weights.data(), sizeof networks);
    return networks;
}

ludarium::Weights weights_of(const Networks& networks) {
    ludarium::Weights weights(all_weight_count);
    std::memcpy(weights.data(), &networks, sizeof networks);
    return weights;
}

} // namespace astronomica
