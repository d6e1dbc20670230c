#include "line.hpp"

namespace tablut {

namespace {

Bits slide(Bits occupied, unsigned at) {
    Bits reached = 0;
    for (unsigned to = at + 1; to < board_size && !(occupied & bit(to)); ++to) reached |= bit(to);
    for (unsigned to = at; to-- > 0 && !(occupied & bit(to));) reached |= bit(to);
    return reached;
}

struct Bar {
    Bits blocked;
    Bits no_stop;
};

Bar bar_of(LineKind kind) {
    switch (kind) {
    case LineKind::plain:
        return {0, 0};
    case LineKind::closed_centre:
        return {bit(centre), bit(centre)};
    case LineKind::crossed_centre:
        return {0, bit(centre)};
    case LineKind::throne_ends:
        return {0, bit(0) | bit(board_size - 1)};
    }
    return {0, 0};
}

} // namespace

LineTables::LineTables() {
    for (unsigned bits = 0; bits < bit_patterns; ++bits) {
        unsigned power = 1;
        for (unsigned place = 0; place < board_size; ++place, power *= 3) {
            reach_[bits][place] = static_cast<std::uint16_t>(slide(bits, place));
            if (bits & bit(place))
                ternary_[bits] = static_cast<std::uint16_t>(ternary_[bits] + power);
        }
    }
    for (unsigned kind = 0; kind < kind_count; ++kind) {
        const Bar bar = bar_of(static_cast<LineKind>(kind));
        for (unsigned black = 0; black < bit_patterns; ++black)
            // All subsets of the squares that Black leaves free.
            for (unsigned free = ~black & whole_line, white = free;; white = (white - 1) & free) {
                const Bits occupied = black | white | bar.blocked;
                Counts& counts = counts_[kind][ternary_[black] + 2u * ternary_[white]];
                for (unsigned place = 0; place < board_size; ++place) {
                    const Bits reached = reach_[occupied][place] & ~bar.no_stop;
                    const unsigned count = count_places(reached);
                    const bool man[] = {(black & bit(place)) != 0, (white & bit(place)) != 0};
                    for (unsigned side = 0; side < 2; ++side)
                        if (man[side])
                            counts[side] = static_cast<std::uint8_t>(counts[side] + count);
                }
                if (white == 0) break;
            }
    }
}

const LineTables line_tables;

} // namespace tablut
