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
// Light that fades out towards the edge, for pieces that can move.
Picture halo(Size size, Colour colour);
// A ring with a soft outside, for places where something stands already.
Picture ring(Size size, Colour colour, float thickness);
// A small disc with a soft edge, for free places.
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
