// Players that every game with an evaluation has for free, to measure its computer with.
#pragma once

#include "plugin_rules.hpp"

namespace ludarium::ctl {

// Plays where the position looks best at the end of the own turn, without a thought of the answer.
// Equals are drawn by the seed.
Action greedy_action(const PluginState& state, std::uint64_t seed);

// One step at a time: where a turn is made of several actions, each is chosen by how the position
// looks right after it. Elsewhere the same as greedy.
Action greedy_step(const PluginState& state, std::uint64_t seed);

// A visitor at their first game: one step at a time too, and misjudges each (search/misjudging.hpp). Rationale: who
// has just learned the rules looks for somewhere to put the die in hand, and does not yet go through
// all the ways to play three of them.
Action first_timers_action(const PluginState& state, std::uint64_t seed);

} // namespace ludarium::ctl
