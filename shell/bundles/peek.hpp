// What a list of bundles tells of each, read without unpacking anything. The bundle may be anybody's:
// called where a crash costs nothing and no file can be opened any more.
#pragma once

#include <map>
#include <string>

#include <ludarium/host/manifest.hpp>

#include "bundles/archive_reader.hpp"
#include "bundles/limits.hpp"

namespace ludarium::bundles {

struct Peeked {
    host::Manifest manifest;
    std::map<std::string, std::string> strings; // by language: the text of its strings.po
};

// Throws Refused.
Peeked peek(const ArchiveReader& archive, const Limits& limits);

} // namespace ludarium::bundles
