// The rules of one man's move: where he lands, whom he captures, who pays.
#pragma once

#include <optional>

#include "board.hpp"

namespace astronomica {

// Where a man ends who goes `steps` from a cell, or from his axis.
Cell destination(const Board& board, Planet planet, Cell from, unsigned steps);

bool may_land(const Board& board, Planet planet, Cell cell);

// What a move did, in the order in which it happened.
struct Moved {
    Cell from;
    Cell to;
    std::optional<Planet> came_forward; // whose lone waiting man took the first cell
    std::optional<Planet> captured;
    bool ransomed = false;              // the captured man waits on his axis again,
    bool captured_came_forward = false; // or stands on his first cell already
    bool out = false;                   // the captured man was his planet's last
};

// A man of `planet` goes to a cell where he may land.
Moved move_man(Board& board, const Terms& terms, Planet planet, Cell from, Cell to);

} // namespace astronomica
