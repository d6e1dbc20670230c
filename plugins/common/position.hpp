// Everything about a game between two actions: both colours' men, the dice, whose turn it is.
#pragma once

#include "dice.hpp"

namespace tables {

// A step of one man with one die.
struct Step {
    Place from{};
    Die die{};
};
constexpr bool operator==(Step a, Step b) {
    return a.from == b.from && a.die == b.die;
}

// The men of one colour.
class Men {
  public:
    unsigned at(Place place) const { return count_[index(place)]; }
    Mask occupied() const { return occupied_; } // at least one man
    Mask stacked() const { return stacked_; }   // at least two
    Mask single() const { return occupied_ & ~stacked_; }
    const std::array<std::uint8_t, most_places>& counts() const { return count_; }

    void add(Place place, unsigned men = 1) { set(place, at(place) + men); }
    void remove(Place place) { set(place, at(place) - 1); }

    // R1: all have been entered and one has once moved past the safe cells. Never taken back.
    bool ventured = false;

    friend bool operator==(const Men& a, const Men& b) {
        return a.count_ == b.count_ && a.ventured == b.ventured;
    }

  private:
    void set(Place place, unsigned men) {
        count_[index(place)] = static_cast<std::uint8_t>(men);
        occupied_ = (occupied_ & ~bit(place)) | Mask{men > 0} << index(place);
        stacked_ = (stacked_ & ~bit(place)) | Mask{men > 1} << index(place);
    }

    std::array<std::uint8_t, most_places> count_{};
    Mask occupied_ = 0;
    Mask stacked_ = 0;
};

// How the last throw ended, so that visitors can be told.
enum class Lost : std::uint8_t { nothing, rest, all };

struct Position {
    std::array<Men, 2> men;
    Dice dice;
    Colour turn = Colour::white;
    bool entry_owed = false; // one man a turn has to enter, and this turn none has yet
    Lost lost = Lost::nothing;

    Men& of(Colour colour) { return men[static_cast<unsigned>(colour)]; }
    const Men& of(Colour colour) const { return men[static_cast<unsigned>(colour)]; }
    const Men& mine() const { return of(turn); }
    const Men& theirs() const { return of(other(turn)); }
};

bool operator==(const Position& a, const Position& b);

// All men off the board, White to throw.
Position start(unsigned men_each);

// The step of the game that matters to a colour now.
enum class Phase : std::uint8_t { entering, moving, returning, bearing_off };
Phase phase(const Rules& rules, const Men& men);

bool has_won(const Rules& rules, const Men& men);
inline bool is_over(const Rules& rules, const Position& position) {
    return has_won(rules, position.men[0]) || has_won(rules, position.men[1]);
}
// No dice in hand: whoever's turn it is throws.
inline bool must_throw(const Position& position) {
    return position.dice.spent();
}

// Cells where no man of the other colour may land: held by two men or more, or by one that is
// safe (R1).
Mask closed_by(const Rules& rules, const Men& men);

// The throw, in hand. It may turn out to be unplayable.
void throw_dice(const Rules& rules, Position& position, Dice dice);

// What a step did besides moving the man.
struct Stepped {
    Place to{};
    bool hit = false;
};
// A legal step; the turn stays with the player.
Stepped take_step(const Rules& rules, Position& position, Step step);

// The other player's turn to throw.
void end_turn(Position& position, Lost lost);

// The same on every machine. Dice that lie spent on the table don't count: they change nothing.
std::uint64_t hash(const Position& position);

} // namespace tables
