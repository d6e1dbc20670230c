#include "evaluation.hpp"

namespace tables {

namespace {

// All costs are in hundredths of a pip. The weights were chosen by hand and by matches of some
// thousand games against each other.
constexpr int pip = 100;
constexpr int tempo = 5 * pip;   // what waiting costs besides the way back
constexpr int shut_out = 150;    // for each die that can't bring a waiting man back
constexpr int distant_shot = 12; // percent of a hit by two dice, for each man that far behind
constexpr int obstacle = 40;     // a closed cell, for each man it stands before
constexpr int straggler = 30;    // a man outside the last table when others wait at home
constexpr int reach = 2 * static_cast<int>(sides);

// How likely one of so many of the six values is thrown, in percent.
int chance_of(unsigned dice, unsigned values) {
    constexpr std::array<int, sides + 1> two = {0, 31, 56, 75, 89, 97, 100};
    constexpr std::array<int, sides + 1> three = {0, 42, 70, 88, 96, 99, 100};
    return dice == 2 ? two[values] : three[values];
}

// Men of one colour on the cells first … last.
int men_on(const Rules& rules, const Men& men, int first, int last) {
    int count = 0;
    for (int n = first < 1 ? 1 : first; n <= last; ++n)
        count += static_cast<int>(men.at(rules.cell(static_cast<unsigned>(n))));
    return count;
}

int danger(const Rules& rules, const Men& men, const Men& others) {
    int cost = 0;
    Mask blots = men.single() & rules.cell_mask() & ~closed_by(rules, men);
    for (; blots; blots &= blots - 1) {
        const Place blot = lowest(blots);
        const int cell = static_cast<int>(index(blot));
        const int far = men_on(rules, others, cell - reach, cell - static_cast<int>(sides) - 1);
        const int likely = std::min(100, chance_of(rules.dice, direct_shots(rules, others, blot)) +
                                             std::min(far, 2) * distant_shot);
        const int lost = distance(rules, rules.waits_at(blot)) - distance(rules, blot);
        cost += likely * (lost * pip + tempo) / 100;
    }
    return cost;
}

int waiting(const Rules& rules, const Men& men, Mask closed) {
    int cost = 0;
    Mask from = men.occupied() & (rules.column_mask() | bit(Rules::reserve()));
    for (; from; from &= from - 1) {
        const Place place = lowest(from);
        const auto shut = static_cast<int>(
            __builtin_popcountll(closed >> (rules.origin(place) + 1) & (bit(sides) - 1)));
        const bool hit = rules.is_column(place);
        cost += static_cast<int>(hit ? men.at(place) : 1) * (shut * shut_out + (hit ? tempo : 0));
    }
    return cost;
}

int obstacles(const Rules& rules, const Men& men, const Men& others) {
    int gain = 0;
    for (Mask points = men.stacked() & rules.cell_mask(); points; points &= points - 1) {
        const int cell = static_cast<int>(index(lowest(points)));
        gain += men_on(rules, others, cell - static_cast<int>(sides), cell - 1) * obstacle;
    }
    return gain;
}

} // namespace

int distance(const Rules& rules, const Men& men) {
    int all = 0;
    for (Mask from = men.occupied(); from; from &= from - 1)
        all += static_cast<int>(men.at(lowest(from))) * distance(rules, lowest(from));
    return all;
}

Costs costs(const Rules& rules, const Men& men, const Men& others) {
    const int outside = men_on(rules, men, 1, static_cast<int>(rules.cells - sides));
    return {distance(rules, men) * pip, danger(rules, men, others),
            waiting(rules, men, closed_by(rules, others)), obstacles(rules, men, others),
            men.at(rules.home()) > 0 ? outside * straggler : 0};
}

unsigned direct_shots(const Rules& rules, const Men& others, Place cell) {
    // The columns and the reserve, moved to the cells from which they count.
    const Mask columns = (others.occupied() & rules.column_mask()) >> (rules.cells + 2);
    const Mask from = columns | (others.occupied() & (rules.cell_mask() | bit(Rules::reserve())));
    const unsigned n = index(cell);
    const Mask behind = n >= sides ? from >> (n - sides) : from << (sides - n);
    return static_cast<unsigned>(__builtin_popcountll(behind & (bit(sides) - 1)));
}

int evaluate(const Rules& rules, const Position& position, Colour colour) {
    const Men& mine = position.of(colour);
    const Men& theirs = position.of(other(colour));
    if (has_won(rules, mine)) return 999;
    if (has_won(rules, theirs)) return -999;
    // Whoever throws next is half a throw ahead: about 8 pips with three dice, 4 with two.
    const int ahead = (rules.dice == 2 ? 4 : 8) * (position.turn == colour ? pip : -pip);
    const Costs my = costs(rules, mine, theirs), their = costs(rules, theirs, mine);
    const int lead = their.total() - my.total() + ahead;
    // A lead is worth the more, the shorter the way that is left.
    const int spread = 6 * pip + (my.way + their.way) / 8;
    return 999 * lead / (std::abs(lead) + spread);
}

} // namespace tables
