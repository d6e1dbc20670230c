// The folder of trusted keys, as far as the kiosk itself looks at it: an empty file "developer-mode"
// there lets unsigned bundles in, and the kiosk shows a ribbon.
#pragma once

#include <filesystem>

#include <sys/types.h>

namespace ludarium::shell {

// Nobody else can have written it.
bool only_written_by(uid_t owner, const std::filesystem::path& path);

// Whoever owns the running program decides which keys it trusts: root, once it is installed.
uid_t owner_of_this_program();

bool developer_mode(const std::filesystem::path& keys, uid_t owner);

} // namespace ludarium::shell
