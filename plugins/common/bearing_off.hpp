// Bearing off, exactly: how many throws a player needs once all men stand in the last table, if
// nobody gets in the way.
//
// Both colours leave from the same six cells and in the same direction, so men may still be hit
// there; the tables don't know of it. They are what the race alone comes to.
#pragma once

#include <vector>

#include "position.hpp"

namespace tables {

class BearingOff {
  public:
    // More men on the board are not looked up: the tables stay small (5005 entries) and are ready
    // in 20 ms.
    static constexpr unsigned largest = 9;
    static constexpr unsigned horizon = 16; // throws told apart

    // Made when first asked for, once for two dice and once for three.
    static const BearingOff& with(unsigned dice);
    static BearingOff made(unsigned dice) { return BearingOff(dice); }

    // How many men stand so many cells before the exit, 1 … 6.
    using Stand = std::array<std::uint8_t, sides>;
    // Nothing if men are elsewhere on the board, or too many.
    static bool knows(const Rules& rules, const Men& men);
    static Stand stand(const Rules& rules, const Men& men);

    // Expected throws with the best play (R4 holds): the least that can be reached.
    float throws(const Stand& stand) const { return entry(stand).throws; }
    // How likely the player whose turn it is finishes first, if both only think of themselves.
    float first_to_finish(const Stand& thrower, const Stand& waiting) const;

  private:
    struct Entry {
        float throws = 0;
        std::array<float, horizon> done_in{}; // the n-th throw is the last
    };
    class Making;

    explicit BearingOff(unsigned dice);
    const Entry& entry(const Stand& stand) const;

    std::vector<Entry> entries_;
};

} // namespace tables
