// A colour as the theme names it: red, green, blue and alpha from 0 to 1, not premultiplied.
#pragma once

#include <optional>
#include <string_view>

namespace ludarium::shell {

struct Colour {
    double red = 0;
    double green = 0;
    double blue = 0;
    double alpha = 1;

    Colour with_alpha(double a) const { return {red, green, blue, a}; }
};

inline bool operator==(const Colour& a, const Colour& b) {
    return a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha;
}

// "#rrggbb" or "#rrggbbaa".
std::optional<Colour> parse_colour(std::string_view text);

} // namespace ludarium::shell
