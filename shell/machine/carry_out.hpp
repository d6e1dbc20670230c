// Does what was wished, if it may be done.
#pragma once

#include <filesystem>
#include <string>

#include "machine/hardware.hpp"
#include "machine/wish.hpp"

namespace ludarium::machine {

// Nobody but root writes in any of these.
struct Places {
    std::filesystem::path localtime = "/etc/localtime";
    std::filesystem::path timezone =
        "/etc/timezone"; // where Debian 12 notes the zone's name as well
    std::filesystem::path zones = "/usr/share/zoneinfo";
    std::filesystem::path keys = "/etc/ludarium/keys";
    std::filesystem::path stick = "/run/ludarium/stick";
    // Shipped by an image: what staff have chosen about the network, which the image acts upon.
    std::filesystem::path network = "/etc/ludarium/network";
    // Shipped by an image: the first start is not finished.
    std::filesystem::path first_start = "/var/lib/ludarium-machine/first-start";
};

// The answer, one line for the panel: "done", "done <what>"; "refused <reason>", one word that the panel has a sentence
// for; "failed <what the system says>".
std::string carry_out(const Wish& wish, const Places& places, Hardware& hardware);

// Between these, a clock is believed: not before the program was written, nor when files' times end.
inline constexpr std::time_t earliest_clock = 1704067200; // 2024-01-01
inline constexpr std::time_t latest_clock = 4102444800;   // 2100-01-01
// Nobody can switch the machine off for good, nor so often that nobody can stop it.
inline constexpr std::time_t shortest_rest = 10 * 60;
inline constexpr std::time_t longest_rest = 15 * 24 * 3600;

} // namespace ludarium::machine
