// What the evaluation sees in a position: features that are counted, each with a weight.
//
// Men count by where they stand (the board has fifteen kinds of squares, all others are mirror
// images), the king by his freedom, and each corner of the board by how Black has closed it. The
// weights are learned from games (lessons.hpp); nothing but weights.cpp knows them one by one.
#pragma once

#include <algorithm>

#include "threats.hpp"

namespace tablut {

inline constexpr unsigned square_kinds = 15;
inline constexpr unsigned corner_kinds = 12;
inline constexpr unsigned most_ways_out = 8;

enum Feature : unsigned {
    every_position = 0, // counted once, whatever stands on the board
    swedes_turn,
    one_exit, // the king could leave the board, but Black is to move
    two_exits,
    closed_side,                 // how many sides of the king are closed, 0 … 4
    king_step = closed_side + 5, // how many squares the king can go to, 0 … 16
    way_out = king_step + 17,    // how many exits he reaches in two moves
    corner = way_out + most_ways_out + 1,
    muscovite_on = corner + corner_kinds,
    swede_on = muscovite_on + square_kinds,
    king_on = swede_on + square_kinds,
    feature_count = king_on + square_kinds
};

// For White, in the evaluation's units.
using Weights = std::array<std::int16_t, feature_count>;

// The same for mirror images.
inline constexpr auto square_kind = [] {
    std::array<std::uint8_t, square_count> kinds{};
    for (unsigned i = 0; i < square_count; ++i) {
        const Square s = Square::number(i);
        const unsigned a = centre - distance(s.file, centre), b = centre - distance(s.rank, centre);
        const unsigned low = a < b ? a : b, high = a < b ? b : a;
        kinds[i] = static_cast<std::uint8_t>(high * (high + 1) / 2 + low);
    }
    return kinds;
}();

// Of a man, not the king.
constexpr unsigned man_feature(Side side, Square square) {
    return (side == Side::swedes ? swede_on : muscovite_on) + square_kind[square.index()];
}

// Calls `visit` with the feature of every man but the king.
template <class Visit>
void each_man(const Position& position, Visit visit) {
    for (unsigned rank = 0; rank < board_size; ++rank)
        for (Side side : {Side::muscovites, Side::swedes})
            each_place(position.row(rank).of(side), [&](unsigned file) {
                const Square s = Square::at(file, rank);
                if (s != position.king()) visit(man_feature(side, s));
            });
}

// The sum of the men's weights; a search keeps it up to date move by move.
int men_value(const Position& position, const Weights& weights);

// How far Black has closed the corner that `flip` turns to a1: the squares beside the diagonal
// count alike.
inline unsigned corner_kind(const Position& position, const Variant& variant, bool flip_files,
                            bool flip_ranks) {
    const auto black = [&](unsigned file, unsigned rank) {
        constexpr unsigned last = board_size - 1;
        return position.stands(Side::muscovites, Square::at(flip_files ? last - file : file,
                                                            flip_ranks ? last - rank : rank))
                   ? 1u
                   : 0u;
    };
    if (variant.goal_rule() == Goal::edge)
        return black(1, 2) + black(2, 1) + 3 * black(1, 1) + 6 * black(2, 2);
    return black(0, 2) + black(2, 0) + 3 * black(1, 1) + 6 * (black(1, 2) | black(2, 1));
}

// Exits that the king reaches in two moves, if White were to move now.
unsigned ways_out(const Position& position, const Variant& variant, const Cross& steps);

// Calls `visit` with every feature but the men's, once for each time it counts.
template <class Visit>
void each_feature(const Position& position, const Variant& variant, Visit visit) {
    const Square king = position.king();
    const Cross steps = destinations(position, variant, king);
    visit(every_position);
    if (position.to_move() == Side::swedes) visit(swedes_turn);
    const unsigned exits = count_places(steps.files & variant.goals(king.rank)) +
                           count_places(steps.ranks & variant.goals(king.file));
    if (exits > 0) visit(exits == 1 ? one_exit : two_exits);
    unsigned closed = 0;
    for (Square s : neighbours(king))
        closed += position.stands(Side::muscovites, s) || (s == throne && !steps.contains(king, s));
    visit(closed_side + closed);
    visit(king_step + count_places(steps.files) + count_places(steps.ranks));
    visit(way_out + std::min(ways_out(position, variant, steps), most_ways_out));
    for (const bool flip_files : {false, true})
        for (const bool flip_ranks : {false, true})
            visit(corner + corner_kind(position, variant, flip_files, flip_ranks));
    visit(king_on + square_kind[king.index()]);
}

} // namespace tablut
