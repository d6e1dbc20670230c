// Who stands how far behind whom, for all men at once.
//
// Cells that are no step just now (R19) are taken out of the ring, so that steps become distances
// and a turn of the ring becomes a shift of bits. A man on such a cell, or on an axis, is as far from
// the others as if he stood on the cell before.
#pragma once

#include "board.hpp"
#include "dice.hpp"

namespace astronomica {

// Bit n: n steps.
using StepSet = std::uint32_t;

class Reach {
  public:
    explicit Reach(const Board& board);

    // Calls `visit(bits)` for every place where the captor has a man: bit n is set if a lone man of
    // the owner stands n + 1 steps further on.
    template <class Visit>
    void each_man(Planet captor, Planet owner, Visit visit) const {
        const std::uint64_t lone = lone_[index(owner)];
        if (lone == 0) return;
        for (std::uint64_t left = men_[index(captor)]; left; left &= left - 1) {
            const auto past = static_cast<unsigned>(__builtin_ctzll(left)) + 1;
            visit((lone >> past | lone << (length_ - past)) & all_);
        }
    }

    // By how many steps a man of the captor lands on a lone man of the owner.
    StepSet captures(Planet captor, Planet owner, unsigned longest) const {
        std::uint64_t found = 0;
        each_man(captor, owner, [&](std::uint64_t bits) { found |= bits; });
        return static_cast<StepSet>(found << 1 & ((std::uint64_t{2} << longest) - 1));
    }

  private:
    unsigned length_;
    std::uint64_t all_;
    std::array<std::uint64_t, planet_count> men_{};
    std::array<std::uint64_t, planet_count> lone_{}; // who can be captured
};

} // namespace astronomica
