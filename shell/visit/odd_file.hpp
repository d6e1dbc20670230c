// Files of ours that can't be made sense of: kept for whoever wants to know why, and out of the way.
#pragma once

#include <filesystem>

namespace ludarium::shell {

// Renames it to <file>.odd.1; earlier ones become .odd.2 and .odd.3, and there are no more. True if it
// is out of the way, removed if need be.
bool set_aside(const std::filesystem::path& file);

} // namespace ludarium::shell
