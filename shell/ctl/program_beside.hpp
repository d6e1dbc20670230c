// The other programs of an installation.
#pragma once

#include <filesystem>

namespace ludarium::ctl {

// Beside this program in a build folder, or where a package puts it: `installed`, seen from here.
std::filesystem::path program_beside(const char* name, const char* installed);

} // namespace ludarium::ctl
