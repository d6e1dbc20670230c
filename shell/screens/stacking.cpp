#include "screens/stacking.hpp"

#include <algorithm>
#include <cmath>

namespace ludarium::shell {

namespace {

// Men on a spot that has room for one only are fanned by this share of their size, so that one can
// count them.
constexpr float least_fan = 0.16f;

bool along_height(const SpotPlace& spot) {
    switch (spot.stack) {
    case StackFrom::top:
    case StackFrom::bottom:
        return true;
    case StackFrom::left:
    case StackFrom::right:
        return false;
    case StackFrom::centre:
        break;
    }
    return spot.box.height >= spot.box.width;
}

} // namespace

Frame stack_place(const SpotPlace& spot, float size, unsigned index, unsigned count) {
    if (index >= count) return {};
    const bool upright = along_height(spot);
    const auto breadth = static_cast<float>(upright ? spot.box.width : spot.box.height);
    const auto length = static_cast<float>(upright ? spot.box.height : spot.box.width);
    const float man = std::floor(std::min({size, breadth, length}));
    const auto others = static_cast<float>(count - 1);
    float step = 0;
    if (count > 1) {
        step = std::min(man, (length - man) / others);
        // Where the spot holds a single man, the fan may reach a little beyond it.
        step = std::max(step, std::min(man * least_fan, man * 0.5f / others));
    }
    const float used = man + step * others;
    const auto begin = static_cast<float>(upright ? spot.box.top : spot.box.left);
    float at = begin + (length - used) / 2;
    float direction = 1;
    if (spot.stack == StackFrom::top || spot.stack == StackFrom::left) {
        at = begin;
    } else if (spot.stack == StackFrom::bottom || spot.stack == StackFrom::right) {
        at = begin + length - man;
        direction = -1;
    }
    const Point middle = spot.box.centre();
    const float along = std::round(at + direction * step * static_cast<float>(index));
    return upright ? Frame{std::round(middle.x - man / 2), along, man, man}
                   : Frame{along, std::round(middle.y - man / 2), man, man};
}

float man_size(const std::vector<SpotPlace>& spots) {
    std::vector<int> sides;
    for (const SpotPlace& spot : spots) sides.push_back(std::min(spot.box.width, spot.box.height));
    if (sides.empty()) return 0;
    // The upper quartile: men are as large as the roomier spots of a board allow, and a single large
    // tray makes no giants of them.
    const auto upper = sides.begin() + static_cast<std::ptrdiff_t>(sides.size() * 3 / 4);
    std::nth_element(sides.begin(), upper, sides.end());
    return static_cast<float>(*upper);
}

} // namespace ludarium::shell
