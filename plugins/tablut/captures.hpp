// Making a move: who is taken, and what becomes of the king.
#pragma once

#include <optional>

#include "moves.hpp"

namespace tablut {

// How a game ends; `none` while it goes on.
enum class Ending : std::uint8_t {
    none,
    king_escaped,
    king_captured,
    king_enclosed, // R11
    no_move,       // R12
    repetition,    // R13
    hundred_plies  // R13
};

// Nobody, if the game goes on or is drawn; `to_move` is whose turn it would be.
std::optional<Side> winner_of(Ending ending, Side to_move);

struct Played {
    FewSquares taken; // men removed from the board, not the king
    Square king_taken_at = nowhere;
    Ending ending = Ending::none; // as far as the king decides it, also against who moved
};

// Plays a legal move: moves the man, removes what it takes, passes the turn.
Played play(Position& position, const Variant& variant, Move move);

// The men that a man of `side` arriving on `to` would take.
FewSquares taken_by(const Position& position, const Variant& variant, Side side, Square to);

// What becomes of the king if a Muscovite comes to `to`: captured, enclosed (R11) or none of it.
Ending king_fate(const Position& position, const Variant& variant, Square to);

// What a position says by itself, whatever was played before: an end by the king or for want of a
// move, or none.
Ending ending_of(const Position& position, const Variant& variant);

} // namespace tablut
