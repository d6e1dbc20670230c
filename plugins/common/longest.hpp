// R4: a throw must be played so that as many steps as possible are used.
//
// Exact and without memory. With one value left, no step ever spoils another: each man has one way
// on, landings stay open or closed, and every gate (returning, entering, bearing off) only opens.
// So whoever plays whatever can be played plays the most steps, and any first step will do.
//
// With two values, one of them comes once (dice.hpp): the steps before it are a set of steps of the
// other value, and such a set can be played in one fixed order, hit men first, then from the
// reserve onwards. So it is enough to try each set once, then the single step, then to count on.
//
// Three different values are tried one after another, which leaves two.
#pragma once

#include "lane.hpp"

namespace tables {

// The legal steps of a throw, for each kind of die left.
struct LegalSteps {
    Left left;
    std::array<Mask, most_dice> from{};

    bool none() const { return (from[0] | from[1] | from[2]) == 0; }
};

class LongestPlay {
  public:
    explicit LongestPlay(const Lane& lane) : lane_(lane) {}

    // All first steps of plays that use the most steps, of the plays that contain an entry if one
    // is owed. None, if nothing can be played.
    LegalSteps first_steps(const Left& left);

    // How many steps such a play has; `impossible` if an entry is owed and none can be made.
    int steps(const Left& left);
    static constexpr int impossible = -100;

    // Men moved in thought so far: what it cost.
    std::uint64_t nodes() const { return nodes_; }

  private:
    int run(Die die, unsigned times);
    void mixed(Die many, unsigned times, Die once, int done, Mask allowed);
    int three(const Left& left);
    template <class Body>
    int stepped(Place from, Die die, Body body);

    Lane lane_;
    int best_ = 0;
    int full_ = 0;
    std::uint64_t nodes_ = 0;
};

} // namespace tables
