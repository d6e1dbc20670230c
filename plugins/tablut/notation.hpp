// Squares, moves and positions as text.
//
// A square is its file and rank, "e5"; a move is "e5-e1", whatever it takes.
//
// A position is one line, "3mmm3/4m4/4s4/m3s3m/mmsskssmm/m3s3m/4s4/4m4/3mmm3 m": the ranks from 9
// down to 1, each from file a to i, m a Muscovite, s a Swede, k the king, a digit so many empty
// squares (never two digits in a row); then a space and who is to move, m or s. Repetitions and
// plies since the last capture are not part of it. A position without a king is one in which he was
// captured.
#pragma once

#include <string>
#include <string_view>

#include <ludarium/types.hpp>

#include "state.hpp"

namespace tablut {

std::string square_text(Square square);
std::string move_text(Move move);
// Nothing, unless the text is exactly a move between two squares of the board.
std::optional<Move> read_move(std::string_view text);

std::string position_text(const Position& position);
// Throws ludarium::Refused with the byte at which the text stopped making sense.
Position read_position(const Variant& variant, std::string_view text);

// A state with its past: the position after the last capture, and the moves since, each after a
// space. Throws ludarium::Refused for anything that no game could have written.
std::string state_bytes(const State& state);
State read_state(const Variant& variant, std::string_view bytes);

} // namespace tablut
