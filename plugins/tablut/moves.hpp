// Where the men can go.
#pragma once

#include "position.hpp"
#include "variant.hpp"

namespace tablut {

// Sixteen men with sixteen squares each: no side ever has more moves.
inline constexpr unsigned most_moves = 256;

// A list that lives where it is declared, so that a search asks for no memory.
class MoveList {
  public:
    void add(Move move) { moves_[size_++] = move; }
    unsigned size() const { return size_; }
    Move operator[](unsigned i) const { return moves_[i]; }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }

  private:
    std::array<Move, most_moves> moves_;
    unsigned size_ = 0;
};

// Squares in the row and in the column of one man.
struct Cross {
    Bits files = 0;
    Bits ranks = 0;

    bool empty() const { return (files | ranks) == 0; }
    bool contains(Square centre_of, Square s) const {
        return (s.rank == centre_of.rank && (files & bit(s.file))) ||
               (s.file == centre_of.file && (ranks & bit(s.rank)));
    }
};

// On one line.
inline Bits along(const Line& line, const Variant& variant, unsigned number, unsigned at,
                  bool king) {
    const Bits reached = line_tables.reach(line.occupied() | variant.blocked(number), at);
    return reached & ~variant.no_stop(number, king);
}

// Where the man on `from` can go; the square is not empty.
inline Cross destinations(const Position& position, const Variant& variant, Square from) {
    const bool king = from == position.king();
    return {along(position.row(from.rank), variant, from.rank, from.file, king),
            along(position.column(from.file), variant, from.file, from.rank, king)};
}

// All moves of the side to move, by from-square, then by to-square.
void list_moves(const Position& position, const Variant& variant, MoveList& moves);

// As many as list_moves() lists for that side, from tables.
unsigned count_moves(const Position& position, const Variant& variant, Side side);

bool can_move(const Position& position, const Variant& variant, Side side);
bool is_legal(const Position& position, const Variant& variant, Move move);

// The moves of the side to move, counted line by line and not listed. Rationale: random play needs
// one move of sixty.
class CountedMoves {
  public:
    CountedMoves(const Position& position, const Variant& variant);

    unsigned total() const { return total_; }
    // Every n below the total gives another move.
    Move operator[](unsigned n) const;

  private:
    Move on_line(unsigned i, unsigned n) const;
    Move own_throne(unsigned n) const;

    const Position& position_;
    const Variant& variant_;
    std::array<std::uint8_t, 2 * board_size> by_line_; // nine rows, then nine columns
    unsigned total_;
};

// Goal squares that the king could reach if White were to move now; none once he is on one.
FewSquares king_exits(const Position& position, const Variant& variant);

} // namespace tablut
