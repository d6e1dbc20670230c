// What a screen wants done. Screens decide nothing themselves: the app carries intents to the
// session and back come reports.
#pragma once

#include <string>
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
struct Speak {
    std::string language;
};

using Intent = std::variant<PlayAction, ThrowDice, TakeBack, AskWhy, AskHint, Think, StopThinking,
                            StartAgain, Speak>;

} // namespace ludarium::shell
