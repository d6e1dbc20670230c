// Why one die can't take one man a step.
#pragma once

#include <optional>

#include <ludarium/types.hpp>

#include "longest.hpp"

namespace tables {

// From the weightiest down: of several dice that fail, the first of these is told.
enum class Refusal : std::uint8_t {
    return_first, // a hit man waits
    enter_first,  // this die can enter a man, so it has to
    must_enter,   // one man a turn has to enter, and then none could
    wastes,       // fewer steps than possible would be played (R4)
    limit,        // nobody goes on while men are in reserve
    closed,       // two men hold the cell
    safe,         // one man holds it, and can't be hit yet (R1)
    not_home,     // nobody leaves before all are in the last table
    farther_back  // a man stands farther back, so a larger die is his
};

// Why a man of the mover's at `from` can't use this die, which is left. Nothing if he can.
std::optional<Refusal> refusal(const Rules& rules, const Position& position, Place from, Die die);

// The message for it.
ludarium::Message told(const Rules& rules, const Position& position, Place from, Die die,
                       Refusal why);

} // namespace tables
