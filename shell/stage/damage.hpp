// Which parts of the screen have to be drawn again: a few rectangles, no more than is worth it.
#pragma once

#include <vector>

#include "stage/geometry.hpp"

namespace ludarium::shell {

class Damage {
  public:
    explicit Damage(Size screen) : screen_{0, 0, screen.width, screen.height} {}

    void add(Box box);
    void add_all() { boxes_.assign(1, screen_); }
    bool empty() const { return boxes_.empty(); }
    const std::vector<Box>& boxes() const { return boxes_; }
    std::vector<Box> take();

    // Drawing and presenting one more rectangle costs about as much as this many pixels (measured
    // with software GL), so two rectangles become one if that adds fewer.
    static constexpr long worth_of_a_box = 12'000;
    static constexpr std::size_t most_boxes = 8;

  private:
    void merge_cheapest_pair();

    Box screen_;
    std::vector<Box> boxes_;
};

} // namespace ludarium::shell
