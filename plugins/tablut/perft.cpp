// The last ply is never generated, only counted; and at the last but one most moves are not even
// made. A quiet move changes the enemy's choices on three lines: the one it runs along and the two
// it leaves and enters, so their counts before and after give the difference. Moves that take
// something or may end the game are made and counted in full.
#include "perft.hpp"

namespace tablut {

namespace {

// The board seen along its rows or along its columns: the same rules hold both ways.
struct Grid {
    std::array<const Line*, board_size> lines;
    std::array<const Line*, board_size> across;
    Square king; // file and rank as seen along these lines
    bool transposed;

    Square real(unsigned at, unsigned line) const {
        return transposed ? Square::at(line, at) : Square::at(at, line);
    }
};

Grid seen(const Position& position, bool transposed) {
    Grid grid{{}, {}, position.king(), transposed};
    for (unsigned i = 0; i < board_size; ++i) {
        grid.lines[i] = transposed ? &position.column(i) : &position.row(i);
        grid.across[i] = transposed ? &position.row(i) : &position.column(i);
    }
    if (transposed) grid.king = Square::at(position.king().rank, position.king().file);
    return grid;
}

class LastTwoPlies {
  public:
    LastTwoPlies(const Position& position, const Variant& variant)
        : position_(position),
          variant_(variant),
          me_(position.to_move()),
          enemy_(other(me_)),
          // In the five thrones the king's own squares are not in the tables.
          all_in_full_(enemy_ == Side::swedes && variant.throne_rule() == Throne::open &&
                       near_thrones(position.king())) {}

    std::uint64_t count() {
        replies_ = count_moves(position_, variant_, enemy_);
        return along(seen(position_, false)) + along(seen(position_, true));
    }

  private:
    static bool near_thrones(Square king) {
        return king != throne && (on_edge(king) || king.file == centre || king.rank == centre);
    }

    unsigned replies_on(const Line& line, unsigned number) const {
        return line_tables.moves(variant_.kind(number), line, enemy_);
    }

    std::uint64_t along(const Grid& grid) const {
        std::uint64_t total = 0;
        for (unsigned i = 0; i < board_size; ++i) {
            const Bits men = grid.lines[i]->of(me_);
            if (men == 0) continue;
            const Bits decisive = all_in_full_ ? whole_line : decisive_on(grid, i);
            each_place(men, [&](unsigned from) { total += man(grid, i, from, decisive); });
        }
        return total;
    }

    std::uint64_t man(const Grid& grid, unsigned i, unsigned from, Bits decisive) const {
        const bool king = me_ == Side::swedes && grid.king == Square::at(from, i);
        const Line& line = *grid.lines[i];
        Bits to = line_tables.reach(line.occupied() | variant_.blocked(i), from) &
                  ~variant_.no_stop(i, king);
        std::uint64_t total = 0;
        const Bits in_full = king ? whole_line : decisive;
        each_place(to & in_full, [&](unsigned at) { total += in_full_count(grid, i, from, at); });
        to &= ~in_full;
        if (to == 0) return total;

        Line left = *grid.across[from];
        const unsigned before = replies_on(left, from) + replies_on(line, i);
        left.flip(me_, bit(i));
        const unsigned base = replies_ + replies_on(left, from) - before;
        each_place(to, [&](unsigned at) {
            Line moved = line;
            moved.flip(me_, bit(from) | bit(at));
            Line entered = *grid.across[at];
            const unsigned was = replies_on(entered, at);
            entered.flip(me_, bit(i));
            total += base + replies_on(moved, i) + replies_on(entered, at) - was;
        });
        return total;
    }

    // Where an arriving man takes something, or stands beside the king.
    Bits decisive_on(const Grid& grid, unsigned i) const {
        const bool hunting = me_ == Side::muscovites;
        const auto friends = [&](unsigned n) -> Bits {
            const Line& line = *grid.lines[n];
            return line.of(me_) | (variant_.hostile(n) & ~line.of(enemy_));
        };
        const auto enemies = [&](unsigned n) { return grid.lines[n]->of(enemy_); };
        const Bits mine = friends(i);
        Bits found = (down(enemies(i), 1) & down(mine, 2)) | (up(enemies(i), 1) & up(mine, 2));
        if (i + 2 < board_size) found |= enemies(i + 1) & friends(i + 2);
        if (i >= 2) found |= enemies(i - 1) & friends(i - 2);
        if (!hunting) return found;
        const unsigned away = distance(grid.king.rank, i);
        const Bits king = bit(grid.king.file);
        if (away == 0) found |= up(king, 1) | down(king, 1);
        if (away == 1) found |= king;
        return found;
    }

    std::uint64_t in_full_count(const Grid& grid, unsigned i, unsigned from, unsigned at) const {
        Position next = position_;
        if (play(next, variant_, {grid.real(from, i), grid.real(at, i)}).ending != Ending::none)
            return 0;
        return count_moves(next, variant_, enemy_);
    }

    const Position& position_;
    const Variant& variant_;
    Side me_;
    Side enemy_;
    bool all_in_full_;
    unsigned replies_ = 0;
};

std::uint64_t ways(const Position& position, const Variant& variant, unsigned depth) {
    if (depth == 0) return 1;
    if (depth == 1) return count_moves(position, variant, position.to_move());
    if (depth == 2) return LastTwoPlies(position, variant).count();
    MoveList moves;
    list_moves(position, variant, moves);
    std::uint64_t total = 0;
    for (Move move : moves) {
        Position next = position;
        if (play(next, variant, move).ending == Ending::none)
            total += ways(next, variant, depth - 1);
    }
    return total;
}

} // namespace

std::uint64_t perft(const Position& position, const Variant& variant, unsigned depth) {
    if (depth > 0 && ending_of(position, variant) != Ending::none) return 0;
    return ways(position, variant, depth);
}

} // namespace tablut
