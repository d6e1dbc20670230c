#include "session/screen_kind.hpp"

namespace ludarium::session {

std::string_view name_of(ScreenKind kind) {
    switch (kind) {
    case ScreenKind::gpu:
        return "gpu";
    case ScreenKind::software:
        return "software";
    case ScreenKind::xorg:
        break;
    }
    return "xorg";
}

std::optional<ScreenKind> kind_named(std::string_view name) {
    for (const ScreenKind kind : screen_kinds)
        if (name_of(kind) == name) return kind;
    return std::nullopt;
}

std::string_view told(ScreenKind kind) {
    switch (kind) {
    case ScreenKind::gpu:
        return "cage, drawn by the graphics card";
    case ScreenKind::software:
        return "cage, drawn by the processor";
    case ScreenKind::xorg:
        break;
    }
    return "Xorg";
}

} // namespace ludarium::session
