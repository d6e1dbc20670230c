#include "evaluation.hpp"

namespace tablut {

namespace {

int for_swedes(const Position& position, const Variant& variant, const Weights& weights) {
    if (position.to_move() == Side::swedes) {
        if (count_exits(position, variant) > 0) return decided;
    } else if (king_trap(position, variant)) {
        return -decided;
    }
    return quiet_value(position, variant, weights, men_value(position, weights));
}

} // namespace

int quiet_value(const Position& position, const Variant& variant, const Weights& weights, int men) {
    int value = men;
    each_feature(position, variant, [&](unsigned feature) { value += weights[feature]; });
    return std::clamp(value, -decided + 1, decided - 1);
}

int evaluate(const Position& position, const Variant& variant, const Weights& weights, Side side) {
    const int value = for_swedes(position, variant, weights);
    return side == Side::swedes ? value : -value;
}

} // namespace tablut
