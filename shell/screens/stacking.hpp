// How several men share one spot.
#pragma once

#include <vector>

#include "art/outline.hpp"
#include "stage/geometry.hpp"

namespace ludarium::shell {

// The place of man `index` of `count` men of this size; later men lie on earlier ones. They stand in
// a row along the spot's longer side from where the board says, shoulder to shoulder while there is
// room and overlapping where not; a spot too narrow for the size makes its men smaller. On whole
// pixels, so that resting pieces stay sharp.
Frame stack_place(const SpotPlace& spot, float size, unsigned index, unsigned count);

// The size of a man on this board: what its roomier spots have place for.
float man_size(const std::vector<SpotPlace>& spots);

} // namespace ludarium::shell
