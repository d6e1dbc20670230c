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
    constexpr ThrowTable(unsigned sides, DiceUse use) : throws_{}, whole_(sides * sides * sides) {
        each_throw(sides, [&](const Throw& thrown) {
            Allowed& allowed = throws_[count_++];
            allowed.weight = thrown.weight();
            for (DiceSet dice = 1; dice <= all_dice; ++dice)
                if (dice == all_dice || use == DiceUse::split)
                    allowed.steps |= StepSet{1} << thrown.sum(dice);
        });
    }

    constexpr double chance_of(StepSet steps) const {
        unsigned found = 0;
        for (unsigned i = 0; i < count_; ++i)
            if (throws_[i].steps & steps) found += throws_[i].weight;
        return static_cast<double>(found) / whole_;
    }

  private:
    std::array<Allowed, most_throws> throws_;
    unsigned count_ = 0;
    unsigned whole_;
};

// With the total only one kind of step is allowed, so chances add up.
class TotalTable {
  public:
    explicit constexpr TotalTable(unsigned sides) : whole_(sides * sides * sides) {
        each_throw(sides,
                   [&](const Throw& thrown) { weights_[thrown.sum(all_dice)] += thrown.weight(); });
    }

    constexpr double chance_of(StepSet steps) const {
        unsigned found = 0;
        for (StepSet left = steps; left; left &= left - 1)
            found += weights_[static_cast<unsigned>(__builtin_ctz(left))];
        return static_cast<double>(found) / whole_;
    }

  private:
    std::array<unsigned, most_steps + 1> weights_{};
    unsigned whole_;
};

constexpr TotalTable six_by_total(6);
constexpr TotalTable seven_by_total(7);
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
    StepSet found = 0;
    const auto look_from = [&](Cell from) {
        Cell cell = from;
        for (unsigned steps = 0; steps < longest(terms);) {
            cell = next(cell);
            if (!board.is_counted(cell)) continue;
            ++steps;
            if (board.men_at(cell) == 1 && board.planet_at(cell) != planet)
                found |= StepSet{1} << steps;
        }
    };
    each_cell(board.side(planet), look_from);
    if (board.side(planet).waiting > 0) look_from(first_cell(planet));
    return found;
}

Approaches threats_to(const Board& board, const Terms& terms, Planet planet) {
    Approaches found{};
    each_cell(board.side(planet), [&](Cell cell) {
        if (board.men_at(cell) != 1) return;
        const Approaches here = approaches(board, terms, cell);
        for (unsigned i = 0; i < planet_count; ++i) found[i] |= here[i];
    });
    found[index(planet)] = 0;
    return found;
}

double chance_of(const Terms& terms, StepSet steps) {
    if (terms.dice == DiceUse::total)
        return terms.sides == 6 ? six_by_total.chance_of(steps) : seven_by_total.chance_of(steps);
    return terms.sides == 6 ? six_split.chance_of(steps) : seven_split.chance_of(steps);
}

double expected_losses(const Board& board, const Terms& terms, Planet planet) {
    double losses = 0;
    const Approaches threats = threats_to(board, terms, planet);
    for (Planet other : board.in_play()) losses += chance_of(terms, threats[index(other)]);
    return losses;
}

} // namespace astronomica
