// Three dice, thrown together, and which of them are already played.
#pragma once

#include <array>
#include <cstdint>

namespace astronomica {

inline constexpr unsigned dice_count = 3;

// Bit i stands for die i of the throw.
using DiceSet = std::uint8_t;
inline constexpr DiceSet no_dice = 0;
inline constexpr DiceSet all_dice = 7;

constexpr unsigned size(DiceSet dice) {
    return (dice & 1u) + (dice >> 1 & 1u) + (dice >> 2 & 1u);
}
constexpr DiceSet without(DiceSet dice, DiceSet played) {
    return static_cast<DiceSet>(dice & ~played);
}

// The dice ascending, since the order in which they fall means nothing.
class Throw {
  public:
    constexpr Throw() = default; // not thrown yet
    constexpr Throw(unsigned low, unsigned middle, unsigned high)
        : dice_{static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(middle),
                static_cast<std::uint8_t>(high)} {}

    constexpr unsigned die(unsigned i) const { return dice_[i]; }
    constexpr DiceSet played() const { return played_; }
    constexpr DiceSet unplayed() const { return without(all_dice, played_); }
    constexpr void play(DiceSet dice) { played_ = static_cast<DiceSet>(played_ | dice); }

    constexpr unsigned sum(DiceSet dice) const {
        unsigned sum = 0;
        for (unsigned i = 0; i < dice_count; ++i)
            if (dice >> i & 1u) sum += dice_[i];
        return sum;
    }

    // Equal dice can't be told apart: of all ways to take the same numbers from `among`, only the
    // one with the first dice is plain.
    constexpr bool is_plain(DiceSet dice, DiceSet among) const {
        for (unsigned i = 1; i < dice_count; ++i) {
            const bool taken = dice >> i & 1u;
            const bool twin_left = without(among, dice) >> (i - 1) & 1u;
            if (taken && twin_left && dice_[i] == dice_[i - 1]) return false;
        }
        return true;
    }

    // In how many of sides³ throws these three numbers fall.
    constexpr unsigned weight() const {
        if (dice_[0] == dice_[2]) return 1;
        return dice_[0] == dice_[1] || dice_[1] == dice_[2] ? 3 : 6;
    }

  private:
    std::array<std::uint8_t, dice_count> dice_{};
    DiceSet played_ = no_dice;
};

// Calls `visit(Throw)` for every throw, ascending.
template <class Visit>
constexpr void each_throw(unsigned sides, Visit visit) {
    for (unsigned low = 1; low <= sides; ++low)
        for (unsigned middle = low; middle <= sides; ++middle)
            for (unsigned high = middle; high <= sides; ++high) visit(Throw(low, middle, high));
}

inline constexpr unsigned most_sides = 7;
// 7 · 8 · 9 / 3!: ways to draw three of seven numbers, with repetition.
inline constexpr unsigned most_throws = 84;
inline constexpr unsigned most_steps = most_sides * dice_count;

} // namespace astronomica
