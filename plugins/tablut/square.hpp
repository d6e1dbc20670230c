// Squares, sides and moves: the words the rest of the game is written in.
#pragma once

#include <array>
#include <cstdint>

namespace tablut {

inline constexpr unsigned board_size = 9;
inline constexpr unsigned square_count = board_size * board_size;
inline constexpr unsigned centre = 4; // the throne is e5: file 4, rank 4

// Black, who begins, and White, who has the king.
enum class Side : std::uint8_t { muscovites, swedes };

constexpr Side other(Side side) {
    return side == Side::muscovites ? Side::swedes : Side::muscovites;
}

// Both coordinates count from 0: a1 is {0, 0}.
struct Square {
    std::uint8_t file = 0;
    std::uint8_t rank = 0;

    static constexpr Square at(unsigned file, unsigned rank) {
        return {static_cast<std::uint8_t>(file), static_cast<std::uint8_t>(rank)};
    }
    // a1 is 0, b1 is 1, a2 is 9.
    static constexpr Square number(unsigned index) {
        return at(index % board_size, index / board_size);
    }
    constexpr unsigned index() const { return rank * board_size + file; }

    friend constexpr bool operator==(Square a, Square b) {
        return a.file == b.file && a.rank == b.rank;
    }
    friend constexpr bool operator!=(Square a, Square b) { return !(a == b); }
};

inline constexpr Square throne = Square::at(centre, centre);
// Where the king is once he has been taken.
inline constexpr Square nowhere = Square::at(15, 15);

constexpr unsigned distance(unsigned a, unsigned b) {
    return a > b ? a - b : b - a;
}
// Side by side along a rank or a file.
constexpr bool adjacent(Square a, Square b) {
    return distance(a.file, b.file) + distance(a.rank, b.rank) == 1;
}
constexpr bool on_edge(Square s) {
    return s.file == 0 || s.rank == 0 || s.file == board_size - 1 || s.rank == board_size - 1;
}
constexpr bool on_corner(Square s) {
    return (s.file == 0 || s.file == board_size - 1) && (s.rank == 0 || s.rank == board_size - 1);
}

struct Move {
    Square from;
    Square to;

    friend constexpr bool operator==(Move a, Move b) { return a.from == b.from && a.to == b.to; }
};

// Up to four squares: the neighbours of one, or the men one move takes.
class FewSquares {
  public:
    constexpr void add(Square square) { squares_[size_++] = square; }
    constexpr unsigned size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const Square* begin() const { return squares_.data(); }
    constexpr const Square* end() const { return squares_.data() + size_; }
    constexpr bool contains(Square square) const {
        for (Square s : *this)
            if (s == square) return true;
        return false;
    }

  private:
    std::array<Square, 4> squares_{};
    std::uint8_t size_ = 0;
};

// The neighbours that exist: two in a corner, three at the edge, four elsewhere.
constexpr FewSquares neighbours(Square s) {
    FewSquares found;
    if (s.rank > 0) found.add(Square::at(s.file, s.rank - 1u));
    if (s.file > 0) found.add(Square::at(s.file - 1u, s.rank));
    if (s.file + 1u < board_size) found.add(Square::at(s.file + 1u, s.rank));
    if (s.rank + 1u < board_size) found.add(Square::at(s.file, s.rank + 1u));
    return found;
}

} // namespace tablut
