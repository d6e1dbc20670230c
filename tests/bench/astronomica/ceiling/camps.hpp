// Everything that one planet's men can be in the short game: who is left, who waits, who stands where.
//
// Without tokens nobody comes back to the axis, and of three men the last comes forward as soon as he
// is alone there: three wait, or two wait with or without a third on the ring, or all are on the ring.
// Where nobody waits no cell differs from another, so camps that are the same but for a turn of the
// ring are one shape; 451 shapes are all there is, which makes every position of the game countable.
#pragma once

#include <vector>

#include <astronomica/rules.hpp>

namespace astronomica::ceiling {

// Numbered: out, then on the ring shape by shape and each turned 0 … 48 cells, then those who wait.
enum class Camp : std::uint16_t {};

inline constexpr unsigned men_each = 3;
inline constexpr unsigned shape_count = 1 + 25 + 425; // of one man, two and three
inline constexpr unsigned ring_count = shape_count * cell_count;
inline constexpr unsigned waiting_count = 2 + cell_count;
inline constexpr unsigned first_waiting = 1 + ring_count;
inline constexpr unsigned camp_count = first_waiting + waiting_count;

inline constexpr Camp out = Camp{0};
inline constexpr Camp at_start = static_cast<Camp>(first_waiting); // all three wait
inline constexpr Camp blocked = Camp{0xFFFF};                      // none: nobody may land there

constexpr unsigned index(Camp camp) {
    return static_cast<unsigned>(camp);
}
constexpr Camp camp_at(unsigned index) {
    return static_cast<Camp>(index);
}
constexpr bool waits(Camp camp) {
    return index(camp) >= first_waiting;
}
// Of those on the ring:
constexpr unsigned shape(Camp camp) {
    return (index(camp) - 1) / cell_count;
}
constexpr unsigned turned(Camp camp) {
    return (index(camp) - 1) % cell_count;
}

// The two of `ludariumctl match --players 2`, and what the short game agrees on.
inline constexpr std::array<Planet, 2> seats = {Planet::saturn, Planet::jupiter};
constexpr Planets both_seats() {
    return Planets::from_bits(0b11);
}
constexpr Planet enemy_of(Planet planet) {
    return planet == seats[0] ? seats[1] : seats[0];
}
constexpr Terms short_terms(std::uint8_t rounds) {
    return {Ransom::none, DiceUse::total, 6, men_each, rounds};
}

class Camps {
  public:
    Camps();

    // Throws std::logic_error if it is none of the above.
    Camp of(const Board& board, Planet planet) const;
    // On a board where the planet has nobody yet.
    void place(Camp camp, Planet planet, Board& board) const;
    // A board with these two, who must not stand on the same cell.
    Board board(Camp saturn, Camp jupiter) const;

    // Where his men stand on the ring, ascending; cell_count for nobody.
    using Cells = std::array<std::uint8_t, men_each>;
    const Cells& cells(Camp camp) const { return cells_[index(camp)]; }
    unsigned men(Camp camp) const { return men_[index(camp)]; }
    unsigned lone(Camp camp) const { return lone_[index(camp)]; } // men alone on their cell
    // What is left of a camp after an enemy has landed on the cell.
    Camp after_landing(Cell cell, Camp camp) const {
        return after_landing_[index(cell) * camp_count + index(camp)];
    }

  private:
    static unsigned key(Cells cells);
    void number_shapes();
    Camp landed_on(Cell cell, Camp camp) const;

    std::vector<Cells> cells_;
    std::vector<std::uint8_t> men_, lone_;
    std::vector<Camp> by_cells_; // of those on the ring
    std::vector<Camp> after_landing_;
};

} // namespace astronomica::ceiling
