// All that a throw can lead to: every whole turn, each resulting position once.
//
// Steps that don't depend on each other lead to the same position in any order, so most orders are
// never tried: as long as no man waits, is in reserve or could be borne off, two neighbouring steps
// are swapped into order (by die, then by place) unless the second continues the first. What still
// comes out twice is told by a 64-bit key. Elsewhere all orders are tried, and a position that was
// there before, with the same dice left, is not gone on from.
#pragma once

#include "key_set.hpp"
#include "lane.hpp"

namespace tables {

// One way to play a throw.
struct Turn {
    std::array<Step, most_steps> steps{};
    unsigned count = 0;
};

// Made once and used for many positions: it keeps its memory, and nothing else.
class Turns {
  public:
    static constexpr std::uint64_t no_limit = ~std::uint64_t{0};

    // All turns with the throw in hand. False, if more than so many steps were tried and the list
    // is not whole (twelve steps can be played in very many ways).
    bool find(const Rules& rules, const Position& position, std::uint64_t most_steps = no_limit);

    std::size_t size() const { return size_; }
    const Turn* begin() const { return found_.data(); }
    const Turn* end() const { return found_.data() + size_; }
    const Turn& operator[](std::size_t n) const { return found_[n]; }

  private:
    struct Walk;
    struct Last;

    bool may_try() { return steps_left_ > 0 && steps_left_-- > 0; }
    bool is_free(const Lane& lane, const Left& left) const;
    void walk_free(Walk& walk, const Left& left, std::uint64_t key, Mask blots, Last last);
    void steps_with(Walk& walk, const Left& left, unsigned kind, Mask from, std::uint64_t key,
                    Mask blots);
    bool goes_on(const Walk& walk, const Left& rest, const Last& last) const;
    void last_steps(Walk& walk, Die die, Mask from, std::uint64_t key, Mask blots);
    void walk_gated(Walk& walk, const Left& left, std::uint64_t key, Mask blots);
    void finish(const Walk& walk, std::uint64_t key);
    void lengthen(unsigned count, std::uint64_t& key);
    void add(const Turn& turn);

    KeySet seen_;
    std::vector<Turn> found_;
    std::size_t size_ = 0;
    unsigned longest_ = 0;
    std::uint64_t steps_left_ = 0;
};

// The position after a whole turn: the other player's, or the end of the game.
Position after_turn(const Rules& rules, const Position& position, const Turn& turn);

} // namespace tables
