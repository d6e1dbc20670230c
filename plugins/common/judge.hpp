// How likely a colour wins from a position between turns: by what was learned, or by hand-made
// rules of thumb where nothing was.
#pragma once

#include "evaluation.hpp"
#include "features.hpp"

namespace tables {

class Judge {
  public:
    // Without a network (null) the evaluation judges. Both must outlive the judge.
    Judge(const Rules& rules, const Network* network) : rules_(rules), network_(network) {}

    // From 0 to 1; exactly that at the end of the game only.
    float chance(const Position& position, Colour colour) const {
        if (has_won(rules_, position.of(colour))) return 1;
        if (has_won(rules_, position.of(other(colour)))) return 0;
        if (!network_) return 0.5f + static_cast<float>(evaluate(rules_, position, colour)) / 2000;
        const float thrower = network_->chance(features(rules_, position));
        return position.turn == colour ? thrower : 1 - thrower;
    }

  private:
    const Rules& rules_;
    const Network* network_;
};

} // namespace tables
