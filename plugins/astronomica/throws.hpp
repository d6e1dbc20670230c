// The throws that make a difference: what chance can do to a position, for whoever looks ahead.
#pragma once

#include "dice.hpp"
#include "terms.hpp"

namespace astronomica {

// Throws with the same total are one throw where only the total counts: 16 instead of 56.
class Totals {
  public:
    explicit constexpr Totals(unsigned sides) {
        each_throw(sides, [&](const Throw& thrown) {
            examples_[thrown.sum(all_dice)] = thrown;
            weights_[thrown.sum(all_dice)] += thrown.weight();
        });
    }
    const Throw& example(unsigned total) const { return examples_[total]; }
    unsigned weight(unsigned total) const { return weights_[total]; }

  private:
    std::array<Throw, most_steps + 1> examples_{};
    std::array<unsigned, most_steps + 1> weights_{};
};
inline constexpr Totals six_totals(6);
inline constexpr Totals seven_totals(7);

// Calls `visit(Throw, weight)`; the weights add up to sides³.
template <class Visit>
void each_different_throw(const Terms& terms, Visit visit) {
    if (terms.dice == DiceUse::split)
        return each_throw(terms.sides,
                          [&](const Throw& thrown) { visit(thrown, thrown.weight()); });
    const Totals& totals = terms.sides == 6 ? six_totals : seven_totals;
    for (unsigned total = dice_count; total <= terms.sides * dice_count; ++total)
        visit(totals.example(total), totals.weight(total));
}

} // namespace astronomica
