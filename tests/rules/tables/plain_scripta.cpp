// The steps of Ludus duodecim scriptorum, from rules.md. Cells 1–12 are row A, 31–36 are E6 … E1.
#include "plain.hpp"

namespace plain {

namespace {

using Half = Board::Half;

constexpr int circle = 101;

std::size_t at(int cell) {
    return static_cast<std::size_t>(cell);
}

bool held(const Half& they, int cell) {
    return they.cell[at(cell)] >= 2;
}

void land(Board& board, int cell) {
    ++board.half[0].cell[at(cell)];
    if (board.half[1].cell[at(cell)] == 1) {
        board.half[1].cell[at(cell)] = 0;
        ++board.half[1].middle[1];
    }
}

bool in_row_e(const Half& me) {
    if (me.reserve > 0 || me.middle[1] > 0) return false;
    for (int c = 1; c <= 30; ++c)
        if (me.cell[at(c)] > 0) return false;
    return true;
}

} // namespace

std::vector<std::pair<int, Board>> scripta_steps(const Board& board, int die) {
    std::vector<std::pair<int, Board>> steps;
    const Half& me = board.half[0];
    const Half& they = board.half[1];

    // A hit man begins again at A1, before anybody else does anything.
    if (me.middle[1] > 0) {
        if (!held(they, die)) {
            Board next = board;
            --next.half[0].middle[1];
            next.entered = 1; // R9
            land(next, die);
            steps.push_back({circle, next});
        }
        return steps;
    }

    if (me.reserve > 0 && !held(they, die)) {
        Board next = board;
        --next.half[0].reserve;
        next.entered = 1;
        land(next, die);
        steps.push_back({0, next});
    }

    const int last = me.reserve > 0 ? 12 : 36;
    for (int c = 1; c + die <= last; ++c) {
        if (me.cell[at(c)] == 0 || held(they, c + die)) continue;
        Board next = board;
        --next.half[0].cell[at(c)];
        land(next, c + die);
        steps.push_back({c, next});
    }

    // E_k leaves with a k; a larger number takes the highest man left.
    if (in_row_e(me)) {
        int highest = 6;
        while (highest > 0 && me.cell[at(37 - highest)] == 0) --highest;
        const int leaves = highest > die ? die : highest;
        if (leaves > 0 && me.cell[at(37 - leaves)] > 0) {
            Board next = board;
            --next.half[0].cell[at(37 - leaves)];
            ++next.half[0].home;
            steps.push_back({37 - leaves, next});
        }
    }
    return steps;
}

} // namespace plain
