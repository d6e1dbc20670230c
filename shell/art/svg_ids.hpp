// Which elements of an SVG the kiosk knows by name. librsvg tells where an element is, not which
// there are.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "art/svg.hpp"

namespace ludarium::shell {

struct SvgIds {
    std::map<std::string, StackFrom> spots; // without "spot-"
    std::vector<std::string> variants;      // without "when-"
};

SvgIds read_svg_ids(const std::string& text);

} // namespace ludarium::shell
