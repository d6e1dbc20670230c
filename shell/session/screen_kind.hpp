// The ways in which a kiosk gets to a screen, the best first.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace ludarium::session {

enum class ScreenKind {
    gpu,      // cage, drawn by the graphics card
    software, // cage, drawn by the processor (pixman)
    xorg      // Xorg with its modesetting driver: for cards that cage can't use at all
};
constexpr std::array<ScreenKind, 3> screen_kinds{ScreenKind::gpu, ScreenKind::software,
                                                 ScreenKind::xorg};

std::string_view name_of(ScreenKind kind); // "gpu"
std::optional<ScreenKind> kind_named(std::string_view name);
// For whoever reads a log or asks the doctor: "cage, drawn by the graphics card".
std::string_view told(ScreenKind kind);

} // namespace ludarium::session
