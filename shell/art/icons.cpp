#include "art/icons.hpp"

#include <cmath>
#include <cstdio>

#include "visit/whole_file.hpp"

namespace ludarium::shell {

namespace {

constexpr std::size_t longest_icon = 64 * 1024;

std::string css(Colour c) {
    char text[16];
    const auto byte = [](double share) { return static_cast<int>(std::lround(share * 255)); };
    std::snprintf(text, sizeof text, "#%02x%02x%02x", byte(c.red), byte(c.green), byte(c.blue));
    return text;
}

} // namespace

Picture Icons::at(const std::string& name, int side, const Ink& ink) {
    const std::string sheet =
        ".line{stroke:" + css(ink.line) + "}.fill{fill:" + css(ink.fill) + "}";
    const std::string key = name + ' ' + std::to_string(side) + ' ' + sheet;
    const auto known = drawn_.find(key);
    if (known != drawn_.end()) return known->second;
    Picture picture;
    if (const auto text = read_whole(folder_ / (name + ".svg"), longest_icon)) {
        std::string problem;
        if (auto drawn = easel_.draw(*text, sheet, {side, side}, problem)) picture = *drawn;
    }
    if (picture) drawn_[key] = picture; // else it is asked for again: the workshop may be back
    return picture;
}

} // namespace ludarium::shell
