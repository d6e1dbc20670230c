// Small drawings made to hurt whoever draws them.
#pragma once

#include <string>

namespace ludarium::test {

// 32 KB of <use> in <use>, 900 deep: overflows the stack of librsvg 2.54, and is refused by later ones.
std::string nested_uses();
// 80 KB that take librsvg minutes, at any size.
std::string endless_turbulence();
// 166 KB that take 7 GB: a picture of 32000² pixels in the drawing itself.
std::string huge_picture();

} // namespace ludarium::test
