// Draws every picture of a game as a kiosk would, before a kiosk has to.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace ludarium::ctl {

inline constexpr const char* pictures_check = "pictures";

// `game` holds content/art. Which picture can't be drawn, at which size, and why; nothing if all can.
std::optional<std::string> trouble_with_pictures(const std::filesystem::path& game);

} // namespace ludarium::ctl
