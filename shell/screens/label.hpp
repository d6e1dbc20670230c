// Words on the screen: set into a room, and smaller where a language needs more of them.
#pragma once

#include <string>

#include "screens/stage_tools.hpp"

namespace ludarium::shell {

enum class Upright { top, middle, bottom };

// Nothing to say is an empty node. `style.align` says where in the room's width the words stand.
Node label(const StageTools& tools, int layer, const std::string& text, const TextStyle& style,
           const Box& room, Upright upright = Upright::middle);

} // namespace ludarium::shell
