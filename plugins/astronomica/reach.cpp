#include "reach.hpp"

namespace astronomica {

namespace {

constexpr std::uint64_t ring_bits = (std::uint64_t{1} << cell_count) - 1;

// The bits of the cells that count, close together.
std::uint64_t squeezed(std::uint64_t cells, std::uint64_t uncounted) {
    for (unsigned gone = 0; uncounted; uncounted &= uncounted - 1, ++gone) {
        const auto at = static_cast<unsigned>(__builtin_ctzll(uncounted)) - gone;
        const std::uint64_t below = (std::uint64_t{1} << at) - 1;
        cells = (cells & below) | (cells >> 1 & ~below);
    }
    return cells;
}

// First cells lie seven apart, so the cell before one of them always counts.
std::uint64_t moved_back(std::uint64_t cells, std::uint64_t uncounted) {
    const std::uint64_t on = cells & uncounted;
    return (cells & ~uncounted) | on >> 1 | (on << (cell_count - 1) & ring_bits);
}

} // namespace

Reach::Reach(const Board& board)
    : length_(cell_count - static_cast<unsigned>(__builtin_popcountll(board.uncounted()))),
      all_((std::uint64_t{1} << length_) - 1) {
    const std::uint64_t uncounted = board.uncounted();
    for (Planet planet : board.in_play()) {
        const Side& side = board.side(planet);
        std::uint64_t lone = 0;
        each_cell(side, [&](Cell cell) {
            if (board.men_at(cell) == 1) lone |= std::uint64_t{1} << index(cell);
        });
        std::uint64_t men = side.cells;
        if (side.waiting > 0) men |= std::uint64_t{1} << index(first_cell(planet));
        men_[index(planet)] = squeezed(moved_back(men, uncounted), uncounted);
        lone_[index(planet)] = squeezed(lone & ~uncounted, uncounted);
    }
}

} // namespace astronomica
