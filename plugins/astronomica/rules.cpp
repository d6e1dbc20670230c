#include "rules.hpp"

namespace astronomica {

namespace {

// R19: a first cell is no step, for anybody, while two or more men wait on its axis.
Cell after_steps(const Board& board, Cell cell, unsigned steps) {
    while (steps > 0) {
        cell = next(cell);
        if (board.is_counted(cell)) --steps;
    }
    return cell;
}

// When one man is left on the axis he stands on the first cell itself, a cell like any other. While
// somebody else stands there he waits, safe (R21), and comes forward as soon as the cell is free.
bool comes_forward(Board& board, Planet planet) {
    const Cell first = first_cell(planet);
    if (board.side(planet).waiting != 1 || !board.is_empty(first)) return false;
    board.set_waiting(planet, 0);
    board.put(planet, first);
    return true;
}

// A man who goes may let another come forward, and that before he lands.
std::optional<Planet> leave(Board& board, Planet planet, Cell from) {
    Planet whose = planet;
    if (from == axis) {
        board.set_waiting(planet, board.side(planet).waiting - 1u);
    } else {
        board.lift(planet, from);
        if (!is_first_cell(from)) return std::nullopt;
        whose = side_of(from);
    }
    if (!comes_forward(board, whose)) return std::nullopt;
    return whose;
}

// R21: while tokens last the ransom is paid without asking, to the captor or to the bank, and the
// man starts again from his axis. Without tokens he is out.
bool is_ransomed(Board& board, const Terms& terms, Planet owner, Planet captor) {
    if (board.side(owner).tokens == 0) return false;
    board.set_tokens(owner, board.side(owner).tokens - 1u);
    if (terms.ransom == Ransom::captor) board.set_tokens(captor, board.side(captor).tokens + 1u);
    board.set_waiting(owner, board.side(owner).waiting + 1u);
    return true;
}

void capture(Board& board, const Terms& terms, Planet captor, Moved& moved) {
    const Planet owner = board.planet_at(moved.to);
    board.lift(owner, moved.to);
    board.set_captured(captor, board.side(captor).captured + 1);
    board.put(captor,
              moved.to); // before the ransom: the captor may stand on the owner's first cell
    moved.captured = owner;
    moved.ransomed = is_ransomed(board, terms, owner, captor);
    moved.captured_came_forward = comes_forward(board, owner);
    if (board.side(owner).men() == 0) { // R22: nor tokens, or he would be back
        board.fall(owner);
        moved.out = true;
    }
}

} // namespace

// A man leaving the axis lands on first + steps, whether the first cell counts or not.
Cell destination(const Board& board, Planet planet, Cell from, unsigned steps) {
    return after_steps(board, from == axis ? first_cell(planet) : from, steps);
}

// Two enemies or more hold their cell; one's own men may share one.
bool may_land(const Board& board, Planet planet, Cell cell) {
    return board.men_at(cell) < 2 || board.planet_at(cell) == planet;
}

Moved move_man(Board& board, const Terms& terms, Planet planet, Cell from, Cell to) {
    Moved moved{from, to, leave(board, planet, from), std::nullopt};
    if (board.is_empty(to) || board.planet_at(to) == planet)
        board.put(planet, to);
    else
        capture(board, terms, planet, moved);
    return moved;
}

} // namespace astronomica
