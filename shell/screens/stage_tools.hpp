// What every part of a screen draws with.
#pragma once

#include <cmath>

#include "art/icons.hpp"
#include "screens/theme.hpp"
#include "stage/motion.hpp"
#include "stage/scene.hpp"
#include "text/typesetter.hpp"

namespace ludarium::shell {

struct StageTools {
    Scene& scene;
    Motion& motion;
    const Theme& theme;
    Typesetter& type;
    float unit;             // theme pixels to screen pixels
    Icons* icons = nullptr; // none: words alone

    int scaled(int theme_pixels) const {
        return static_cast<int>(std::lround(static_cast<float>(theme_pixels) * unit));
    }
    TextStyle style(int theme_size, Colour colour, Align align = Align::left) const {
        TextStyle s;
        s.size = scaled(theme_size);
        s.colour = colour;
        s.align = align;
        return s;
    }
};

} // namespace ludarium::shell
