// What visitors see happen: the rules' results as events, in the order to show them.
#pragma once

#include <ludarium/events.hpp>

#include "turn.hpp"

namespace astronomica {

// Each with the states before and after.
void tell_start_throw(const State& before, const State& after, ludarium::Events& events);
void tell_throw(const State& after, ludarium::Events& events);
void tell_step(const State& before, const State& after, const Played& played,
               ludarium::Events& events);
void tell_pass(const State& before, const State& after, ludarium::Events& events);

} // namespace astronomica
