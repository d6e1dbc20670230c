// The few shapes the screens are built of, drawn with soft edges into pictures.
#pragma once

#include "stage/colour.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

struct PanelStyle {
    Colour fill;
    Colour border{0, 0, 0, 0};
    float border_width = 0;
    float radius = 0;
};

// A rectangle with round corners.
Picture panel(Size size, const PanelStyle& style);
// Around a man, whose face stays free: a band of light `line` wide on a circle `across`, fading out
// towards the edge of the picture. Like the disc it has dark edges, to be seen from across a room on
// ivory as on ebony.
Picture band_of_light(Size size, Colour colour, float across, float line);
// What a number can stand on.
Picture disc(Size size, Colour colour);
// A small disc with a soft edge.
Picture dot(Size size, Colour colour);
// What a lifted piece throws on the board.
Picture shadow(Size size, float darkness);
// The same picture without its corners.
Picture with_round_corners(const Pixels& picture, int above, int below);
// A picture of a single colour; the stage stretches it.
Picture plain(Colour colour);
// Dark at both ends, for a picture that text is to be read on.
Picture vignette(Size size, Colour middle, Colour edge);

} // namespace ludarium::shell
