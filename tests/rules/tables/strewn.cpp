#include "strewn.hpp"

using ludarium::search::Random;
using tables::Men;
using tables::Position;
using tables::Rules;

namespace {

// Puts men where the other colour is not, on cells first … last, several at once now and then.
void strew(const Rules& rules, Men& men, const Men& others, unsigned count, unsigned first,
           unsigned last, Random& random) {
    const tables::Mask cells = tables::bit(last + 1) - tables::bit(first);
    if ((cells & ~others.occupied()) == 0) return; // full: the position will be short of men
    while (count > 0) {
        const auto cell = rules.cell(first + static_cast<unsigned>(random.below(last - first + 1)));
        const unsigned together = static_cast<unsigned>(1 + random.below(3));
        if (others.at(cell) > 0) continue;
        const unsigned put = together < count ? together : count;
        men.add(cell, put);
        count -= put;
    }
}

// Some wait, some are home, the rest is strewn over part of the board.
Men strewn_men(const Rules& rules, const Men& others, unsigned count, Random& random) {
    Men men;
    const auto draw = [&](unsigned most) { return static_cast<unsigned>(random.below(most + 1)); };
    switch (random.below(5)) {
    case 0: { // entering
        const unsigned reserve = 1 + draw(count - 1);
        men.add(Rules::reserve(), reserve);
        count -= reserve;
        if (rules.safe_cells == 0 && count > 0 && random.below(3) == 0) {
            men.add(rules.column(1));
            --count;
        }
        strew(rules, men, others, count, 1, rules.entering_cells, random);
        return men;
    }
    case 1: { // waiting
        for (unsigned waiting = 1 + draw(2); waiting > 0; --waiting, --count)
            men.add(rules.column(1 + draw(rules.columns() - 1)));
        break;
    }
    case 2: { // almost home
        const unsigned outside = draw(3);
        strew(rules, men, others, outside, rules.cells - 11, rules.cells - 6, random);
        const unsigned home = draw(count - outside - 1);
        if (home) men.add(rules.home(), home);
        strew(rules, men, others, count - outside - home, rules.cells - 5, rules.cells, random);
        men.ventured = rules.safe_cells > 0;
        return men;
    }
    default:
        break;
    }
    if (random.below(2)) { // only a few left on the board
        const unsigned home = draw(count);
        if (home) men.add(rules.home(), home);
        count -= home;
    }
    const unsigned first = 1 + draw(rules.cells - 12);
    strew(rules, men, others, count, first, first + 11, random);
    men.ventured = rules.safe_cells > 0 && (men.occupied() >> 7 || random.below(2));
    return men;
}

} // namespace

Position strewn_position(const Rules& rules, unsigned men, Random& random) {
    Position position;
    unsigned placed = 0;
    while (placed != men) {
        position.men[1] = strewn_men(rules, {}, men, random);
        position.men[0] = strewn_men(rules, position.men[1], men, random);
        placed = 0;
        for (unsigned count : position.men[0].counts()) placed += count;
    }
    return position;
}
