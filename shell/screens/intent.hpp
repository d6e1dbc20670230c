// What a screen wants done. Screens decide nothing themselves: the app carries intents to the
// session and back come reports.
#pragma once

#include <variant>

#include "plugins/position.hpp"

namespace ludarium::shell {

struct PlayAction {
    Action action;
};
struct ThrowDice {};
struct TakeBack {
    std::size_t actions;
};
struct AskWhy {
    Spot from;
    Spot to;
};
struct AskHint {};
struct Think {
    unsigned level;
};
struct StopThinking {};
struct StartAgain {
    bool swap_sides;
};
struct Leave {
    bool for_another; // game, or just back to where one came from
};

struct OpenRules {};

using Intent = std::variant<PlayAction, ThrowDice, TakeBack, AskWhy, AskHint, Think, StopThinking,
                            StartAgain, Leave, OpenRules>;

} // namespace ludarium::shell
