#include "convert.hpp"

using tables::Rules;

namespace {

plain::Board::Half plain_half(const Rules& rules, const tables::Men& men) {
    plain::Board::Half half;
    half.reserve = static_cast<std::int8_t>(men.at(Rules::reserve()));
    half.home = static_cast<std::int8_t>(men.at(rules.home()));
    for (unsigned n = 1; n <= rules.cells; ++n)
        half.cell[n] = static_cast<std::int8_t>(men.at(rules.cell(n)));
    for (unsigned k = 1; k <= rules.columns(); ++k)
        half.middle[k] = static_cast<std::int8_t>(men.at(rules.column(k)));
    half.past_six = men.ventured;
    return half;
}

} // namespace

plain::Board plain_board(const Rules& rules, const tables::Position& position,
                         tables::Colour mover) {
    plain::Board board;
    board.half[0] = plain_half(rules, position.of(mover));
    board.half[1] = plain_half(rules, position.of(other(mover)));
    return board;
}
