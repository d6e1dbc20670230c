#include "position.hpp"

namespace tablut {

namespace {

// SplitMix64's finisher (Steele, Lea, Flood 2014): numbers without a pattern, from no table.
constexpr std::uint64_t scrambled(std::uint64_t x) {
    x *= 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

struct Keys {
    std::array<std::array<std::uint64_t, square_count>, 3> men{};
    std::uint64_t swedes_turn = scrambled(1);

    constexpr Keys() {
        for (unsigned man = 0; man < 3; ++man)
            for (unsigned s = 0; s < square_count; ++s)
                men[man][s] = scrambled(2 + man * square_count + s);
    }
    constexpr std::uint64_t of(Man man, Square s) const {
        return men[static_cast<unsigned>(man)][s.index()];
    }
};

constexpr Keys keys;

constexpr Side side_of(Man man) {
    return man == Man::muscovite ? Side::muscovites : Side::swedes;
}

} // namespace

Position Position::start() {
    Position position;
    // One arm of the cross, from the edge inwards, turned to all four sides.
    constexpr unsigned last = board_size - 1;
    for (unsigned across : {centre - 1, centre, centre + 1})
        for (Square s : {Square::at(across, 0), Square::at(across, last), Square::at(0, across),
                         Square::at(last, across)})
            position.put(Man::muscovite, s);
    for (unsigned depth = 1; depth < centre; ++depth)
        for (Square s : {Square::at(centre, depth), Square::at(centre, last - depth),
                         Square::at(depth, centre), Square::at(last - depth, centre)})
            position.put(depth == 1 ? Man::muscovite : Man::swede, s);
    position.put(Man::king, throne);
    return position;
}

Man Position::at(Square square) const {
    if (square == king_) return Man::king;
    if (stands(Side::muscovites, square)) return Man::muscovite;
    return stands(Side::swedes, square) ? Man::swede : Man::none;
}

unsigned Position::men(Side side) const {
    unsigned count = 0;
    for (const Line& row : rows_) count += count_places(row.of(side));
    return count;
}

void Position::put(Man man, Square square) {
    flip(side_of(man), square);
    hash_ ^= keys.of(man, square);
    if (man == Man::king) king_ = square;
}

void Position::lift(Square square) {
    const Man man = at(square);
    flip(side_of(man), square);
    hash_ ^= keys.of(man, square);
    if (man == Man::king) king_ = nowhere;
}

void Position::shift(Side side, Square from, Square to) {
    const bool king = from == king_;
    const Man man = king ? Man::king : (side == Side::muscovites ? Man::muscovite : Man::swede);
    flip(side, from);
    flip(side, to);
    hash_ ^= keys.of(man, from) ^ keys.of(man, to);
    if (king) king_ = to;
}

void Position::pass_turn() {
    to_move_ = other(to_move_);
    hash_ ^= keys.swedes_turn;
}

} // namespace tablut
