// Zip files byte by byte, good ones and ones that no honest tool would make.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ludarium::test {

struct ZipMember {
    std::string name;
    std::string bytes;
    std::uint32_t mode = 0100644; // as stat tells it: 0120777 is a link
    std::uint16_t flags = 0;      // 1: encrypted
    std::uint32_t crc_error = 0;  // added to the right sum
};

inline std::uint32_t crc32_of(const std::string& bytes) {
    std::uint32_t crc = ~0u;
    for (const char c : bytes) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (0xEDB88320u & (0u - (crc & 1)));
    }
    return ~crc;
}

class Bytes {
  public:
    Bytes& number(std::uint64_t value, int size) {
        for (int i = 0; i < size; ++i) text += static_cast<char>(value >> (8 * i) & 0xFF);
        return *this;
    }
    std::string text;
};

// Nothing is compressed.
inline std::string zip_of(const std::vector<ZipMember>& members) {
    Bytes file, directory;
    for (const ZipMember& m : members) {
        const auto offset = file.text.size();
        // From "version needed" to "extra length", the same in both places.
        Bytes common;
        common.number(20, 2).number(m.flags, 2).number(0, 2).number(0, 2).number(33, 2);
        common.number(crc32_of(m.bytes) + m.crc_error, 4);
        common.number(m.bytes.size(), 4).number(m.bytes.size(), 4).number(m.name.size(), 2);
        common.number(0, 2);
        file.text += "PK\3\4" + common.text + m.name + m.bytes;
        directory.text += "PK\1\2";
        directory.number(3 << 8 | 20, 2).text += common.text; // made on Unix
        directory.number(0, 2).number(0, 2).number(0, 2).number(m.mode << 16, 4);
        directory.number(offset, 4).text += m.name;
    }
    Bytes end;
    end.text = "PK\5\6";
    end.number(0, 4).number(members.size(), 2).number(members.size(), 2);
    end.number(directory.text.size(), 4).number(file.text.size(), 4).number(0, 2);
    return file.text + directory.text + end.text;
}

} // namespace ludarium::test
