// Reads from an SVG's text how large it is, and which elements the kiosk knows by name.
#pragma once

#include <optional>
#include <string>

#include "art/outline.hpp"

namespace ludarium::shell {

// A drawing of other proportions fits no screen, and its numbers are not to be trusted.
inline constexpr float largest_side = 100'000;
inline constexpr float longest_aspect = 100; // long side : short side

// Nothing, and why in `problem`, if it can't be shown at any size. Whether the whole file is sound is
// for librsvg to say; what was found until a problem is used.
std::optional<Outline> read_outline(const std::string& text, std::string& problem);

} // namespace ludarium::shell
