#include "features.hpp"

namespace tablut {

namespace {

// Goals at the ends of a line that a king standing at `at` could slide to.
unsigned open_ends(const Line& line, const Variant& variant, unsigned number, unsigned at) {
    return count_places(line_tables.reach(line.occupied() | variant.blocked(number), at) &
                        variant.goals(number) & (bit(0) | bit(board_size - 1)));
}

} // namespace

int men_value(const Position& position, const Weights& weights) {
    int sum = 0;
    each_man(position, [&](unsigned feature) { sum += weights[feature]; });
    return sum;
}

unsigned ways_out(const Position& position, const Variant& variant, const Cross& steps) {
    const Square king = position.king();
    unsigned ways = 0;
    each_place(steps.files, [&](unsigned file) {
        ways += open_ends(position.column(file), variant, file, king.rank);
    });
    each_place(steps.ranks, [&](unsigned rank) {
        ways += open_ends(position.row(rank), variant, rank, king.file);
    });
    return ways;
}

} // namespace tablut
