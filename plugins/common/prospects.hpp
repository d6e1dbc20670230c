// The ways to play a throw, and what comes of each.
//
// All of them where they can be listed. Twelve steps can be played in more ways than that; then the
// most promising ones are kept from step to step.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <ludarium/thought.hpp>

#include "play.hpp"
#include "turns.hpp"

namespace tables {

struct Prospect {
    Step first{};
    Position result; // the turn is over, or the game; or one step was made (steps())
    float value = 0;
};

class Prospects {
  public:
    explicit Prospects(const Rules& rules) : rules_(rules) {}

    using Weigh = std::function<float(const Position&)>;

    // At least one, whenever it is told to stop. The player has dice in hand and can play.
    std::vector<Prospect> all(const Position& position, const Weigh& weigh,
                              const ludarium::Thought& thought);

    // The next step alone, each as if nothing came after it in this turn.
    std::vector<Prospect> steps(const Position& position, const Weigh& weigh,
                                const ludarium::Thought& thought) const;

    // The best that the throw in hand can be played to, with little effort: from step to step where
    // there is too much to list. Nothing if it was told to stop.
    std::optional<Prospect> best(const Position& position, const Weigh& weigh,
                                 const ludarium::Thought& thought);

    // The same for a throw that is still to be made; a turn that can't be played is lost.
    std::optional<Prospect> answer(const Position& position, const Throw& thrown,
                                   const Weigh& weigh, const ludarium::Thought& thought);

  private:
    std::vector<Prospect> kept(const Position& position, const Weigh& weigh,
                               const ludarium::Thought& thought, std::size_t width);

    const Rules& rules_;
    Turns turns_;
};

} // namespace tables
