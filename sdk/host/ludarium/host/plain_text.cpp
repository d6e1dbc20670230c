#include "plain_text.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>

namespace ludarium::host {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD"; // U+FFFD

struct Letter {
    std::uint32_t code;
    std::size_t length; // in bytes; 0: these are no UTF-8
};

Letter first_of(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return {0, 0};
    std::uint32_t code = lead & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0u) != 0x80u) return {0, 0};
        code = code << 6 | (byte(i) & 0x3Fu);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < least[length] || code > 0x10FFFF || surrogate) return {0, 0};
    return {code, length};
}

bool between(std::uint32_t code, std::uint32_t first, std::uint32_t last) {
    return code >= first && code <= last;
}

bool hides_or_forges(std::uint32_t code) {
    return code < 0x20 || between(code, 0x7F, 0x9F) || // C0, DEL, C1
           code == 0x061C || between(code, 0x200E, 0x200F) || between(code, 0x202A, 0x202E) ||
           between(code, 0x2066, 0x2069) ||                   // direction of writing
           between(code, 0x2028, 0x2029) || code == 0xFEFF || // separators, byte order mark
           between(code, 0xFFF9, 0xFFFB) || between(code, 0xE0000, 0xE007F); // annotations, tags
}

std::string escape(std::uint32_t code) {
    switch (code) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        break;
    }
    char written[16];
    std::snprintf(written, sizeof written, code < 0x100 ? "\\x%02x" : "\\u%04x", code);
    return written;
}

} // namespace

std::string plain_line(std::string_view text, std::size_t longest) {
    std::string line;
    while (!text.empty()) {
        const Letter letter = first_of(text);
        const std::size_t taken = std::max<std::size_t>(letter.length, 1);
        const std::string shown = letter.length == 0 ? std::string(replacement)
                                  : hides_or_forges(letter.code)
                                      ? escape(letter.code)
                                      : std::string(text.substr(0, taken));
        if (shown.size() > longest - line.size()) break;
        line += shown;
        text.remove_prefix(taken);
    }
    return line;
}

bool is_plain(std::string_view text) {
    return plain_line(text) == text;
}

} // namespace ludarium::host
