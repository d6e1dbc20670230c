// What a game is won by, which follows from what was agreed on.
#pragma once

#include "terms.hpp"

namespace astronomica {

enum class Aim : std::uint8_t {
    last_colour,    // with tokens: to be left
    lives_at_limit, // with tokens and a round limit: men, then tokens
    most_captures,  // without tokens: captures, until one colour is left
    men_at_limit    // without tokens and with a limit: men, then captures
};
inline constexpr unsigned aim_count = 4;

constexpr Aim aim_of(const Terms& terms) {
    if (terms.has_tokens()) return terms.has_limit() ? Aim::lives_at_limit : Aim::last_colour;
    return terms.has_limit() ? Aim::men_at_limit : Aim::most_captures;
}

} // namespace astronomica
