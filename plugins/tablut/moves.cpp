#include "moves.hpp"

namespace tablut {

namespace {

unsigned line_moves(const Line& line, const Variant& variant, unsigned number, Side side) {
    return line_tables.moves(variant.kind(number), line, side);
}

// Thrones only the king may stop on: the tables count him as a man.
unsigned extra_king_moves(const Position& position, const Variant& variant) {
    const Square king = position.king();
    if (variant.throne_rule() != Throne::open || king == nowhere) return 0;
    const Cross all = destinations(position, variant, king);
    return count_places(all.files & variant.no_stop(king.rank)) +
           count_places(all.ranks & variant.no_stop(king.file));
}

// Without its `skip` lowest places.
Bits without_lowest(Bits bits, unsigned skip) {
    while (skip-- > 0) bits &= bits - 1;
    return bits;
}

} // namespace

void list_moves(const Position& position, const Variant& variant, MoveList& moves) {
    const Side side = position.to_move();
    for (unsigned rank = 0; rank < board_size; ++rank)
        each_place(position.row(rank).of(side), [&](unsigned file) {
            const Square from = Square::at(file, rank);
            const Cross to = destinations(position, variant, from);
            const Bits below = bit(rank) - 1;
            each_place(to.ranks & below,
                       [&](unsigned r) { moves.add({from, Square::at(file, r)}); });
            each_place(to.files, [&](unsigned f) { moves.add({from, Square::at(f, rank)}); });
            each_place(to.ranks & ~below,
                       [&](unsigned r) { moves.add({from, Square::at(file, r)}); });
        });
}

unsigned count_moves(const Position& position, const Variant& variant, Side side) {
    unsigned count = side == Side::swedes ? extra_king_moves(position, variant) : 0;
    for (unsigned i = 0; i < board_size; ++i)
        count += line_moves(position.row(i), variant, i, side) +
                 line_moves(position.column(i), variant, i, side);
    return count;
}

bool can_move(const Position& position, const Variant& variant, Side side) {
    // Nearly always somebody has a free square beside him that is no throne.
    for (unsigned i = 0; i < board_size; ++i) {
        const Line& row = position.row(i);
        const Bits free = whole_line & ~row.occupied() & ~variant.no_stop(i);
        if (row.of(side) & (up(free, 1) | down(free, 1))) return true;
    }
    for (unsigned i = 0; i < board_size; ++i)
        if (line_moves(position.row(i), variant, i, side) +
                line_moves(position.column(i), variant, i, side) >
            0)
            return true;
    return side == Side::swedes && extra_king_moves(position, variant) > 0;
}

bool is_legal(const Position& position, const Variant& variant, Move move) {
    return position.stands(position.to_move(), move.from) &&
           destinations(position, variant, move.from).contains(move.from, move.to);
}

CountedMoves::CountedMoves(const Position& position, const Variant& variant)
    : position_(position), variant_(variant), total_(0) {
    const Side side = position.to_move();
    for (unsigned i = 0; i < board_size; ++i) {
        const unsigned in_row = line_moves(position.row(i), variant, i, side);
        const unsigned in_column = line_moves(position.column(i), variant, i, side);
        by_line_[i] = static_cast<std::uint8_t>(in_row);
        by_line_[board_size + i] = static_cast<std::uint8_t>(in_column);
        total_ += in_row + in_column;
    }
    if (side == Side::swedes) total_ += extra_king_moves(position, variant);
}

Move CountedMoves::operator[](unsigned n) const {
    for (unsigned i = 0; i < by_line_.size(); ++i) {
        if (n < by_line_[i]) return on_line(i, n);
        n -= by_line_[i];
    }
    return own_throne(n);
}

Move CountedMoves::on_line(unsigned i, unsigned n) const {
    const bool is_row = i < board_size;
    const unsigned number = is_row ? i : i - board_size;
    const Line& line = is_row ? position_.row(number) : position_.column(number);
    for (Bits men = line.of(position_.to_move());; men &= men - 1) {
        const unsigned at = first_place(men);
        const Bits reached = along(line, variant_, number, at, false);
        const unsigned count = count_places(reached);
        if (n < count) {
            const unsigned to = first_place(without_lowest(reached, n));
            return is_row ? Move{Square::at(at, number), Square::at(to, number)}
                          : Move{Square::at(number, at), Square::at(number, to)};
        }
        n -= count;
    }
}

// A throne that only the king may stop on.
Move CountedMoves::own_throne(unsigned n) const {
    const Square king = position_.king();
    const Cross all = destinations(position_, variant_, king);
    const Bits files = all.files & variant_.no_stop(king.rank);
    const Bits ranks = all.ranks & variant_.no_stop(king.file);
    const unsigned in_row = count_places(files);
    if (n < in_row) return {king, Square::at(first_place(without_lowest(files, n)), king.rank)};
    return {king, Square::at(king.file, first_place(without_lowest(ranks, n - in_row)))};
}

FewSquares king_exits(const Position& position, const Variant& variant) {
    FewSquares exits;
    const Square king = position.king();
    if (king == nowhere || variant.is_goal(king)) return exits;
    const Cross to = destinations(position, variant, king);
    each_place(to.files, [&](unsigned file) {
        const Square s = Square::at(file, king.rank);
        if (variant.is_goal(s)) exits.add(s);
    });
    each_place(to.ranks, [&](unsigned rank) {
        const Square s = Square::at(king.file, rank);
        if (variant.is_goal(s)) exits.add(s);
    });
    return exits;
}

} // namespace tablut
