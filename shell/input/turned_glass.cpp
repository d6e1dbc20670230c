#include "input/turned_glass.hpp"

namespace ludarium::shell {

Point seen_at(Point felt, int turn, Size screen) {
    const auto width = static_cast<float>(screen.width);
    const auto height = static_cast<float>(screen.height);
    if (turn == 0 || screen.width <= 0 || screen.height <= 0) return felt;
    const float right = felt.x / width;
    const float down = felt.y / height;
    if (turn == 90) return {(1 - down) * width, right * height};
    if (turn == 180) return {(1 - right) * width, (1 - down) * height};
    return {down * width, (1 - right) * height};
}

} // namespace ludarium::shell
