// One row or column of the board, and tables that answer at once what can happen on it.
//
// The board is kept twice, by rows and by columns, nine bits a side and line. All moves and
// captures run along one line, so nine bits decide them, and what nine squares can hold (nothing, a
// Muscovite, a Swede: 3⁹ = 19,683 ways) is few enough to be counted beforehand.
#pragma once

#include <array>
#include <cstdint>

#include "square.hpp"

namespace tablut {

// Bit i is the i-th square of a line, from a or from 1. Nine bits, but computed with as C++ does.
using Bits = unsigned;

inline constexpr Bits whole_line = (1u << board_size) - 1;

constexpr Bits bit(unsigned place) {
    return 1u << place;
}

// Shifted towards higher and lower places; what falls off the board is gone.
constexpr Bits up(Bits bits, unsigned by) {
    return (bits << by) & whole_line;
}
constexpr Bits down(Bits bits, unsigned by) {
    return bits >> by;
}

// A table, because the oldest machine we build for has no instruction for it.
inline constexpr auto set_places = [] {
    std::array<std::uint8_t, 1u << board_size> counts{};
    for (unsigned bits = 1; bits < counts.size(); ++bits)
        counts[bits] = static_cast<std::uint8_t>(counts[bits / 2] + (bits & 1u));
    return counts;
}();

constexpr unsigned count_places(Bits bits) {
    return set_places[bits];
}
inline unsigned first_place(Bits bits) {
    return static_cast<unsigned>(__builtin_ctz(bits));
}

// Calls `visit` with every set place, ascending.
template <class Visit>
void each_place(Bits bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(first_place(bits));
}

struct Line {
    std::array<std::uint16_t, 2> men{}; // by side; the king is among the Swedes

    Bits of(Side side) const { return men[static_cast<unsigned>(side)]; }
    void flip(Side side, Bits places) {
        auto& bits = men[static_cast<unsigned>(side)];
        bits = static_cast<std::uint16_t>(bits ^ places);
    }
    Bits occupied() const { return Bits{men[0]} | men[1]; }

    friend bool operator==(const Line& a, const Line& b) { return a.men == b.men; }
};

// What thrones do to a line, for men (the king of the five thrones is counted apart).
enum class LineKind : std::uint8_t {
    plain,          // no throne
    closed_centre,  // nobody passes the middle square
    crossed_centre, // everybody passes the middle square, nobody stops
    throne_ends     // nobody stops on either end
};

constexpr LineKind line_kind(Bits blocked, Bits no_stop) {
    if (blocked) return LineKind::closed_centre;
    if (no_stop == bit(centre)) return LineKind::crossed_centre;
    return no_stop ? LineKind::throne_ends : LineKind::plain;
}

class LineTables {
  public:
    LineTables();

    // Where a man at `at` can slide to, as far as the first occupied square on either side.
    Bits reach(Bits occupied, unsigned at) const { return reach_[occupied][at]; }

    // How many moves along this line a side has. A piece on the central throne is the king, so the
    // throne then is a square like any other.
    unsigned moves(LineKind kind, const Line& line, Side side) const {
        const unsigned code = ternary_[line.men[0]] + 2u * ternary_[line.men[1]];
        return counts_[static_cast<unsigned>(kind)][code][static_cast<unsigned>(side)];
    }

  private:
    static constexpr unsigned bit_patterns = 1u << board_size;
    static constexpr unsigned line_codes = 19'683;
    static constexpr unsigned kind_count = 4;
    using Counts = std::array<std::uint8_t, 2>;

    std::array<std::array<std::uint16_t, board_size>, bit_patterns> reach_{};
    std::array<std::uint16_t, bit_patterns> ternary_{}; // the bits read as digits of base 3
    std::array<std::array<Counts, line_codes>, kind_count> counts_{};
};

// Made when the library is loaded, and never changed.
extern const LineTables line_tables;

} // namespace tablut
