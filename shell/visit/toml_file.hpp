// Settings that people edit, given to toml++ only where they are text: version 3.3 has undefined behaviour on
// some bytes that are none.
#pragma once

#include <algorithm>
#include <filesystem>

#include <toml++/toml.h>

#include "visit/plain_text.hpp"
#include "visit/whole_file.hpp"

namespace ludarium::shell {

// Throws toml::parse_error, which tells the line.
inline toml::table read_toml(const std::filesystem::path& file) {
    constexpr std::size_t longest = 256 * 1024; // ours have 2 KiB
    const auto text = read_whole(file, longest);
    if (!text)
        throw toml::parse_error("the file can't be read, or is longer than 256 KiB",
                                toml::source_region{});
    const std::size_t plain = plain_length(*text);
    if (plain == text->size()) return toml::parse(*text, file.string());
    toml::source_region where{};
    const auto lines =
        std::count(text->begin(), text->begin() + static_cast<std::ptrdiff_t>(plain), '\n');
    where.begin.line = static_cast<toml::source_index>(lines + 1);
    throw toml::parse_error("there is something that is no letter (the file is UTF-8)", where);
}

} // namespace ludarium::shell
