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

Cross movers_to(const Position& position, const Variant& variant, Side side, Square square) {
    const Line& row = position.row(square.rank);
    const Line& column = position.column(square.file);
    Cross men{stops(row, variant, square.rank, square.file) & row.of(side),
              stops(column, variant, square.file, square.rank) & column.of(side)};
    if (variant.is_throne(square)) {
        // Only the king may stop here, and only where he may come back.
        if (variant.no_stop(square.rank, true) & bit(square.file)) return {};
        const Square king = position.king();
        men.files &= king.rank == square.rank ? bit(king.file) : 0;
        men.ranks &= king.file == square.file ? bit(king.rank) : 0;
    }
    return men;
}

bool can_reach(const Position& position, const Variant& variant, Side side, Square square) {
    return !movers_to(position, variant, side, square).empty();
}

unsigned count_exits(const Position& position, const Variant& variant) {
    const Square king = position.king();
    const Cross to = destinations(position, variant, king);
    return count_places(to.files & variant.goals(king.rank)) +
           count_places(to.ranks & variant.goals(king.file));
}

std::optional<Square> king_trap(const Position& position, const Variant& variant) {
    if (!position.king_lives()) return std::nullopt;
    const Square king = position.king();
    // Most kings are far from any trap: two Muscovites need one beside him already, four need
    // three, counting the throne.
    const Bits beside_file = up(bit(king.file), 1) | down(bit(king.file), 1);
    const Bits beside_rank = up(bit(king.rank), 1) | down(bit(king.rank), 1);
    const unsigned closed =
        count_places(position.row(king.rank).of(Side::muscovites) & beside_file) +
        count_places(position.column(king.file).of(Side::muscovites) & beside_rank);
    const bool thrones_near = adjacent(king, throne) || variant.goal_rule() == Goal::corner;
    if (closed + thrones_near < (variant.king_taken() == KingTaken::by_four ? 3u : 1u))
        return std::nullopt;
    for (Square s : neighbours(king))
        if (position.is_empty(s) && king_fate(position, variant, s) != Ending::none &&
            can_reach(position, variant, Side::muscovites, s))
            return s;
    return std::nullopt;
}

namespace {

// On one line: the empty places with an enemy beside them and a friend behind him.
Bits capture_places(const Line& line, const Variant& variant, unsigned number, Side side,
                    Bits king) {
    const Bits enemies = line.of(other(side));
    const Bits friends = line.of(side) | (variant.hostile(number) & ~enemies);
    const Bits men = enemies & ~king;
    const Bits places = (down(men, 1) & down(friends, 2)) | (up(men, 1) & up(friends, 2));
    return places & ~line.occupied();
}

} // namespace

Squares capture_squares(const Position& position, const Variant& variant, Side side) {
    const Square king = side == Side::muscovites ? position.king() : nowhere;
    Squares found;
    for (unsigned i = 0; i < board_size; ++i)
        found[i] = static_cast<std::uint16_t>(
            capture_places(position.row(i), variant, i, side, king.rank == i ? bit(king.file) : 0));
    for (unsigned i = 0; i < board_size; ++i)
        each_place(
            capture_places(position.column(i), variant, i, side,
                           king.file == i ? bit(king.rank) : 0),
            [&](unsigned rank) { found[rank] = static_cast<std::uint16_t>(found[rank] | bit(i)); });
    return found;
}

void list_captures(const Position& position, const Variant& variant, const Squares& where,
                   MoveList& moves) {
    for (unsigned rank = 0; rank < board_size; ++rank)
        each_place(where[rank], [&](unsigned file) {
            const Square to = Square::at(file, rank);
            const Cross men = movers_to(position, variant, position.to_move(), to);
            each_place(men.files, [&](unsigned f) { moves.add({Square::at(f, rank), to}); });
            each_place(men.ranks, [&](unsigned r) { moves.add({Square::at(file, r), to}); });
        });
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
