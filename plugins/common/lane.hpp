// One player's men and the cells open to them: all that decides which steps a throw allows.
//
// The other colour only ever loses single men during a throw, and those never closed a cell. So the
// open cells stay the same until the throw is played, and the search for the longest play (R4) and
// for all turns need not look at the other men at all, but for the blots that can be hit.
#pragma once

#include "position.hpp"

namespace tables {

class Lane {
  public:
    Lane(const Rules& rules, const Position& position)
        : rules_(&rules),
          count_(position.mine().counts()),
          occupied_(position.mine().occupied()),
          open_(rules.cell_mask() & ~closed_by(rules, position.theirs())),
          columns_(rules.column_mask()),
          outside_(rules.cell_mask() & ~rules.last_table()),
          owed_(position.entry_owed) {}

    const Rules& rules() const { return *rules_; }
    unsigned at(Place place) const { return count_[index(place)]; }
    Mask occupied() const { return occupied_; }
    Mask open() const { return open_; }
    bool entry_owed() const { return owed_; }

    bool waiting() const { return occupied_ & columns_; }
    // Where a man comes from who enters or returns.
    Mask entrances() const { return bit(Rules::reserve()) | columns_; }

    // The places from which a man can step with this die now. Whether the step also belongs to a
    // longest play is another question (longest.hpp).
    Mask sources(Die die) const {
        const unsigned d = pips(die);
        if (const Mask hit = occupied_ & columns_)
            return hit & ((open_ >> (d - 1)) << (rules_->cells + 1));
        const Mask free = free_sources(die);
        if (occupied_ & bit(Rules::reserve())) return while_entering(free, d);
        return occupied_ & outside_ ? free : free | leaving(d);
    }
    // The same where nobody waits, is in reserve or may be borne off.
    Mask free_sources(Die die) const { return occupied_ & (open_ >> pips(die)); }

    void step(Place from, Place to) {
        if (--count_[index(from)] == 0) occupied_ &= ~bit(from);
        ++count_[index(to)];
        occupied_ |= bit(to);
    }
    Mask occupied_after(Place from, Place to) const {
        return (at(from) == 1 ? occupied_ & ~bit(from) : occupied_) | bit(to);
    }
    void step_back(Place from, Place to) { step(to, from); }

    // A step of the rules, with its effect on the compulsory entry.
    Place play(Place from, Die die) {
        const Place to = rules_->landing(from, die);
        step(from, to);
        if (bit(from) & entrances()) owed_ = false;
        return to;
    }
    void take_back(Place from, Place to, bool owed) {
        step_back(from, to);
        owed_ = owed;
    }

  private:
    Mask while_entering(Mask free, unsigned d) const {
        const Mask reserve = bit(Rules::reserve());
        const Mask inside = bit(rules_->entering_cells - d + 1) - bit(1); // stays on these cells
        if (rules_->entering == Entering::once_a_turn) return free & (reserve | inside);
        return free & reserve ? reserve : free & inside;
    }
    // All are in the last table: from the die's own cell, or, if nobody stands on it or farther
    // back, from the nearest one closer to the exit.
    Mask leaving(unsigned d) const {
        const Mask men = occupied_ & rules_->cell_mask();
        const Mask exact = bit(rules_->cells + 1 - d);
        if (men & exact) return exact;
        return men & (exact - 1) ? 0 : men & (~men + 1);
    }

    const Rules* rules_;
    std::array<std::uint8_t, most_places> count_;
    Mask occupied_;
    Mask open_;
    Mask columns_, outside_; // of the rules, at hand
    bool owed_;
};

} // namespace tables
