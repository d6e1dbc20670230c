// Something that can be touched, as the keyboard sees it.
#pragma once

#include <string>

#include "stage/geometry.hpp"

namespace ludarium::shell {

struct Target {
    std::string name; // "spot-e5", "button-hint"
    Box box;
    bool main = true; // what the screen is about, not what stands around it
};

} // namespace ludarium::shell
