#include "language/mo_image.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>

namespace ludarium::shell {

namespace {

std::string joined(const std::vector<std::string>& strings) {
    std::string all;
    for (std::size_t i = 0; i < strings.size(); ++i) {
        if (i > 0) all += '\0';
        all += strings[i];
    }
    return all;
}

void put(std::vector<char>& image, std::size_t at, std::size_t value) {
    const auto word = static_cast<std::uint32_t>(value);
    std::memcpy(image.data() + at, &word, sizeof word);
}

} // namespace

// Layout (gettext manual, "The Format of GNU MO Files"): seven words, then two tables of (length,
// offset), sorted by id, then the texts, each with a zero byte at its end. Byte order is the
// machine's own.
std::vector<char> mo_image(const PoFile& file) {
    std::map<std::string, std::string> texts; // sorted, as the format asks
    texts[""] = "Content-Type: text/plain; charset=UTF-8\n" + file.header;
    for (const PoEntry& entry : file.entries)
        texts[entry.plural_id.empty() ? entry.id : entry.id + '\0' + entry.plural_id] =
            joined(entry.strings);

    constexpr std::size_t head = 28;
    const std::size_t table = texts.size() * 8;
    std::vector<char> image(head + 2 * table);
    put(image, 0, 0x950412deu);
    put(image, 8, texts.size());
    put(image, 12, head);
    put(image, 16, head + table);
    std::size_t row = 0;
    for (const auto& [id, string] : texts) {
        const auto append = [&image](std::size_t at, const std::string& text) {
            put(image, at, text.size());
            put(image, at + 4, image.size());
            image.insert(image.end(), text.begin(), text.end());
            image.push_back('\0');
        };
        append(head + 8 * row, id);
        append(head + table + 8 * row, string);
        ++row;
    }
    return image;
}

} // namespace ludarium::shell
