// Makes a bundle of a game's folder.
#pragma once

#include <ludarium/host/result.hpp>

#include "bundles/disk.hpp"
#include "bundles/limits.hpp"
#include "plugins/reason.hpp"

namespace ludarium::bundles {

// Writes <into>/<id>-<version>.ludarium: plugin.json, library and content, the same bytes from the
// same files. Hidden files and backups of editors stay out. The path of the bundle.
host::Result<fs::path, shell::Reason> pack(const fs::path& game, const fs::path& into,
                                           const Limits& limits = {});

} // namespace ludarium::bundles
