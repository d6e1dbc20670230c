// What one of the two can still expect of the short game, for every position before a throw: the game
// is gone through backwards, a ply at a time, so nothing is guessed or sampled.
//
// Points are those of the one it is asked for, the hero: a win is 1, a shared place ½.
#pragma once

#include "habits.hpp"
#include "ways.hpp"

namespace astronomica::ceiling {

// How somebody chooses between several ways.
struct Manner {
    enum class Kind : std::uint8_t { for_hero, against_hero, habit };
    Kind kind = Kind::for_hero;
    const Habit* habit = nullptr;
};

enum class Role : std::uint8_t { hero, rival };
constexpr Role other(Role role) {
    return role == Role::hero ? Role::rival : Role::hero;
}

// Some of the positions. Nobody comes back who is out or has left the axis, so in a game without a limit
// those with fewer men can be settled first, and those where nobody waits before the others.
struct Part {
    bool ring = true;
    bool early = true; // somebody waits
    unsigned men = 0;  // of both; 0 is any number
};

class Outlook {
  public:
    // Nobody throws any more: most men win. In a game without a limit, instead, what a game that has
    // not ended is to count for.
    Outlook(const Camps& camps, const Ways& ways, Role mover);
    Outlook(const Camps& camps, const Ways& ways, Role mover, double unended);

    // One ply earlier, which the other one plays in this manner. Says by how much points differ, at most,
    // from when it was his turn before. Positions that don't take part stay as they were then.
    double step_back(const Manner& manner, const Part& part = {});

    Role mover() const { return mover_; }
    unsigned plies() const { return plies_; }
    // Of the hero, who plays this planet.
    double points(Planet hero, Camp mover, Camp waiter) const {
        return at(index(hero), mover, waiter);
    }

  private:
    // Both on the ring: planets and cells don't matter, only how the mover is turned to the other.
    static std::size_t ring_place(Camp mover, Camp waiter) {
        const unsigned apart = turned(mover) + cell_count - turned(waiter);
        return ring_row(mover, waiter) + (apart >= cell_count ? apart - cell_count : apart);
    }
    static std::size_t ring_row(Camp mover, Camp waiter) {
        return std::size_t{shape(mover)} * ring_count + shape(waiter) * cell_count;
    }
    // Somebody's men wait: the whole list of positions, for each planet of the hero.
    static std::size_t early_place(Camp mover, Camp waiter) {
        const std::size_t behind_waiter = waiting_count * std::size_t{camp_count};
        return waits(waiter)
                   ? (index(waiter) - first_waiting) * std::size_t{camp_count} + index(mover)
                   : behind_waiter + (index(mover) - first_waiting) * std::size_t{first_waiting} +
                         index(waiter);
    }
    double at(std::size_t hero, Camp mover, Camp waiter) const {
        const Layer& layer = layers_[static_cast<std::size_t>(mover_)];
        return waits(mover) || waits(waiter) ? layer.early[hero][early_place(mover, waiter)]
                                             : layer.ring[ring_place(mover, waiter)];
    }
    using Row = std::array<double, cell_count>; // for a waiter turned 0 … 48 cells
    struct Layer {
        std::vector<double> ring;
        std::array<std::vector<double>, 2> early; // by the hero's planet
    };
    bool takes_part(const Part& part, Camp mover, Camp waiter) const {
        return part.men == 0 || part.men == camps_.men(mover) + camps_.men(waiter);
    }
    template <class Choose>
    double step_back_by(Choose choose, const Part& part);
    template <class Choose>
    double step_ring_back(Choose choose, const Part& part, Layer& layer) const;
    template <class Choose>
    double step_early_back(Choose choose, const Part& part, Layer& layer) const;
    template <class Choose>
    Row row_before_throw(Camp mover, Camp waiter, Choose choose) const;
    template <class Choose>
    double before_throw(std::size_t hero, Planet planet, Camp mover, Camp waiter,
                        Choose choose) const;
    template <class Choose>
    double after_throw(std::size_t hero, const WayList& list, Camp mover, Camp waiter,
                       Choose choose) const;

    const Camps& camps_;
    const Ways& ways_;
    Role mover_;
    bool has_limit_ = false;
    unsigned plies_ = 0;
    std::array<Layer, 2> layers_; // by whose turn it is
};

} // namespace astronomica::ceiling
