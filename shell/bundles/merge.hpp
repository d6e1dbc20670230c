// One game, built for several kinds of computers, becomes one game's folder with a library for each.
#pragma once

#include <vector>

#include "bundles/disk.hpp"

namespace ludarium::bundles {

// Makes `folder`, which must not be there yet, of folders that differ in nothing but the library. The content is a link to
// the first one's. Problems are thrown as Refused.
void merge(const std::vector<fs::path>& games, const fs::path& folder);

} // namespace ludarium::bundles
