// A page in the kiosk's own window, that follows the files while somebody edits them.
#pragma once

#include <filesystem>
#include <string>

#include "content_faults.hpp"

namespace ludarium::ctl {

struct PreviewWish {
    std::string page;     // "rules"
    std::string language; // empty: the original
    std::string size = "1280x720";
    std::filesystem::path content; // the kiosk's own, with theme and shell
    std::filesystem::path state;   // where drawn pictures are kept; empty: in the user's cache
    std::string report;            // as of ludarium, for tests
};

// Until the window is closed or the command is interrupted. The exit code.
int preview(const EditedGame& game, const PreviewWish& wish);

} // namespace ludarium::ctl
