// Files that are read, replaced and removed whole: after a power cut there is the old one or the new
// one.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace ludarium::shell {

// Nothing if it can't be read or is longer than `longest`.
std::optional<std::string> read_whole(const std::filesystem::path& file, std::size_t longest);

// How far a text has to come before anybody relies on it: the kernel keeps it when this process dies,
// the disk also when the power is cut, and that may take long.
enum class Reaches { kernel, disk };

// To the last byte; false if the disk refused, and errno tells why.
bool write_all(int descriptor, std::string_view text);

// Writes beside the file, flushes to the disk, and renames. False if the disk refused, and errno tells
// why; the old file stays.
bool replace_whole(const std::filesystem::path& file, std::string_view text,
                   Reaches how_far = Reaches::disk);

// Not there any more, not after a power cut either. False if the disk refused.
bool remove_whole(const std::filesystem::path& file);

} // namespace ludarium::shell
