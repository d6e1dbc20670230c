// What is shown where a picture can't be drawn: calm, plain, and enough to go on playing.
#pragma once

#include <cstddef>

#include "art/outline.hpp"
#include "stage/pixels.hpp"

namespace ludarium::shell {

// For a cover or a backdrop: a quiet wall.
Picture stand_in_picture(Size size);
// Wood, with a hollow where every spot is.
Picture stand_in_board(Size size, const SpotPlaces& places);
// A man told apart from the others by colour and by the number of his rings.
Picture stand_in_man(int side, std::size_t kind);

} // namespace ludarium::shell
