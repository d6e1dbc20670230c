#include "workshop/embedded.hpp"

#include <cstdint>
#include <limits>
#include <string>

#include <glib.h>

namespace ludarium::shell {

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();

std::string unpacked(std::string_view address) {
    const auto comma = address.find(',');
    if (comma == std::string_view::npos) return {};
    const std::string packed(address.substr(comma + 1));
    if (address.substr(0, comma).find("base64") == std::string_view::npos) {
        char* plain = g_uri_unescape_string(packed.c_str(), nullptr);
        std::string bytes = plain ? plain : "";
        g_free(plain);
        return bytes;
    }
    gsize length = 0;
    guchar* plain = g_base64_decode(packed.c_str(), &length);
    std::string bytes(reinterpret_cast<const char*>(plain), length);
    g_free(plain);
    return bytes;
}

std::uint32_t number(const std::string& bytes, std::size_t at, int length) {
    std::uint32_t value = 0;
    for (int i = 0; i < length; ++i)
        value = value << 8 | static_cast<std::uint8_t>(bytes[at + static_cast<std::size_t>(i)]);
    return value;
}

// The frame header says the size; before it stand segments that tell their length.
double jpeg_pixels(const std::string& bytes) {
    for (std::size_t at = 2; at + 9 <= bytes.size();) {
        const std::uint32_t marker = number(bytes, at, 2);
        const bool frame = marker >= 0xffc0 && marker <= 0xffcf && marker != 0xffc4 &&
                           marker != 0xffc8 && marker != 0xffcc;
        if (frame) return static_cast<double>(number(bytes, at + 5, 2)) * number(bytes, at + 7, 2);
        if (marker < 0xff01) break;
        at += 2 + number(bytes, at + 2, 2);
    }
    return endless;
}

} // namespace

double embedded_pixels(std::string_view address) {
    const std::string bytes = unpacked(address);
    constexpr std::size_t png_header = 24;
    if (bytes.compare(0, 8, "\x89PNG\r\n\x1a\n") == 0 && bytes.size() >= png_header)
        return static_cast<double>(number(bytes, 16, 4)) * number(bytes, 20, 4);
    if (bytes.compare(0, 2, "\xff\xd8") == 0) return jpeg_pixels(bytes);
    return endless;
}

} // namespace ludarium::shell
