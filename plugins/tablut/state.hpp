// A game in progress: the position, and what the rules remember of the past.
//
// R13 asks how often a position has stood on the board. A capture can't be undone, so nothing
// before the last one can come back: a state keeps the position after it and the moves played
// since, a hundred at most. That is also all it writes down (see bytes.cpp).
#pragma once

#include <optional>

#include "captures.hpp"

namespace tablut {

inline constexpr unsigned plies_to_draw = 100; // R13
inline constexpr unsigned repetitions_to_draw = 3;
// Each of the 24 men may be taken on the last of a hundred plies, and a hundred more end the game.
inline constexpr unsigned most_plies = (16 + 8 + 1) * plies_to_draw;

class State {
  public:
    State(const Variant& variant, const Position& position);

    const Variant& variant() const { return *variant_; }
    const Position& position() const { return position_; }
    Ending ending() const { return ending_; }
    bool is_over() const { return ending_ != Ending::none; }
    std::optional<Side> winner() const { return winner_of(ending_, position_.to_move()); }

    // The position after the last capture (or at the start), and what was played since.
    const Position& since() const { return since_; }
    unsigned quiet_plies() const { return plies_; }
    Move quiet_move(unsigned i) const { return moves_[i]; }
    std::uint64_t quiet_hash(unsigned i) const { return seen_[i]; } // of the position before it

    // How often the present position has stood on the board, now included.
    unsigned occurrences() const;

    // Whether a position with this hash came before the present one, since the last capture.
    bool has_stood(std::uint64_t hash) const;

    // A legal move of a game that is not over.
    Played apply(Move move);

    // Equal states have equal hashes; the order in which earlier positions came does not matter to
    // the rules, nor here.
    std::uint64_t hash() const;

    friend bool operator==(const State& a, const State& b);

  private:
    const Variant* variant_;
    Position since_;
    Position position_;
    std::uint64_t earlier_ = 0; // the sum of the hashes of the positions before this one
    std::uint8_t plies_ = 0;
    Ending ending_ = Ending::none;
    std::array<Move, plies_to_draw> moves_{};
    std::array<std::uint64_t, plies_to_draw> seen_{}; // before each of the moves
};

} // namespace tablut
