// The four ways to play, each one line of data.
//
// What differs is the throne (may it be crossed, may the king come back to it), whether the corners
// are thrones too, and how the king is taken. From that each variant works out, line by line, where
// nobody passes, where nobody stops, what is hostile and where the king wins.
#pragma once

#include <string_view>

#include "line.hpp"
#include "square.hpp"

namespace tablut {

// The central throne once the king has left it.
enum class Throne : std::uint8_t {
    closed,   // nobody stops on it or crosses it, the king included
    passable, // everybody crosses it, nobody stops on it
    open      // everybody crosses it, the king may stop on it; hostile while it is empty (R16)
};

enum class Goal : std::uint8_t { edge, corner };

// How many Muscovites it takes to capture the king in the open.
enum class KingTaken : std::uint8_t { by_four, by_two };

class Variant {
  public:
    constexpr Variant(std::string_view id, Throne throne, Goal goal, KingTaken king_taken)
        : id_(id), throne_(throne), goal_(goal), king_taken_(king_taken) {
        if (throne == Throne::closed) blocked_[centre] = bit(centre);
        no_stop_[centre] = bit(centre);
        if (goal == Goal::corner) {
            hostile_[centre] = bit(centre);
            no_stop_[0] = no_stop_[last] = hostile_[0] = hostile_[last] = ends;
        }
        for (unsigned line = 0; line < board_size; ++line) {
            const bool outer = line == 0 || line == last;
            if (goal == Goal::corner) goal_bits_[line] = outer ? ends : 0;
            if (goal == Goal::edge) goal_bits_[line] = outer ? whole_line : ends;
            king_no_stop_[line] = throne == Throne::open ? 0 : no_stop_[line];
            kinds_[line] = line_kind(blocked_[line], no_stop_[line]);
        }
    }

    constexpr std::string_view id() const { return id_; }
    constexpr Throne throne_rule() const { return throne_; }
    constexpr Goal goal_rule() const { return goal_; }
    constexpr KingTaken king_taken() const { return king_taken_; }

    // The board is the same seen along its rows and along its columns, so one number names both.
    constexpr Bits blocked(unsigned line) const { return blocked_[line]; }
    constexpr Bits no_stop(unsigned line, bool king = false) const {
        return king ? king_no_stop_[line] : no_stop_[line];
    }
    // Thrones that count as an enemy of everybody while nobody stands there.
    constexpr Bits hostile(unsigned line) const { return hostile_[line]; }
    constexpr LineKind kind(unsigned line) const { return kinds_[line]; }

    // Where the king wins.
    constexpr Bits goals(unsigned line) const { return goal_bits_[line]; }
    constexpr bool is_goal(Square s) const { return goal_bits_[s.rank] & bit(s.file); }
    constexpr bool is_throne(Square s) const {
        return s == throne || (goal_ == Goal::corner && on_corner(s));
    }

  private:
    using Lines = std::array<Bits, board_size>;
    static constexpr unsigned last = board_size - 1;
    static constexpr Bits ends = bit(0) | bit(last);

    std::string_view id_;
    Throne throne_;
    Goal goal_;
    KingTaken king_taken_;
    Lines blocked_{}, no_stop_{}, king_no_stop_{}, hostile_{}, goal_bits_{};
    std::array<LineKind, board_size> kinds_{};
};

// In the order of the option's choices.
inline constexpr std::array<Variant, 4> variants = {{
    {"tablut", Throne::closed, Goal::edge, KingTaken::by_four},
    {"passable-throne", Throne::passable, Goal::edge, KingTaken::by_four},
    {"five-thrones", Throne::open, Goal::corner, KingTaken::by_two},
    {"linnaeus", Throne::closed, Goal::edge, KingTaken::by_two},
}};

inline constexpr const Variant& base_game = variants[0];
inline constexpr const Variant& passable_throne = variants[1];
inline constexpr const Variant& five_thrones = variants[2];
inline constexpr const Variant& linnaeus = variants[3];

} // namespace tablut
