// What the kiosk knows of a drawing without its pixels: how large it is, and which of its parts have
// a meaning. Read from the SVG in the workshop, never here.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "stage/geometry.hpp"

namespace ludarium::shell {

// Where men pile up from, as `data-stack` on a spot says.
enum class StackFrom { centre, top, bottom, left, right };

struct Outline {
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

struct SpotPlace {
    Box box; // in the pixels of the size asked for
    StackFrom stack = StackFrom::centre;
};
using SpotPlaces = std::map<std::string, SpotPlace>; // by spot

// The largest size of this aspect that fits.
Size fitted(float aspect, Size into);
// The smallest that covers.
Size covering(float aspect, Size room);

} // namespace ludarium::shell
