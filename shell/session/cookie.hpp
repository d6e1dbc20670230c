// What lets X clients in: who can read the file is let in, and nobody else.
#pragma once

#include <filesystem>

namespace ludarium::session {

// A new one, as xauth would write it, for any display.
bool write_cookie(const std::filesystem::path& file);

} // namespace ludarium::session
