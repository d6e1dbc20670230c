// A small game that has one of everything, for messages to speak of.
#pragma once

#include "plugins/wire/messages.hpp"

namespace ludarium::fuzz {

inline shell::GameParts wire_parts() {
    shell::GameParts parts;
    parts.id = "morris";
    parts.version = "1.0.0";
    parts.players = {"white", "black"};
    parts.spots = {"a1", "a2", "a3"};
    parts.pieces = {{"man", Player{0}}, {"king", Player{1}}};
    parts.counters = {"tokens"};
    parts.ai_levels = 3;
    return parts;
}

} // namespace ludarium::fuzz
