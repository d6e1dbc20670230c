// A touch screen that was turned with its display, where nobody tells its driver: cage hands its places on as they are felt.
#pragma once

#include "stage/geometry.hpp"

namespace ludarium::shell {

// Where in the picture, which fills the screen, a finger is that is felt there. The display was turned clockwise by so many
// degrees: 0, 90, 180 or 270.
Point seen_at(Point felt, int turn, Size screen);

} // namespace ludarium::shell
