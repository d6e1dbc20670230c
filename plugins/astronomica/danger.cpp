#include "danger.hpp"

namespace astronomica {

namespace {

struct Allowed {
    StepSet steps = 0;
    unsigned weight = 0;
};

// What each throw allows.
class ThrowTable {
  public:
    constexpr ThrowTable(unsigned sides, DiceUse use) : throws_{} {
        each_throw(sides, [&](const Throw& thrown) {
            Allowed& allowed = throws_[count_++];
            allowed.weight = thrown.weight();
            for (DiceSet dice = 1; dice <= all_dice; ++dice)
                if (dice == all_dice || use == DiceUse::split)
                    allowed.steps |= StepSet{1} << thrown.sum(dice);
        });
    }

    // In how many of sides³ throws one of the steps is allowed.
    constexpr unsigned allowing(StepSet steps) const {
        unsigned found = 0;
        for (unsigned i = 0; i < count_; ++i)
            if (throws_[i].steps & steps) found += throws_[i].weight;
        return found;
    }

  private:
    std::array<Allowed, most_throws> throws_;
    unsigned count_ = 0;
};

// In how many throws each step is allowed. With the total only one kind of step is, so they add up.
class StepTable {
  public:
    constexpr StepTable(unsigned sides, DiceUse use) {
        const ThrowTable throws(sides, use);
        for (unsigned steps = 1; steps <= most_steps; ++steps)
            throws_[steps] = throws.allowing(StepSet{1} << steps);
    }

    constexpr unsigned summed(StepSet steps) const {
        unsigned sum = 0;
        for (StepSet left = steps; left; left &= left - 1)
            sum += throws_[static_cast<unsigned>(__builtin_ctz(left))];
        return sum;
    }

  private:
    std::array<unsigned, most_steps + 1> throws_{};
};

constexpr StepTable six_by_total(6, DiceUse::total);
constexpr StepTable seven_by_total(7, DiceUse::total);
constexpr StepTable six_by_split(6, DiceUse::split);
constexpr StepTable seven_by_split(7, DiceUse::split);
constexpr ThrowTable six_split(6, DiceUse::split);
constexpr ThrowTable seven_split(7, DiceUse::split);

constexpr unsigned longest(const Terms& terms) {
    return terms.sides * dice_count;
}

} // namespace

// Backwards from the cell. It costs a step to arrive there, but none to have stood where one was.
Approaches approaches(const Board& board, const Terms& terms, Cell cell) {
    Approaches found{};
    if (!board.is_counted(cell)) return found;
    unsigned steps = 1;
    for (Cell from = previous(cell); from != cell; from = previous(from)) {
        if (!board.is_empty(from)) found[index(board.planet_at(from))] |= StepSet{1} << steps;
        if (is_first_cell(from) && board.side(side_of(from)).waiting > 0)
            found[index(side_of(from))] |= StepSet{1} << steps;
        if (board.is_counted(from) && ++steps > longest(terms)) break;
    }
    return found;
}

StepSet captures_in_reach(const Board& board, const Terms& terms, Planet planet) {
    const Reach reach(board);
    StepSet found = 0;
    for (Planet owner : board.in_play())
        if (owner != planet) found |= reach.captures(planet, owner, longest(terms));
    return found;
}

Approaches threats_to(const Board& board, const Terms& terms, Planet planet) {
    const Reach reach(board);
    Approaches found{};
    for (Planet captor : board.in_play())
        if (captor != planet) found[index(captor)] = reach.captures(captor, planet, longest(terms));
    return found;
}

unsigned all_throws(const Terms& terms) {
    return terms.sides * terms.sides * terms.sides;
}

double chance_of(const Terms& terms, StepSet steps) {
    unsigned found = 0;
    if (terms.dice == DiceUse::total)
        found = summed_throws(terms, steps);
    else
        found = terms.sides == 6 ? six_split.allowing(steps) : seven_split.allowing(steps);
    return static_cast<double>(found) / all_throws(terms);
}

unsigned summed_throws(const Terms& terms, StepSet steps) {
    if (terms.dice == DiceUse::total)
        return terms.sides == 6 ? six_by_total.summed(steps) : seven_by_total.summed(steps);
    return terms.sides == 6 ? six_by_split.summed(steps) : seven_by_split.summed(steps);
}

double expected_losses(const Board& board, const Terms& terms, Planet planet) {
    double losses = 0;
    const Approaches threats = threats_to(board, terms, planet);
    for (Planet other : board.in_play()) losses += chance_of(terms, threats[index(other)]);
    return losses;
}

} // namespace astronomica
