// What can be seen of a state: men, dice and the numbers beside the board.
#pragma once

#include <ludarium/view.hpp>

#include "state.hpp"

namespace astronomica {

inline constexpr std::array<const char*, 5> counters = {"men", "captured", "tokens", "turns",
                                                        "thrown"};

void show(const State& state, ludarium::View& view);

} // namespace astronomica
