// Where the men stand and what each planet owns: plain data, with the counts kept true.
#pragma once

#include "ring.hpp"
#include "terms.hpp"

namespace astronomica {

// What one planet has.
struct Side {
    std::uint64_t cells = 0;    // bit c: men of this planet stand on cell c
    std::uint32_t captured = 0; // enemy men taken so far
    std::uint8_t waiting = 0;   // men on the axis
    std::uint8_t on_ring = 0;   // men on the ring
    std::uint8_t tokens = 0;    // for ransom; the stake is in the bank (R20)
    std::uint8_t fallen = 0;    // 1 for the planet that went out first, and so on; 0 while in play

    unsigned men() const { return unsigned{waiting} + on_ring; }
};

class Board {
  public:
    Board() = default; // without players
    Board(Planets seats, const Terms& terms) {
        in_play_ = seats;
        for (Planet planet : seats) {
            side_of_planet(planet).tokens = static_cast<std::uint8_t>(terms.tokens_each());
            set_waiting(planet, terms.men);
        }
    }

    const Side& side(Planet planet) const { return sides_[index(planet)]; }
    Planets in_play() const { return in_play_; }

    unsigned men_at(Cell cell) const { return stacks_[index(cell)] & 0xFu; }
    bool is_empty(Cell cell) const { return stacks_[index(cell)] == 0; }
    // Only of a cell that is not empty.
    Planet planet_at(Cell cell) const { return static_cast<Planet>(stacks_[index(cell)] >> 4); }
    bool stands(Planet planet, Cell cell) const { return side(planet).cells >> index(cell) & 1u; }
    std::uint8_t stack(Cell cell) const { return stacks_[index(cell)]; }

    // Men wait on two axes or more at once: the first cells that are no step now, as bits (R19).
    std::uint64_t uncounted() const { return uncounted_; }
    bool is_counted(Cell cell) const { return !(uncounted_ >> index(cell) & 1u); }

    void put(Planet planet, Cell cell) {
        Side& side = side_of_planet(planet);
        std::uint8_t& stack = stacks_[index(cell)];
        stack = static_cast<std::uint8_t>(index(planet) << 4 | (men_at(cell) + 1));
        side.cells |= bit(cell);
        ++side.on_ring;
    }
    void lift(Planet planet, Cell cell) {
        Side& side = side_of_planet(planet);
        std::uint8_t& stack = stacks_[index(cell)];
        --stack;
        if (men_at(cell) == 0) {
            stack = 0;
            side.cells &= ~bit(cell);
        }
        --side.on_ring;
    }
    void set_waiting(Planet planet, unsigned men) {
        side_of_planet(planet).waiting = static_cast<std::uint8_t>(men);
        const std::uint64_t first = bit(first_cell(planet));
        uncounted_ = men >= 2 ? uncounted_ | first : uncounted_ & ~first;
    }
    void set_tokens(Planet planet, unsigned tokens) {
        side_of_planet(planet).tokens = static_cast<std::uint8_t>(tokens);
    }
    void set_captured(Planet planet, std::uint32_t men) { side_of_planet(planet).captured = men; }
    // The planet is out, after those that went before it.
    void fall(Planet planet) {
        unsigned order = 1;
        for (const Side& side : sides_) order += side.fallen > 0;
        set_fallen(planet, order);
    }
    void set_fallen(Planet planet, unsigned order) {
        side_of_planet(planet).fallen = static_cast<std::uint8_t>(order);
        in_play_.remove(planet);
    }

  private:
    static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << index(cell); }
    Side& side_of_planet(Planet planet) { return sides_[index(planet)]; }

    std::array<Side, planet_count> sides_{};
    std::uint64_t uncounted_ = 0;
    std::array<std::uint8_t, cell_count> stacks_{}; // planet in the high half, men in the low
    Planets in_play_;
};

// Calls `visit(Cell)` for every cell on which the planet has men, ascending.
template <class Visit>
void each_cell(const Side& side, Visit visit) {
    for (std::uint64_t left = side.cells; left; left &= left - 1)
        visit(cell_at(static_cast<unsigned>(__builtin_ctzll(left))));
}

} // namespace astronomica
