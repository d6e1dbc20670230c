// What a power cut leaves of a folder's names: those it had when it was last flushed.
#pragma once

#include <filesystem>
#include <set>
#include <string>

namespace ludarium::test {

std::set<std::string> flushed_names(const std::filesystem::path& folder);

} // namespace ludarium::test
