// How this visitor wants the kiosk: one value, made anew for the next visitor.
#pragma once

#include <string>

namespace ludarium::shell {

struct VisitorSettings {
    std::string language;
    bool large_text = false;
    bool high_contrast = false;
    bool reduced_motion = false;
    bool sound = true;
};

inline bool operator==(const VisitorSettings& a, const VisitorSettings& b) {
    return a.language == b.language && a.large_text == b.large_text &&
           a.high_contrast == b.high_contrast && a.reduced_motion == b.reduced_motion &&
           a.sound == b.sound;
}
inline bool operator!=(const VisitorSettings& a, const VisitorSettings& b) {
    return !(a == b);
}

// The same places, sizes, colours and pace; only the words may differ.
inline bool looks_alike(const VisitorSettings& a, const VisitorSettings& b) {
    return a.large_text == b.large_text && a.high_contrast == b.high_contrast &&
           a.reduced_motion == b.reduced_motion;
}

} // namespace ludarium::shell
