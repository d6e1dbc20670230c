// What there is to draw on, in one line: for ludariumctl doctor, which has no window of its own.
#pragma once

#include <string>

namespace ludarium::shell {

// "1920×1080, drawn by <renderer>". Only where there is a screen: SFML ends the program otherwise.
std::string look_around();

} // namespace ludarium::shell
