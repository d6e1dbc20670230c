// Pictures for a screen that nobody looks at yet: made when games are installed, so that the first start reads them back.
#pragma once

#include <vector>

#include "app/house.hpp"

namespace ludarium::shell {

// Opens every screen of every game, without a window, until its picture is complete, at each of the sizes that the
// options ask for. Takes seconds a game and size. The exit code: 1 if a screen was not complete in time, and the log says
// which.
int draw_ahead(Options options);

// The sizes of the screens that are plugged in, as the kernel tells them below this folder.
std::vector<Size> connected_screens(const std::filesystem::path& drm = "/sys/class/drm");

} // namespace ludarium::shell
