// From the theme's pixels and a visitor's fingers to the pixels of this screen.
#pragma once

#include <algorithm>
#include <cmath>

#include "stage/geometry.hpp"

namespace ludarium::shell {

inline bool is_portrait(Size screen) {
    return screen.height > screen.width;
}

// One pixel of the theme in pixels of this screen. The theme is made for 1600×1080, or 1080×1920 in
// portrait: a wider or higher screen has space to spare, and nothing grows beyond it.
inline float screen_unit(Size screen) {
    const auto width = static_cast<float>(screen.width);
    const auto height = static_cast<float>(screen.height);
    return is_portrait(screen) ? std::min(width / 1080, height / 1920)
                               : std::min(width / 1600, height / 1080);
}

// What 20 mm are on this screen, in pixels (standing-kiosk studies ask for keys of that size).
inline int fingertip(Size screen, double diagonal_inches) {
    const double pixels = std::hypot(screen.width, screen.height);
    return static_cast<int>(std::ceil(20.0 / 25.4 * pixels / diagonal_inches));
}

} // namespace ludarium::shell
