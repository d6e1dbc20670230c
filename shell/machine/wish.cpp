#include "machine/wish.hpp"

#include <algorithm>

namespace ludarium::machine {

namespace {

constexpr std::size_t most_digits = 11; // the year 5138

bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// "Rome", "Port-au-Prince", "GMT+1".
bool sounds_like_place(std::string_view name) {
    return !name.empty() && is_letter(name.front()) &&
           std::all_of(name.begin(), name.end(), [](char c) {
               return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '+';
           });
}

std::optional<std::time_t> parse_moment(std::string_view text) {
    if (text.empty() || text.size() > most_digits ||
        !std::all_of(text.begin(), text.end(), is_digit))
        return std::nullopt;
    return static_cast<std::time_t>(std::stoll(std::string(text)));
}

} // namespace

bool sounds_like_zone(std::string_view name) {
    while (true) {
        const auto end = name.find('/');
        if (!sounds_like_place(name.substr(0, end))) return false;
        if (end == std::string_view::npos) return true;
        name.remove_prefix(end + 1);
    }
}

std::optional<Wish> parse_wish(std::string_view line) {
    if (line.size() > longest_wish || line.empty() || line.back() != '\n') return std::nullopt;
    line.remove_suffix(1);
    if (line == "key") return TrustKey{};
    if (line == "finish") return FinishFirstStart{};
    if (line == "network cable") return SetNetwork{true};
    if (line == "network none") return SetNetwork{false};
    const auto space = line.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const auto verb = line.substr(0, space);
    const auto object = line.substr(space + 1);
    if (verb == "zone" && sounds_like_zone(object)) return SetZone{std::string(object)};
    const auto moment = parse_moment(object);
    if (verb == "clock" && moment) return SetClock{*moment};
    if (verb == "off" && moment) return SwitchOff{*moment};
    return std::nullopt;
}

} // namespace ludarium::machine
