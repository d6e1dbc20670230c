// The board of three squares: 24 points, named like the squares of a 7×7 grid, and 16 lines.
//
//     7  a7 ───────── d7 ───────── g7
//     6  │   b6 ───── d6 ───── f6   │
//     5  │   │   c5 ─ d5 ─ e5   │   │
//     4  a4 ─ b4 ─ c4     e4 ─ f4 ─ g4
//     3  │   │   c3 ─ d3 ─ e3   │   │
//     2  │   b2 ───── d2 ───── f2   │
//     1  a1 ───────── d1 ───────── g1
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mulino {

using Point = unsigned;       // 0 … 23, from the top left
using Points = std::uint32_t; // a set of points: bit n is point n

inline constexpr Point point_count = 24;

inline constexpr std::array<std::string_view, point_count> point_names = {
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4",
    "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"};

using Line = std::array<Point, 3>; // in order, so that the middle one touches both others
inline constexpr std::array<Line, 16> lines = {{{0, 1, 2},
                                                {3, 4, 5},
                                                {6, 7, 8},
                                                {9, 10, 11},
                                                {12, 13, 14},
                                                {15, 16, 17},
                                                {18, 19, 20},
                                                {21, 22, 23},
                                                {0, 9, 21},
                                                {3, 10, 18},
                                                {6, 11, 15},
                                                {1, 4, 7},
                                                {16, 19, 22},
                                                {8, 12, 17},
                                                {5, 13, 20},
                                                {2, 14, 23}}};

constexpr Points only(Point point) {
    return Points{1} << point;
}
constexpr bool has(Points set, Point point) {
    return (set >> point) & 1u;
}
inline unsigned size(Points set) {
    return static_cast<unsigned>(__builtin_popcount(set));
}
// Takes the lowest point out of a set that is not empty.
inline Point pop(Points& set) {
    const auto point = static_cast<Point>(__builtin_ctz(set));
    set &= set - 1;
    return point;
}

constexpr Points all_points = (Points{1} << point_count) - 1;

constexpr Points set_of(const Line& line) {
    return only(line[0]) | only(line[1]) | only(line[2]);
}

inline constexpr auto line_sets = [] {
    std::array<Points, lines.size()> sets{};
    for (std::size_t i = 0; i < lines.size(); ++i) sets[i] = set_of(lines[i]);
    return sets;
}();

// The points one step away along a line.
inline constexpr auto neighbours = [] {
    std::array<Points, point_count> sets{};
    for (const Line& line : lines) {
        sets[line[0]] |= only(line[1]);
        sets[line[2]] |= only(line[1]);
        sets[line[1]] |= only(line[0]) | only(line[2]);
    }
    return sets;
}();

// Every point lies on two lines.
inline constexpr auto lines_through = [] {
    std::array<std::array<Points, 2>, point_count> through{};
    std::array<std::size_t, point_count> found{};
    for (const Line& line : lines)
        for (Point point : line) through[point][found[point]++] = set_of(line);
    return through;
}();

// All men of a side that stand in one of its mills.
inline Points in_mills(Points men) {
    Points mills = 0;
    for (Points line : line_sets)
        if ((men & line) == line) mills |= line;
    return mills;
}

inline bool closes_mill(Points men, Point last) {
    for (Points line : lines_through[last])
        if ((men & line) == line) return true;
    return false;
}

} // namespace mulino
