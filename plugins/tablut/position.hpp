// What stands on the board and who is to move. A plain value of 88 bytes, cheap to copy.
#pragma once

#include "line.hpp"
#include "square.hpp"

namespace tablut {

enum class Man : std::uint8_t { muscovite, swede, king, none };

constexpr unsigned most_of(Man man) {
    return man == Man::muscovite ? 16 : (man == Man::swede ? 8 : 1);
}

class Position {
  public:
    // An empty board, for setting up; Black is to move.
    Position() = default;
    static Position start();

    const Line& row(unsigned rank) const { return rows_[rank]; }
    const Line& column(unsigned file) const { return columns_[file]; }
    Square king() const { return king_; }
    bool king_lives() const { return king_ != nowhere; }
    Side to_move() const { return to_move_; }
    // Of the men and the side to move, the same on every machine.
    std::uint64_t hash() const { return hash_; }

    Man at(Square square) const;
    bool stands(Side side, Square square) const {
        return rows_[square.rank].of(side) & bit(square.file);
    }
    bool is_empty(Square square) const {
        return !(rows_[square.rank].occupied() & bit(square.file));
    }
    unsigned men(Side side) const; // the king is counted too

    void put(Man man, Square square);
    void lift(Square square);
    void shift(Side side, Square from, Square to);
    void pass_turn();

    friend bool operator==(const Position& a, const Position& b) {
        return a.rows_ == b.rows_ && a.king_ == b.king_ && a.to_move_ == b.to_move_;
    }

  private:
    void flip(Side side, Square square) {
        rows_[square.rank].flip(side, bit(square.file));
        columns_[square.file].flip(side, bit(square.rank));
    }

    std::array<Line, board_size> rows_{};
    std::array<Line, board_size> columns_{};
    Square king_ = nowhere;
    Side to_move_ = Side::muscovites;
    std::uint64_t hash_ = 0;
};

} // namespace tablut
