// Tavli's steps, from rules.md: phase 1, phase 2, returning, bearing off, R1, R2, R3, R5, R6.
#include "plain.hpp"

namespace plain {

namespace {

using Half = Board::Half;

bool can_land(const Half& they, int cell) {
    const auto c = static_cast<std::size_t>(cell);
    if (they.cell[c] >= 2) return false;
    if (they.cell[c] == 1 && cell <= 6 && !they.past_six) return false; // safe (R1)
    return true;
}

// A man of the mover's, who has left where he stood, comes to stand on a cell.
Board landed(Board board, int cell) {
    Half& me = board.half[0];
    Half& they = board.half[1];
    const auto c = static_cast<std::size_t>(cell);
    ++me.cell[c];
    if (they.cell[c] == 1) {
        --they.cell[c];
        ++they.middle[static_cast<std::size_t>(cell <= 12 ? cell : 25 - cell)];
    }
    if (me.reserve == 0 && cell > 6) me.past_six = 1;
    return board;
}

} // namespace

std::vector<std::pair<int, Board>> tavli_steps(const Board& board, int die) {
    std::vector<std::pair<int, Board>> steps;
    const Half& me = board.half[0];
    const Half& they = board.half[1];

    int waiting = 0;
    for (int k = 1; k <= 12; ++k) waiting += me.middle[static_cast<std::size_t>(k)];
    if (waiting > 0) {
        for (int k = 1; k <= 12; ++k) {
            if (me.middle[static_cast<std::size_t>(k)] == 0) continue;
            const int to = k + die - 1;
            if (!can_land(they, to)) continue;
            Board next = board;
            --next.half[0].middle[static_cast<std::size_t>(k)];
            steps.push_back({100 + k, landed(next, to)});
        }
        return steps;
    }

    if (me.reserve > 0) {
        if (can_land(they, die)) {
            Board next = board;
            --next.half[0].reserve;
            steps.push_back({0, landed(next, die)});
            return steps;
        }
        for (int c = 1; c + die <= 6; ++c) {
            if (me.cell[static_cast<std::size_t>(c)] == 0 || !can_land(they, c + die)) continue;
            Board next = board;
            --next.half[0].cell[static_cast<std::size_t>(c)];
            steps.push_back({c, landed(next, c + die)});
        }
        return steps;
    }

    bool all_in_last_table = true;
    for (int c = 1; c <= 18; ++c)
        if (me.cell[static_cast<std::size_t>(c)] > 0) all_in_last_table = false;
    for (int c = 1; c <= 24; ++c) {
        if (me.cell[static_cast<std::size_t>(c)] == 0) continue;
        Board next = board;
        --next.half[0].cell[static_cast<std::size_t>(c)];
        if (c + die <= 24) {
            if (can_land(they, c + die)) steps.push_back({c, landed(next, c + die)});
            continue;
        }
        if (!all_in_last_table) continue;
        bool farther_back = false;
        for (int b = 19; b < c; ++b)
            if (me.cell[static_cast<std::size_t>(b)] > 0) farther_back = true;
        if (c + die == 25 || !farther_back) {
            ++next.half[0].home;
            steps.push_back({c, next});
        }
    }
    return steps;
}

} // namespace plain
