// Who plays, and by which rules, on the live board of a page.
#pragma once

#include <cstdint>
#include <vector>

#include "manifest.hpp"
#include "page.hpp"

namespace ludarium::host {

struct BoardSetup {
    std::uint32_t seats = 0;            // bit i: player i takes part
    std::vector<std::uint32_t> choices; // one for each option
};

// The game's defaults, but for what stands behind ```board.
Result<BoardSetup> setup_of(const Board& board, const Manifest& manifest);

} // namespace ludarium::host
