#include "stage/damage.hpp"

#include <limits>
#include <utility>

namespace ludarium::shell {

namespace {

// How many pixels are drawn in vain if both are drawn as one; negative where they overlap.
long waste(const Box& a, const Box& b) {
    return around(a, b).area() - a.area() - b.area();
}

} // namespace

void Damage::add(Box box) {
    box = common(box, screen_);
    if (box.empty()) return;
    for (std::size_t i = 0; i < boxes_.size();) {
        if (waste(boxes_[i], box) < worth_of_a_box) {
            box = around(boxes_[i], box);
            boxes_.erase(boxes_.begin() + static_cast<std::ptrdiff_t>(i));
            i = 0; // the larger box may now be worth merging with one passed over before
        } else {
            ++i;
        }
    }
    boxes_.push_back(box);
    if (boxes_.size() > most_boxes) merge_cheapest_pair();
}

void Damage::merge_cheapest_pair() {
    long least = std::numeric_limits<long>::max();
    std::size_t first = 0;
    std::size_t second = 1;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        for (std::size_t j = i + 1; j < boxes_.size(); ++j)
            if (const long w = waste(boxes_[i], boxes_[j]); w < least) {
                least = w;
                first = i;
                second = j;
            }
    const Box merged = around(boxes_[first], boxes_[second]);
    boxes_.erase(boxes_.begin() + static_cast<std::ptrdiff_t>(second));
    boxes_.erase(boxes_.begin() + static_cast<std::ptrdiff_t>(first));
    add(merged);
}

std::vector<Box> Damage::take() {
    return std::exchange(boxes_, {});
}

} // namespace ludarium::shell
