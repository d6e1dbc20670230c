// Two players that every game with an evaluation has for free, to measure its computer with.
#pragma once

#include "plugin_rules.hpp"

namespace ludarium::ctl {

// Plays where the position looks best at the end of the own turn, without a thought of the answer.
// Equals are drawn by the seed.
Action greedy_action(const PluginState& state, std::uint64_t seed);

// A visitor at their first game: wants the same, but misjudges each action by a random amount, as
// large as the actions really differ (a normal error with their standard deviation). Rationale:
// measured by the position at hand, the same model fits every game's scale, and what is far better
// than everything else, such as a win, is still seen.
Action first_timers_action(const PluginState& state, std::uint64_t seed);

} // namespace ludarium::ctl
