// Makes a bundle of a game's folder.
#pragma once

#include <vector>

#include <ludarium/host/result.hpp>

#include "bundles/disk.hpp"
#include "bundles/limits.hpp"
#include "plugins/reason.hpp"

namespace ludarium::bundles {

// Writes <into>/<id>-<version>.ludarium: plugin.json, library and content, the same bytes from the
// same files. Hidden files and backups of editors stay out. The path of the bundle.
host::Result<fs::path, shell::Reason> pack(const fs::path& game, const fs::path& into,
                                           const Limits& limits = {});

// The same of one game's folders, each built for another kind of computer: one bundle with a library for each.
host::Result<fs::path, shell::Reason> pack_merged(const std::vector<fs::path>& games,
                                                  const fs::path& into, const Limits& limits = {});

} // namespace ludarium::bundles
