#include "captures.hpp"

namespace tablut {

namespace {

// On one line, with a man of `friends` arriving at `at`: enemies next to it with a friend behind.
constexpr Bits trapped(Bits friends, Bits enemies, unsigned at) {
    const Bits man = bit(at);
    return (up(man, 1) & enemies & down(friends, 1)) | (down(man, 1) & enemies & up(friends, 1));
}

Bits trapped_on(const Line& line, const Variant& variant, unsigned number, Side side, unsigned at,
                Bits king) {
    const Bits enemies = line.of(other(side));
    // A throne on which the king stands is his, so it threatens no Swede.
    const Bits friends = line.of(side) | (variant.hostile(number) & ~enemies);
    return trapped(friends, enemies & ~king, at);
}

// How many sides of the king are closed against him, by a Muscovite or by the throne, with one more
// Muscovite on `to`.
unsigned closed_sides(const Position& position, Square to) {
    unsigned closed = 0;
    for (Square s : neighbours(position.king()))
        closed += s == to || s == throne || position.stands(Side::muscovites, s);
    return closed;
}

bool captures_king(const Position& position, const Variant& variant, Square to) {
    const Square king = position.king();
    const bool on_throne = king == throne;
    if (variant.king_taken() == KingTaken::by_four)
        return !on_throne && closed_sides(position, to) == 4;
    // Two in the open, three beside the throne, four on it (R16).
    if (on_throne || adjacent(king, throne)) return closed_sides(position, to) == 4;
    const Square behind = Square::at(2u * king.file - to.file, 2u * king.rank - to.rank);
    if (behind.file >= board_size || behind.rank >= board_size) return false;
    return position.stands(Side::muscovites, behind) || variant.is_throne(behind);
}

// R11: every square beside the king holds a Muscovite or is a throne that nobody may pass.
bool encloses_king(const Position& position, const Variant& variant, Square to) {
    for (Square s : neighbours(position.king())) {
        const bool forbidden = s == throne && variant.throne_rule() == Throne::closed;
        if (s != to && !forbidden && !position.stands(Side::muscovites, s)) return false;
    }
    return true;
}

} // namespace

std::optional<Side> winner_of(Ending ending, Side to_move) {
    switch (ending) {
    case Ending::king_escaped:
        return Side::swedes;
    case Ending::king_captured:
    case Ending::king_enclosed:
        return Side::muscovites;
    case Ending::no_move:
        return other(to_move);
    case Ending::none:
    case Ending::repetition:
    case Ending::hundred_plies:
        return std::nullopt;
    }
    return std::nullopt;
}

FewSquares taken_by(const Position& position, const Variant& variant, Side side, Square to) {
    FewSquares taken;
    const Square king = side == Side::muscovites ? position.king() : nowhere;
    const Bits king_file = king.rank == to.rank ? bit(king.file) : 0;
    const Bits king_rank = king.file == to.file ? bit(king.rank) : 0;
    const Bits files =
        trapped_on(position.row(to.rank), variant, to.rank, side, to.file, king_file);
    const Bits ranks =
        trapped_on(position.column(to.file), variant, to.file, side, to.rank, king_rank);
    if ((files | ranks) == 0) return taken;
    each_place(files, [&](unsigned file) { taken.add(Square::at(file, to.rank)); });
    each_place(ranks, [&](unsigned rank) { taken.add(Square::at(to.file, rank)); });
    return taken;
}

Played play(Position& position, const Variant& variant, Move move) {
    const Side side = position.to_move();
    position.shift(side, move.from, move.to);
    Played played;
    played.taken = taken_by(position, variant, side, move.to);
    for (Square s : played.taken) position.lift(s);
    const Square king = position.king();
    if (side == Side::muscovites) {
        played.ending = king_fate(position, variant, move.to);
        if (played.ending == Ending::king_captured) {
            played.king_taken_at = king;
            position.lift(king);
        }
    } else if (king == move.to) {
        if (variant.is_goal(king)) played.ending = Ending::king_escaped;
        // From the throne he may step among three Muscovites, and it closes behind him (R11).
        if (move.from == throne && encloses_king(position, variant, nowhere))
            played.ending = Ending::king_enclosed;
    }
    position.pass_turn();
    return played;
}

Ending king_fate(const Position& position, const Variant& variant, Square to) {
    if (!adjacent(position.king(), to)) return Ending::none;
    if (captures_king(position, variant, to)) return Ending::king_captured;
    return encloses_king(position, variant, to) ? Ending::king_enclosed : Ending::none;
}

Ending ending_of(const Position& position, const Variant& variant) {
    if (!position.king_lives()) return Ending::king_captured;
    if (variant.is_goal(position.king())) return Ending::king_escaped;
    if (encloses_king(position, variant, nowhere)) return Ending::king_enclosed;
    return can_move(position, variant, position.to_move()) ? Ending::none : Ending::no_move;
}

} // namespace tablut
