#include "stage/colour.hpp"

#include <charconv>

namespace ludarium::shell {

std::optional<Colour> parse_colour(std::string_view text) {
    if ((text.size() != 7 && text.size() != 9) || text[0] != '#') return std::nullopt;
    double parts[4] = {0, 0, 0, 1};
    for (std::size_t i = 0; 1 + 2 * i < text.size(); ++i) {
        const char* begin = text.data() + 1 + 2 * i;
        unsigned value = 0;
        const auto [end, error] = std::from_chars(begin, begin + 2, value, 16);
        if (error != std::errc() || end != begin + 2) return std::nullopt;
        parts[i] = value / 255.0;
    }
    return Colour{parts[0], parts[1], parts[2], parts[3]};
}

} // namespace ludarium::shell
