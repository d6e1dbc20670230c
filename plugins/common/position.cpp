#include "position.hpp"

namespace tables {

namespace {

// SplitMix64 (Steele, Lea, Flood 2014).
constexpr std::uint64_t mixed(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

} // namespace

bool operator==(const Position& a, const Position& b) {
    return a.men == b.men && a.dice == b.dice && a.turn == b.turn && a.entry_owed == b.entry_owed &&
           a.lost == b.lost;
}

Position start(unsigned men_each) {
    Position position;
    for (Men& men : position.men) men.add(Rules::reserve(), men_each);
    return position;
}

Phase phase(const Rules& rules, const Men& men) {
    if (men.occupied() & rules.column_mask()) return Phase::returning;
    if (men.at(Rules::reserve()) > 0) return Phase::entering;
    if (men.occupied() & rules.cell_mask() & ~rules.last_table()) return Phase::moving;
    return Phase::bearing_off;
}

bool has_won(const Rules& rules, const Men& men) {
    return men.occupied() == bit(rules.home());
}

Mask closed_by(const Rules& rules, const Men& men) {
    const Mask safe = men.ventured ? 0 : men.occupied() & rules.safe_mask();
    return (men.stacked() & rules.cell_mask()) | safe;
}

void throw_dice(const Rules& rules, Position& position, Dice dice) {
    position.dice = dice;
    position.lost = Lost::nothing;
    position.entry_owed =
        rules.entering == Entering::once_a_turn && position.mine().at(Rules::reserve()) > 0;
}

Stepped take_step(const Rules& rules, Position& position, Step step) {
    Men& mine = position.of(position.turn);
    Men& theirs = position.of(other(position.turn));
    const Place to = rules.landing(step.from, step.die);
    mine.remove(step.from);
    mine.add(to);
    position.dice.play(step.die);
    // Returning a hit man counts as the compulsory entry (R9).
    if (!rules.is_cell(step.from)) position.entry_owed = false;
    if (index(to) > rules.safe_cells && rules.safe_cells > 0 && mine.at(Rules::reserve()) == 0)
        mine.ventured = true;
    const bool hit = rules.is_cell(to) && theirs.at(to) > 0;
    if (hit) {
        theirs.remove(to);
        theirs.add(rules.waits_at(to));
    }
    return {to, hit};
}

void end_turn(Position& position, Lost lost) {
    position.dice.spend();
    position.turn = other(position.turn);
    position.entry_owed = false;
    position.lost = lost;
}

std::uint64_t hash(const Position& position) {
    std::uint64_t sum = 0;
    for (unsigned place = 0; place < most_places; ++place)
        for (unsigned side = 0; side < 2; ++side)
            sum += position.men[side].counts()[place] * mixed(place * 2 + side);
    for (unsigned value = 1; value <= sides; ++value)
        sum += position.dice.left_of(value) * mixed(100 + value);
    sum += mixed(200 + static_cast<unsigned>(position.turn)) + mixed(210 + position.entry_owed) +
           mixed(220 + position.men[0].ventured) + mixed(230 + position.men[1].ventured);
    return mixed(sum);
}

} // namespace tables
