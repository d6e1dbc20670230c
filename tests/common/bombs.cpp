#include "bombs.hpp"

#include <cstdint>
#include <vector>

#include <zlib.h>

namespace ludarium::test {

namespace {

constexpr const char* begin =
    R"(<svg xmlns="http://www.w3.org/2000/svg" )"
    R"(xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">)";

std::string big_endian(std::uint32_t number) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift & 255);
    return bytes;
}

std::string chunk(const std::string& type, const std::string& data) {
    const std::string checked = type + data;
    const auto sum = ::crc32(0, reinterpret_cast<const Bytef*>(checked.data()),
                             static_cast<uInt>(checked.size()));
    return big_endian(static_cast<std::uint32_t>(data.size())) + checked +
           big_endian(static_cast<std::uint32_t>(sum));
}

// One bit a pixel, all of them black.
std::string black_png(std::uint32_t side) {
    const std::vector<Bytef> rows(static_cast<std::size_t>(side) * (side / 8 + 1));
    uLongf length = ::compressBound(rows.size());
    std::string packed(length, '\0');
    ::compress2(reinterpret_cast<Bytef*>(packed.data()), &length, rows.data(), rows.size(), 9);
    packed.resize(length);
    return "\x89PNG\r\n\x1a\n" +
           chunk("IHDR", big_endian(side) + big_endian(side) + std::string("\1\0\0\0\0", 5)) +
           chunk("IDAT", packed) + chunk("IEND", "");
}

std::string base64(const std::string& bytes) {
    static const char* letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t three = 0;
        for (std::size_t j = 0; j < 3; ++j)
            three =
                three << 8 | (i + j < bytes.size() ? static_cast<std::uint8_t>(bytes[i + j]) : 0u);
        for (std::size_t j = 0; j < 4; ++j)
            text += i + j > bytes.size() ? '=' : letters[three >> (18 - 6 * j) & 63];
    }
    return text;
}

} // namespace

std::string nested_uses() {
    std::string svg = std::string(begin) + "<defs>";
    for (int i = 0; i < 900; ++i)
        svg += "<g id=\"a" + std::to_string(i) + "\"><use xlink:href=\"#a" + std::to_string(i + 1) +
               "\"/></g>";
    return svg + "<g id=\"a900\"><rect width=\"9\" height=\"9\"/></g></defs>"
                 "<use xlink:href=\"#a0\"/></svg>";
}

std::string endless_turbulence() {
    // One is enough for librsvg 2.54; later ones count no more than some octaves of each.
    std::string svg = std::string(begin) + "<filter id=\"f\">";
    for (int i = 0; i < 1500; ++i)
        svg += "<feTurbulence baseFrequency=\"0.01\" numOctaves=\"100000\"/>";
    return svg + "</filter><rect width=\"100\" height=\"100\" filter=\"url(#f)\"/></svg>";
}

std::string huge_picture() {
    return std::string(begin) +
           "<image width=\"100\" height=\"100\" "
           "xlink:href=\"data:image/png;base64," +
           base64(black_png(32000)) + "\"/></svg>";
}

} // namespace ludarium::test
