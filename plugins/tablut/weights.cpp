#include "weights.hpp"

#include <cmath>

namespace tablut {

namespace {

int start_value(const Variant& variant, const Weights& weights) {
    const Position start = Position::start();
    int value = men_value(start, weights);
    each_feature(start, variant, [&](unsigned feature) { value += weights[feature]; });
    return value;
}

} // namespace

// clang-format off
const AllWeights built_in = {{
    // tablut
    {{1091, 7, 31, 400, -5, 2, -9, -44, -57, -6, -3, -2, 1, 3, 6, 6, 9, 10, 11, 10, 8, 11, 14, 13, 14, 15, -5, 12,
      21, 26, 31, 39, 49, 59, 68, -8, -8, -8, -7, 5, 5, -8, 1, 2, -7, 0, 0, -89, -96, -95, -93, -104, -103, -91,
      -90, -94, -95, -87, -87, -90, -89, -91, 49, 56, 59, 52, 60, 43, 58, 51, 49, 54, 51, 45, 51, 52, 44, 0, 0, 0,
      0, -8, 8, 0, -12, 6, 4, 0, -13, 2, -3, 6}},
    // passable-throne
    {{1142, 8, 25, 416, -2, 6, -1, -53, -59, -12, -2, -3, 6, 11, 6, 9, 6, 13, 7, 9, 13, 17, 12, 14, 15, 16, -2, 10,
      17, 24, 33, 46, 58, 62, 72, 0, 0, -6, 2, 7, 1, 13, -8, 2, -12, 2, 0, -97, -98, -93, -94, -108, -96, -93, -93,
      -106, -106, -83, -82, -91, -99, -94, 58, 67, 48, 61, 50, 38, 45, 46, 38, 41, 41, 39, 42, 35, 46, 0, 0, -8, 0,
      -3, 23, 0, -13, 15, 1, 0, -12, 1, -12, 9}},
    // five-thrones
    {{1433, 22, 145, 479, -15, -26, -35, -84, -91, -19, -31, -26, -10, -15, 9, 24, 38, 15, 32, 21, 22, 12, 9, 13, 4,
      5, -53, 0, 52, 19, 31, 51, 61, 72, 82, -69, -33, -1, -49, -17, -3, -74, -29, 0, -3, 27, 49, -108, -35, -123,
      -113, -110, -88, -80, -88, -90, -67, -78, -103, -94, -93, -108, 52, 95, 87, 77, 48, 64, 66, 34, 46, 58, 44,
      21, 55, 51, 52, 0, 154, 33, 28, -13, -77, -3, -31, -61, -21, -28, -29, -17, -7, 20}},
    // linnaeus
    {{1098, 13, 43, 430, -5, -8, -26, -66, -79, -14, -9, -8, -2, 2, 4, 9, 13, 13, 14, 15, 13, 16, 13, 15, 15, 16,
      -5, 5, 17, 22, 32, 41, 56, 62, 79, -15, -12, -4, -2, 0, 2, -12, 6, 1, -8, -10, 12, -71, -85, -100, -90, -103,
      -104, -92, -94, -99, -103, -88, -86, -93, -90, -94, 50, 52, 43, 53, 48, 44, 67, 51, 50, 51, 71, 48, 49, 52,
      46, 0, 0, 2, 0, 29, -1, 0, 18, -19, -8, 0, 2, -20, -20, 6}},
}};
// clang-format on

AllWeights playable(const ludarium::Weights& learned) {
    constexpr float most = 4'000; // all that counts in a position fits 16 bits
    AllWeights all;
    for (const Variant& variant : variants) {
        Weights& weights = all[number_of(variant)];
        for (unsigned f = 0; f < feature_count; ++f) {
            const float weight = learned[number_of(variant) * feature_count + f];
            if (std::abs(weight) > most) throw ludarium::Refused::data("a weight is too great");
            weights[f] = static_cast<std::int16_t>(std::lround(weight));
        }
        const int off =
            start_value(variant, weights_of(built_in, variant)) - start_value(variant, weights);
        weights[every_position] = static_cast<std::int16_t>(weights[every_position] + off);
    }
    return all;
}

} // namespace tablut
