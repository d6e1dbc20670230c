// The ring of 49 cells, seven for each planet (R17), counted anticlockwise as men travel (R18).
#pragma once

#include "planet.hpp"

namespace astronomica {

inline constexpr unsigned cells_each = 7;
inline constexpr unsigned cell_count = cells_each * planet_count;

// 0 … 48 on the ring; visitors see them as 1 … 49.
enum class Cell : std::uint8_t {};

// Where a man leaves from who waits on his planet's axis.
inline constexpr Cell axis = Cell{cell_count};
inline constexpr Cell nowhere = Cell{0xFF};

constexpr unsigned index(Cell cell) {
    return static_cast<unsigned>(cell);
}
constexpr Cell cell_at(unsigned index) {
    return static_cast<Cell>(index);
}
constexpr Cell next(Cell cell) {
    return cell_at(index(cell) + 1 == cell_count ? 0 : index(cell) + 1);
}
constexpr Cell previous(Cell cell) {
    return cell_at(index(cell) == 0 ? cell_count - 1 : index(cell) - 1);
}

constexpr Cell first_cell(Planet planet) {
    return cell_at(index(planet) * cells_each);
}
constexpr bool is_first_cell(Cell cell) {
    return index(cell) % cells_each == 0;
}
// On whose side of the board the cell lies.
constexpr Planet side_of(Cell cell) {
    return planets[index(cell) / cells_each];
}

} // namespace astronomica
