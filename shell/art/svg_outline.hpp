// What can be known of an SVG from its text alone: how large it is, and which elements the kiosk
// knows by name. Reading it takes a millisecond; librsvg takes up to a tenth of a second, and is
// only needed when the picture is not in the cache.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "stage/geometry.hpp"

namespace ludarium::shell {

// Where men pile up from, as `data-stack` on a spot says.
enum class StackFrom { centre, top, bottom, left, right };

struct SvgOutline {
    float width = 100; // of its own: width and height in pixels, else the view box
    float height = 100;
    std::map<std::string, StackFrom> spots; // without "spot-"
    std::vector<std::string> variants;      // without "when-"
    std::string surface;                    // `data-surface` of the whole: wood, stone, hide

    float aspect() const { return width / height; }
    // Hides every element `when-<option>-<choice>` that is not among `chosen`
    // ("rules-five-thrones").
    std::string hide_unchosen(const std::vector<std::string>& chosen) const;
};

SvgOutline read_outline(const std::string& text);

// The largest size of this aspect that fits.
Size fitted(float aspect, Size into);
// The smallest that covers.
Size covering(float aspect, Size room);

} // namespace ludarium::shell
