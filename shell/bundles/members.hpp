// The files of a game's folder that go into its bundle.
#pragma once

#include <map>
#include <string>

#include "bundles/disk.hpp"

namespace ludarium::bundles {

using Members = std::map<std::string, fs::path>; // name in the bundle → file

// Everything below <game>/content; hidden files and backups of editors stay out.
Members content_of(const fs::path& game);

} // namespace ludarium::bundles
