#include "threats.hpp"

#include <utility>

namespace tablut {

namespace {

// The squares at which a slide from `at` stops: one farther than it reaches.
Bits stops(const Line& line, const Variant& variant, unsigned number, unsigned at) {
    const Bits reached = line_tables.reach(line.occupied() | variant.blocked(number), at) | bit(at);
    return (up(reached, 1) | down(reached, 1)) & line.occupied();
}

} // namespace

bool can_reach(const Position& position, const Variant& variant, Side side, Square square) {
    const Line& row = position.row(square.rank);
    const Line& column = position.column(square.file);
    Bits files = stops(row, variant, square.rank, square.file) & row.of(side);
    Bits ranks = stops(column, variant, square.file, square.rank) & column.of(side);
    if (variant.is_throne(square)) {
        // Only the king may stop here, and only where he may come back.
        if (variant.no_stop(square.rank, true) & bit(square.file)) return false;
        const Square king = position.king();
        files &= king.rank == square.rank ? bit(king.file) : 0;
        ranks &= king.file == square.file ? bit(king.rank) : 0;
    }
    return (files | ranks) != 0;
}

std::optional<Square> king_trap(const Position& position, const Variant& variant) {
    if (!position.king_lives()) return std::nullopt;
    for (Square s : neighbours(position.king()))
        if (position.is_empty(s) && king_fate(position, variant, s) != Ending::none &&
            can_reach(position, variant, Side::muscovites, s))
            return s;
    return std::nullopt;
}

unsigned men_in_danger(const Position& position, const Variant& variant, Side side) {
    std::array<bool, square_count> marked{};
    unsigned count = 0;
    for (unsigned rank = 0; rank < board_size; ++rank)
        each_place(whole_line & ~position.row(rank).occupied(), [&](unsigned file) {
            const Square s = Square::at(file, rank);
            const FewSquares taken = taken_by(position, variant, other(side), s);
            if (taken.empty() || !can_reach(position, variant, other(side), s)) return;
            for (Square man : taken)
                if (!std::exchange(marked[man.index()], true)) ++count;
        });
    return count;
}

std::optional<Move> winning_move(const Position& position, const Variant& variant) {
    MoveList moves;
    list_moves(position, variant, moves);
    for (Move move : moves) {
        Position next = position;
        Ending ending = play(next, variant, move).ending;
        if (ending == Ending::none && !can_move(next, variant, next.to_move()))
            ending = Ending::no_move;
        if (winner_of(ending, next.to_move()) == position.to_move()) return move;
    }
    return std::nullopt;
}

Position passed(const Position& position) {
    Position next = position;
    next.pass_turn();
    return next;
}

} // namespace tablut
