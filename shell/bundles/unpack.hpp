// A bundle's files, put into a fresh folder. The bundle may be signed and still be wrong: every
// name, kind and size is checked before a byte is written.
#pragma once

#include <functional>

#include "bundles/disk.hpp"
#include "bundles/limits.hpp"

namespace ludarium::bundles {

// Throws Refused. `told` hears the share that is done. All files are on the disk afterwards.
void unpack(File& bundle, const fs::path& folder, const Limits& limits,
            const std::function<void(double)>& told);

} // namespace ludarium::bundles
