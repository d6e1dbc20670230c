// UTF-8 by letters, and texts by lines.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace ludarium::shell {

// Calls with each code point and where it begins; bytes that are no UTF-8 count as U+FFFD.
template <class Take>
void for_each_letter(std::string_view text, const Take& take) {
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        char32_t letter = length == 1 ? first : first & (0x7fu >> length);
        bool whole = (first < 0x80 || first >= 0xc2) && at + length <= text.size();
        for (std::size_t k = 1; whole && k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[at + k]);
            whole = (next & 0xc0) == 0x80;
            letter = letter << 6 | (next & 0x3fu);
        }
        take(whole ? letter : char32_t{0xfffd}, at);
        at += whole ? length : 1;
    }
}

template <class Take>
void for_each_line(std::string_view text, const Take& take) {
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        take(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

// "U+1F3B2".
inline std::string code_point(char32_t letter) {
    char text[16];
    std::snprintf(text, sizeof text, "U+%04X", static_cast<unsigned>(letter));
    return text;
}

} // namespace ludarium::shell
