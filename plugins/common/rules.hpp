// What one tables game is made of, as data: the track, the dice, how men enter and wait.
//
// The engine knows the family (steps, hitting, returning, bearing off, the longest play); whatever
// two sister games disagree about is a member here, and is set in the game's own file.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tables {

inline constexpr unsigned most_cells = 36;
inline constexpr unsigned most_columns = 12;
inline constexpr unsigned most_dice = 3;
inline constexpr unsigned most_steps = 12; // three alike count as three pairs
inline constexpr unsigned most_men = 15;
inline constexpr unsigned sides = 6; // of a die, and cells of the last table
inline constexpr unsigned level_count = 3;

// Where a man can be: the reserve, then the cells in the order of travel, then home, then the
// columns where hit men wait. A game numbers its own (see Rules).
enum class Place : std::uint8_t {};
inline constexpr unsigned most_places = 40;

constexpr unsigned index(Place place) {
    return static_cast<unsigned>(place);
}

// A set of places.
using Mask = std::uint64_t;
constexpr Mask bit(unsigned n) {
    return Mask{1} << n;
}
constexpr Mask bit(Place place) {
    return bit(index(place));
}
constexpr Place lowest(Mask mask) {
    return static_cast<Place>(__builtin_ctzll(mask));
}

enum class Die : std::uint8_t {};
constexpr unsigned pips(Die die) {
    return static_cast<unsigned>(die);
}

enum class Colour : std::uint8_t { white, black };
inline constexpr std::array<Colour, 2> both_colours = {Colour::white, Colour::black};
constexpr Colour other(Colour colour) {
    return colour == Colour::white ? Colour::black : Colour::white;
}

// How a player with men in reserve may use a die.
enum class Entering : std::uint8_t {
    before_moving, // a die that can enter a man has to
    once_a_turn    // one man a turn has to enter, the other dice are free
};

// Where a hit man waits.
enum class Waiting : std::uint8_t {
    facing_column, // the middle row: column k faces cells k and cells + 1 − k
    circle         // one place for everybody; it counts as column 1
};

struct Rules {
    std::string_view id;
    unsigned cells = 0;
    unsigned dice = 0;
    unsigned usual_men = most_men; // of the short game, which visitors get without choosing
    unsigned entering_cells = 0;   // a man stays on these while another is in reserve
    unsigned safe_cells = 0;       // blots here are safe until their owner has gone past them (R1)
    Entering entering = Entering::before_moving;
    Waiting waiting = Waiting::circle;
    // How far each level of the computer misjudges what it sees (ai.cpp), found by matches.
    std::array<float, level_count> mist{};
    // So many turns the master plays on from the best he found (rollouts.hpp), the answer to them
    // included.
    unsigned played_on = 1;
    std::array<std::string_view, most_cells> cell_names{};
    std::array<std::string_view, most_columns> column_names{};

    constexpr unsigned columns() const { return waiting == Waiting::circle ? 1 : cells / 2; }
    constexpr unsigned places() const { return cells + 2 + columns(); }

    static constexpr Place reserve() { return Place{0}; }
    constexpr Place cell(unsigned n) const { return static_cast<Place>(n); } // from 1
    constexpr Place home() const { return static_cast<Place>(cells + 1); }
    constexpr Place column(unsigned k) const { return static_cast<Place>(cells + 1 + k); } // from 1

    constexpr bool is_cell(Place p) const { return index(p) >= 1 && index(p) <= cells; }
    constexpr bool is_column(Place p) const { return index(p) > cells + 1; }

    constexpr Mask cell_mask() const { return bit(cells + 1) - bit(1); }
    constexpr Mask column_mask() const { return bit(places()) - bit(cells + 2); }
    constexpr Mask last_table() const { return bit(cells + 1) - bit(cells + 1 - sides); }
    constexpr Mask safe_mask() const { return bit(safe_cells + 1) - bit(1); }

    // The cell from which a man there counts: the reserve lies before cell 1, and a man in column
    // k comes back with a die d on cell k + d − 1.
    constexpr unsigned origin(Place p) const {
        return is_column(p) ? index(p) - cells - 2 : index(p);
    }
    constexpr Place landing(Place from, Die die) const {
        const unsigned to = origin(from) + pips(die);
        return to > cells ? home() : cell(to);
    }
    constexpr Place waits_at(Place hit) const {
        if (waiting == Waiting::circle) return column(1);
        const unsigned back = cells + 1 - index(hit);
        return column(index(hit) < back ? index(hit) : back);
    }
};

} // namespace tables
