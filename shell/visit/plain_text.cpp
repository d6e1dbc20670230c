#include "visit/plain_text.hpp"

#include <cstdint>

namespace ludarium::shell {

namespace {

struct Form {
    std::size_t length;
    std::uint32_t bits;  // of the first byte
    std::uint32_t least; // what is smaller has a shorter form
};

Form form_of(unsigned char first) {
    if (first < 0x80) return {1, first, 0};
    if (first >> 5 == 0b110) return {2, first & 0x1Fu, 0x80};
    if (first >> 4 == 0b1110) return {3, first & 0x0Fu, 0x800};
    if (first >> 3 == 0b11110) return {4, first & 0x07u, 0x10000};
    return {0, 0, 0};
}

bool is_text(std::uint32_t letter) {
    if (letter < 0x20) return letter == '\t' || letter == '\n' || letter == '\r';
    const bool control = letter >= 0x7F && letter < 0xA0;
    const bool half = letter >= 0xD800 && letter < 0xE000; // of a pair in UTF-16
    return !control && !half && letter <= 0x10FFFF;
}

// How many bytes the letter at the beginning has; 0: it is none.
std::size_t letter_length(std::string_view bytes) {
    const Form form = form_of(static_cast<unsigned char>(bytes.front()));
    if (form.length == 0 || form.length > bytes.size()) return 0;
    std::uint32_t letter = form.bits;
    for (std::size_t i = 1; i < form.length; ++i) {
        const auto next = static_cast<unsigned char>(bytes[i]);
        if (next >> 6 != 0b10) return 0;
        letter = letter << 6 | (next & 0x3Fu);
    }
    return letter >= form.least && is_text(letter) ? form.length : 0;
}

} // namespace

std::size_t plain_length(std::string_view bytes) {
    std::size_t at = 0;
    while (at < bytes.size()) {
        const std::size_t length = letter_length(bytes.substr(at));
        if (length == 0) break;
        at += length;
    }
    return at;
}

} // namespace ludarium::shell
