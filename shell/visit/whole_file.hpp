// Files that are read whole and replaced whole: after a power cut there is the old one or the new
// one.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace ludarium::shell {

// Nothing if it can't be read or is longer than `longest`.
std::optional<std::string> read_whole(const std::filesystem::path& file, std::size_t longest);

// Writes beside the file, flushes to the disk, and renames. False if the disk refused; the old file
// stays.
bool replace_whole(const std::filesystem::path& file, std::string_view text);

} // namespace ludarium::shell
