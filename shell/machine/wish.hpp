// What the kiosk may wish of its machine: one line of text. Whoever sends it may be anybody who has taken over the kiosk,
// so a line means one of these things exactly, or nothing.
#pragma once

#include <ctime>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace ludarium::machine {

struct SetZone {
    std::string name; // "Europe/Rome"
};
struct SetClock {
    std::time_t to;
};
struct TrustKey {}; // the one on the stick
struct FinishFirstStart {};
struct SwitchOff {
    std::time_t wake;
};
struct SetNetwork {
    bool cable; // or none
};
using Wish = std::variant<SetZone, SetClock, TrustKey, FinishFirstStart, SwitchOff, SetNetwork>;

inline constexpr std::size_t longest_wish = 100; // bytes, its line feed included

// "zone Europe/Rome", "clock 1795032900", "key", "finish", "off 1795032900", "network cable", "network none", each with
// its line feed.
std::optional<Wish> parse_wish(std::string_view line);

// A name that can be looked for below the folder of time zones, and leads nowhere else.
bool sounds_like_zone(std::string_view name);

} // namespace ludarium::machine
