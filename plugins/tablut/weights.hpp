// How much each feature counts, for each variant: what was learned, or what is built in where
// nothing was.
#pragma once

#include <ludarium/learning.hpp>

#include "features.hpp"

namespace tablut {

// In the order of `variants`.
using AllWeights = std::array<Weights, variants.size()>;
inline constexpr unsigned all_weight_count = variants.size() * feature_count;

constexpr std::size_t number_of(const Variant& variant) {
    return static_cast<std::size_t>(&variant - variants.data());
}
inline const Weights& weights_of(const AllWeights& all, const Variant& variant) {
    return all[number_of(variant)];
}

// Where learning begins, and what the computer plays with if it is given nothing: numbers that were
// set by hand, and moved a third of the way (in the five thrones all the way) to those that explain
// 3000 games of the computer with itself best.
extern const AllWeights built_in;

// What was learned, variant after variant, as the search wants it: in whole numbers, and with the
// start worth as much as before, because a draw is worth nothing whatever was learned. Throws Refused
// for weights that are too great to be any.
AllWeights playable(const ludarium::Weights& learned);

} // namespace tablut
