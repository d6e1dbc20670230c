// White wants open lines for the king; Black wants the ring of squares from which eight men close
// the board. The weights come from self-play, 300 games a change and variant: what counts most is
// not to lose Muscovites, what counts least is how many of them stand beside the king.
#include "evaluation.hpp"

#include <algorithm>

namespace tablut {

namespace {

constexpr int decided = 900; // the side to move ends the game with this move
constexpr int swede_weight = 46;
constexpr int muscovite_weight = 95;
constexpr int two_exits = 420; // Black can rarely close both
constexpr int one_exit = 45;
constexpr int way_out = 9; // an exit that the king can reach in two moves
constexpr int king_step = 1;
constexpr int guard = 9;
constexpr std::array<int, 5> closed_side = {0, 0, 10, 40, 60};
constexpr std::array<int, 5> closed_side_of_two = {0, 8, 25, 60, 80};

// The squares of the ring that keeps the king from the edge (or from the corners).
constexpr std::array<Square, 8> edge_guards = {Square::at(1, 2), Square::at(2, 1), Square::at(6, 1),
                                               Square::at(7, 2), Square::at(1, 6), Square::at(2, 7),
                                               Square::at(6, 7), Square::at(7, 6)};
constexpr std::array<Square, 12> corner_guards = {
    Square::at(1, 1), Square::at(7, 1), Square::at(1, 7), Square::at(7, 7),
    Square::at(2, 0), Square::at(0, 2), Square::at(6, 0), Square::at(8, 2),
    Square::at(0, 6), Square::at(2, 8), Square::at(8, 6), Square::at(6, 8)};

// Goals at the ends of a line that a king standing at `at` could slide to.
unsigned open_ends(const Line& line, const Variant& variant, unsigned number, unsigned at) {
    constexpr Bits ends = bit(0) | bit(board_size - 1);
    if (variant.goal_rule() == Goal::corner && number != 0 && number != board_size - 1) return 0;
    return count_places(line_tables.reach(line.occupied() | variant.blocked(number), at) & ends);
}

int ways_out(const Position& position, const Variant& variant, const Cross& steps) {
    const Square king = position.king();
    unsigned ways = 0;
    each_place(steps.files, [&](unsigned file) {
        ways += open_ends(position.column(file), variant, file, king.rank);
    });
    each_place(steps.ranks, [&](unsigned rank) {
        ways += open_ends(position.row(rank), variant, rank, king.file);
    });
    return static_cast<int>(std::min(ways, 12u));
}

template <std::size_t size>
int guards(const Position& position, const std::array<Square, size>& squares) {
    int count = 0;
    for (Square s : squares) count += position.stands(Side::muscovites, s);
    return count;
}

int king_freedom(const Position& position, const Variant& variant, std::size_t exits) {
    const Square king = position.king();
    const Cross steps = destinations(position, variant, king);
    unsigned closed = 0;
    for (Square s : neighbours(king))
        closed += position.stands(Side::muscovites, s) || (s == throne && !steps.contains(king, s));
    const auto& pressure =
        variant.king_taken() == KingTaken::by_four ? closed_side : closed_side_of_two;
    const auto free = count_places(steps.files) + count_places(steps.ranks);
    return way_out * ways_out(position, variant, steps) + king_step * static_cast<int>(free) -
           pressure[closed] + (exits >= 2 ? two_exits : (exits == 1 ? one_exit : 0));
}

int for_swedes(const Position& position, const Variant& variant) {
    const FewSquares exits = king_exits(position, variant);
    const bool swedes_turn = position.to_move() == Side::swedes;
    if (swedes_turn && !exits.empty()) return decided;
    if (!swedes_turn && king_trap(position, variant)) return -decided;
    const auto swedes = static_cast<int>(position.men(Side::swedes)) - 1;
    const auto muscovites = static_cast<int>(position.men(Side::muscovites));
    const int material = swede_weight * (swedes - 8) - muscovite_weight * (muscovites - 16);
    const int ring = variant.goal_rule() == Goal::edge ? guards(position, edge_guards)
                                                       : guards(position, corner_guards);
    const int value = material + king_freedom(position, variant, exits.size()) - guard * ring;
    return std::clamp(value, -decided + 1, decided - 1);
}

} // namespace

int evaluate(const Position& position, const Variant& variant, Side side) {
    const int value = for_swedes(position, variant);
    return side == Side::swedes ? value : -value;
}

} // namespace tablut
