// Looks ahead by whole turns: what a turn leaves, what the next throws make of it, and so on.
//
// Everybody is thought to raise their own chance to win and nothing else, so nobody is spared or hunted
// for being who they are, and nobody knows which seat is a visitor's.
#pragma once

#include <ludarium/thought.hpp>

#include "evaluation.hpp"

namespace astronomica {

struct Foresight {
    std::uint64_t nodes; // positions evaluated at most, unless the request wants fewer
    unsigned turns;      // looked at after the present one, at most
    unsigned root_width; // turns worth a second look, of the present player,
    unsigned width;      // and of those after
    double mist;         // how far a chance may be misjudged, in men
    bool whole_turns;    // or only the next step, where the dice may be split
};

// For a state in which a player is moving.
ludarium::Choice look_ahead(const State& state, const Networks& networks,
                            const ludarium::Thought& thought, const Foresight& foresight);

} // namespace astronomica
