// What either side could do on its next move: the facts that the evaluation, the explanations and
// the hints share.
#pragma once

#include <optional>

#include "captures.hpp"

namespace tablut {

// A man of `side` could move to this empty square (a throne is reached by the king alone).
bool can_reach(const Position& position, const Variant& variant, Side side, Square square);

// The men of `side` that could, by their place in the square's row and column.
Cross movers_to(const Position& position, const Variant& variant, Side side, Square square);

// In how many directions the king could leave the board if White were to move now.
unsigned count_exits(const Position& position, const Variant& variant);

// Where a Muscovite could come to capture or enclose the king, if Black were to move now.
std::optional<Square> king_trap(const Position& position, const Variant& variant);

// The men of `side` that the other side could take, if it were to move now; the king is not one.
unsigned men_in_danger(const Position& position, const Variant& variant, Side side);

// Empty squares on which a man of `side` would take somebody if he came there, by rank.
using Squares = std::array<std::uint16_t, board_size>;
Squares capture_squares(const Position& position, const Variant& variant, Side side);

// The moves of the side to move that take men; `where` are its capture squares.
void list_captures(const Position& position, const Variant& variant, const Squares& where,
                   MoveList& moves);

// A move that ends the game at once in favour of the side to move.
std::optional<Move> winning_move(const Position& position, const Variant& variant);

// The position with the other side to move, as if the turn were given away.
Position passed(const Position& position);

} // namespace tablut
