#include "camps.hpp"

#include <algorithm>
#include <stdexcept>

namespace astronomica::ceiling {

namespace {

constexpr std::uint8_t nobody = cell_count;
constexpr unsigned key_count = (cell_count + 1) * (cell_count + 1) * (cell_count + 1);
constexpr unsigned two_wait = first_waiting + 1;
constexpr unsigned two_wait_one_left = first_waiting + 2; // … on cell 0, and so on

unsigned waiting_in(Camp camp) {
    if (!waits(camp)) return 0;
    return camp == at_start ? 3 : 2;
}

} // namespace

Camps::Camps() : cells_(camp_count, Cells{nobody, nobody, nobody}), by_cells_(key_count, blocked) {
    number_shapes();
    for (unsigned cell = 0; cell < cell_count; ++cell)
        cells_[two_wait_one_left + cell][0] = static_cast<std::uint8_t>(cell);
    for (unsigned i = 0; i < camp_count; ++i) {
        Board board;
        place(camp_at(i), seats[0], board);
        unsigned lone = 0;
        each_cell(board.side(seats[0]), [&](Cell cell) { lone += board.men_at(cell) == 1; });
        men_.push_back(static_cast<std::uint8_t>(board.side(seats[0]).men()));
        lone_.push_back(static_cast<std::uint8_t>(lone));
    }
    for (unsigned cell = 0; cell < cell_count; ++cell)
        for (unsigned i = 0; i < camp_count; ++i)
            after_landing_.push_back(landed_on(cell_at(cell), camp_at(i)));
}

unsigned Camps::key(Cells cells) {
    std::sort(cells.begin(), cells.end());
    unsigned key = 0;
    for (const unsigned cell : cells) key = key * (cell_count + 1) + cell;
    return key;
}

// Whoever is met first stands for his shape, and is turned all the way round.
void Camps::number_shapes() {
    by_cells_[key({nobody, nobody, nobody})] = out;
    unsigned next = 1;
    for (std::uint8_t a = 0; a < cell_count; ++a)
        for (std::uint8_t b = a; b <= nobody; ++b)
            for (std::uint8_t c = b; c <= nobody; ++c) {
                if (by_cells_[key({a, b, c})] != blocked) continue;
                for (unsigned turn = 0; turn < cell_count; ++turn, ++next) {
                    Cells& cells = cells_.at(next) = {a, b, c};
                    for (std::uint8_t& cell : cells)
                        if (cell != nobody)
                            cell = static_cast<std::uint8_t>((cell + turn) % cell_count);
                    by_cells_[key(cells)] = camp_at(next);
                }
            }
    if (next != first_waiting) throw std::logic_error("the shapes don't add up");
}

Camp Camps::of(const Board& board, Planet planet) const {
    Cells cells = {nobody, nobody, nobody};
    unsigned men = 0;
    each_cell(board.side(planet), [&](Cell cell) {
        for (unsigned n = board.men_at(cell); n > 0; --n)
            cells.at(men++) = static_cast<std::uint8_t>(index(cell));
    });
    switch (board.side(planet).waiting) {
    case 0:
        return by_cells_[key(cells)];
    case 2:
        if (men == 0) return camp_at(two_wait);
        if (men == 1) return camp_at(two_wait_one_left + cells[0]);
        break;
    case 3:
        if (men == 0) return at_start;
        break;
    }
    throw std::logic_error("no camp of the short game");
}

void Camps::place(Camp camp, Planet planet, Board& board) const {
    board.set_waiting(planet, waiting_in(camp));
    for (const unsigned cell : cells_[index(camp)])
        if (cell != nobody) board.put(planet, cell_at(cell));
}

Board Camps::board(Camp saturn, Camp jupiter) const {
    Board board(both_seats(), short_terms(no_limit));
    place(saturn, seats[0], board);
    place(jupiter, seats[1], board);
    return board;
}

// The rules say it: an enemy comes from his axis.
Camp Camps::landed_on(Cell cell, Camp camp) const {
    const Planet owner = seats[0], captor = seats[1];
    Board board = this->board(camp, out);
    board.set_waiting(captor, 1);
    if (!may_land(board, captor, cell)) return blocked;
    move_man(board, short_terms(no_limit), captor, axis, cell);
    return of(board, owner);
}

} // namespace astronomica::ceiling
