#include "sound/wav_file.hpp"

#include <fstream>
#include <string>

namespace ludarium::shell::synthesis {
namespace {

void put(std::string& bytes, std::uint32_t value, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 0xff);
}

} // namespace

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
