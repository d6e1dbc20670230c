// Pictures of pixels inside a drawing: small when packed, and gigabytes when opened.
#pragma once

#include <string_view>

namespace ludarium::shell {

// All embedded pictures of a drawing together: as many as a 4K screen four times over.
inline constexpr double most_embedded_pixels = 32e6;

// How many pixels a "data:" address holds; endless where it is no PNG or JPEG, or says nothing.
double embedded_pixels(std::string_view address);

} // namespace ludarium::shell
