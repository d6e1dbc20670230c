#include "sound/wav_file.hpp"

#include <fstream>
#include <string>

namespace ludarium::shell::synthesis {
namespace {

void put(std::string& bytes, std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xff);
}

std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t size) {
    std::uint32_t value = 0;
    for (std::size_t i = size; i > 0; --i)
        value = value << 8 | static_cast<unsigned char>(bytes.at(at + i - 1));
    return value;
}

bool playable_format(std::string_view chunk) {
    if (chunk.size() < 16) return false;
    const auto channels = number(chunk, 2, 2), rate = number(chunk, 4, 4),
               bits = number(chunk, 14, 2);
    return channels >= 1 && channels <= 8 && rate >= 1'000 && rate <= 400'000 &&
           (bits == 8 || bits == 16 || bits == 24 || bits == 32);
}

} // namespace

bool whole_sound(std::string_view bytes) {
    if (bytes.substr(0, 4) != "RIFF" || bytes.size() < 12 || bytes.substr(8, 4) != "WAVE")
        return true;
    bool has_format = false;
    // Chunk by chunk as SFML goes: a name, a length, and so many bytes.
    for (std::size_t at = 12; bytes.size() - at >= 8;) {
        const auto name = bytes.substr(at, 4);
        const std::size_t length = number(bytes, at + 4, 4);
        at += 8;
        if (length > bytes.size() - at) return false;
        if (name == "data") return has_format;
        if (name == "fmt ") {
            if (!playable_format(bytes.substr(at, length))) return false;
            has_format = true;
        }
        at += length;
    }
    return false;
}

bool write_wav(const std::filesystem::path& file, const Samples& samples) {
    constexpr std::uint32_t channels = 1, width = 2;
    const auto size = static_cast<std::uint32_t>(samples.size() * width);
    std::string bytes = "RIFF";
    put(bytes, 36 + size, 4);
    bytes += "WAVEfmt ";
    put(bytes, 16, 4); // length of what follows about the format
    put(bytes, 1, 2);  // plain samples
    put(bytes, channels, 2);
    put(bytes, sample_rate, 4);
    put(bytes, sample_rate * channels * width, 4);
    put(bytes, channels * width, 2);
    put(bytes, 8 * width, 2);
    bytes += "data";
    put(bytes, size, 4);
    for (const std::int16_t sample : samples) put(bytes, static_cast<std::uint16_t>(sample), width);
    std::ofstream out(file, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return static_cast<bool>(out.flush());
}

} // namespace ludarium::shell::synthesis
