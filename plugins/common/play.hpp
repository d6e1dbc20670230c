// A game as it is played: throws and steps, turns that pass by themselves, and what visitors see of
// it.
#pragma once

#include <vector>

#include <ludarium/events.hpp>
#include <ludarium/view.hpp>

#include "longest.hpp"

namespace tables {

// The throws a player may make, ascending, and how likely each is.
struct Throw {
    std::array<std::uint8_t, most_dice> shown{};
    std::uint32_t weight = 0;
};
const std::vector<Throw>& throws(const Rules& rules);

// The legal steps of the throw in hand.
LegalSteps legal_steps(const Rules& rules, const Position& position);

// Throws. A throw that can't be played is lost, and the turn passes.
void play_throw(const Rules& rules, Position& position, Dice dice, ludarium::Events& events);

// A legal step. When no die is left, or none that can be played (R7), the turn passes.
void play_step(const Rules& rules, Position& position, Step step, ludarium::Events& events);

// What the kiosk asks about a position.
void list_steps(const LegalSteps& legal, ludarium::Actions& actions);
ludarium::Move describe(const Rules& rules, const Position& position, Step step);
ludarium::Outcome result(const Rules& rules, const Position& position);
void show(const Rules& rules, const Position& position, ludarium::View& view);

} // namespace tables
