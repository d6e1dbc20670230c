// Both games once more, as plainly as they can be written, to compare the engine with: one man
// moved at a time, all orders of the dice tried, the longest plays picked at the end. It shares
// nothing with the engine and is in no hurry.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace plain {

// Numbers of men. Index 0 is the player who moves, 1 the other one.
struct Board {
    struct Half {
        std::array<std::int8_t, 37> cell{};   // from 1
        std::array<std::int8_t, 13> middle{}; // hit men, by column from 1; the circle is column 1
        std::int8_t reserve = 0;
        std::int8_t home = 0;
        std::int8_t past_six = 0; // R1: all entered, and one moved past 6
        std::int8_t padding[3] = {};
    };
    std::array<Half, 2> half;
    std::int8_t entered = 0; // a man entered or returned in this turn
    std::int8_t padding[7] = {};

    friend bool operator==(const Board& a, const Board& b);
    friend bool operator<(const Board& a, const Board& b);
};

// Where a step begins: 0 the reserve, 1 … 36 a cell, 100 + k column k.
struct Step {
    int from;
    int die;
    friend bool operator<(Step a, Step b) {
        return a.from != b.from ? a.from < b.from : a.die < b.die;
    }
    friend bool operator==(Step a, Step b) { return a.from == b.from && a.die == b.die; }
};

// The rules of a game: all single steps with a die, and the board after one.
using StepRule = std::vector<std::pair<int, Board>> (*)(const Board&, int die);

std::vector<std::pair<int, Board>> tavli_steps(const Board& board, int die);
std::vector<std::pair<int, Board>> scripta_steps(const Board& board, int die);

struct Plays {
    std::set<Step> first_steps;
    std::set<Board> results;
    int length = 0;
};

// The longest plays of these dice; of those with an entry, if one is owed. Nothing if more than
// `most` boards would have to be looked at.
std::optional<Plays> longest_plays(StepRule rule, const Board& board, std::vector<int> dice,
                                   bool entry_owed, std::size_t most);

} // namespace plain
