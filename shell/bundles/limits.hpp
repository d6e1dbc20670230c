// How large a bundle may be. A game has a library of some hundred KiB, drawings and texts; these
// leave room for a hundred times as much, and keep a bad bundle from filling a kiosk's disk.
#pragma once

#include <cstdint>

namespace ludarium::bundles {

struct Limits {
    std::uint64_t bundle_bytes = 256u << 20;
    std::uint64_t unpacked_bytes = 512u << 20;
    std::uint64_t files = 4096;
    std::uint64_t path_length = 160;
    std::uint64_t depth = 8;
    // Unpacked bytes for each byte of the bundle. Texts and drawings reach about 10.
    std::uint64_t ratio = 100;
};

} // namespace ludarium::bundles
