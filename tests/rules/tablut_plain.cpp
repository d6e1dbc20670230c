#include "tablut_plain.hpp"

#include <tuple>

namespace plain {

namespace {

const int sides[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

std::string name(int file, int rank) {
    return std::string(1, static_cast<char>('a' + file)) + static_cast<char>('1' + rank);
}

} // namespace

bool Step::operator<(const Step& o) const {
    return std::tie(from_rank, from_file, to_rank, to_file) <
           std::tie(o.from_rank, o.from_file, o.to_rank, o.to_file);
}
bool Step::operator==(const Step& o) const {
    return std::tie(from_rank, from_file, to_rank, to_file) ==
           std::tie(o.from_rank, o.from_file, o.to_rank, o.to_file);
}
std::string Step::text() const {
    return name(from_file, from_rank) + "-" + name(to_file, to_rank);
}

Game::Game(const Rules& rules) : turn('m'), rules_(rules) {
    // The ninth rank first, as one sees it.
    const char* const rows[9] = {"...mmm...", "....m....", "....s....", "m...s...m", "mmsskssmm",
                                 "m...s...m", "....s....", "....m....", "...mmm..."};
    for (int rank = 0; rank < 9; ++rank)
        for (int file = 0; file < 9; ++file) board[rank][file] = rows[8 - rank][file];
    seen_[picture()] = 1;
}

Game::Game(const Rules& rules, const std::string& picture) : turn(picture[81]), rules_(rules) {
    for (int rank = 0; rank < 9; ++rank)
        for (int file = 0; file < 9; ++file)
            board[rank][file] = picture[static_cast<std::size_t>(rank * 9 + file)];
    seen_[picture] = 1;
}

std::string Game::picture() const {
    std::string all;
    for (int rank = 0; rank < 9; ++rank)
        for (int file = 0; file < 9; ++file) all += board[rank][file];
    return all + turn;
}

// 'x' outside of the board.
char Game::at(int file, int rank) const {
    if (file < 0 || file > 8 || rank < 0 || rank > 8) return 'x';
    return board[rank][file];
}
bool Game::is_centre(int file, int rank) const {
    return file == 4 && rank == 4;
}
bool Game::is_corner(int file, int rank) const {
    return (file == 0 || file == 8) && (rank == 0 || rank == 8);
}

bool Game::may_pass(int file, int rank) const {
    if (at(file, rank) != '.') return false;
    if (is_centre(file, rank)) return rules_.throne_can_be_crossed;
    return true;
}
bool Game::may_stop(char man, int file, int rank) const {
    if (rules_.corners_are_thrones) {
        if (is_centre(file, rank) || is_corner(file, rank)) return man == 'k';
        return true;
    }
    return !is_centre(file, rank); // the king has left it, or he would stand there
}

std::vector<Step> Game::steps() const {
    std::vector<Step> found;
    if (!ending.empty()) return found;
    for (int rank = 0; rank < 9; ++rank)
        for (int file = 0; file < 9; ++file) {
            const char man = board[rank][file];
            const bool mine = turn == 'm' ? man == 'm' : (man == 's' || man == 'k');
            if (!mine) continue;
            for (int to = 0; to < 81; ++to) {
                const int to_file = to % 9, to_rank = to / 9;
                if ((to_file == file) == (to_rank == rank)) continue;
                const int df = (to_file > file) - (to_file < file);
                const int dr = (to_rank > rank) - (to_rank < rank);
                bool free = true;
                int f = file, r = rank;
                while (free && !(f == to_file && r == to_rank)) {
                    f += df;
                    r += dr;
                    free = may_pass(f, r);
                }
                if (free && may_stop(man, to_file, to_rank))
                    found.push_back({file, rank, to_file, to_rank});
            }
        }
    return found;
}

// Does this square help to take a man (or king) called `victim`?
bool Game::hostile(char victim, int file, int rank) const {
    const char man = at(file, rank);
    if (man == 'x') return false;
    if (victim == 'm' && (man == 's' || man == 'k')) return true;
    if (victim != 'm' && man == 'm') return true;
    if (rules_.corners_are_thrones && man == '.')
        return is_centre(file, rank) || is_corner(file, rank);
    return false;
}

// A man of the side to move has come to this square.
void Game::take_around(int file, int rank) {
    const char victim = turn == 'm' ? 's' : 'm';
    bool takes[9][9] = {};
    for (const auto& side : sides) {
        const int f = file + side[0], r = rank + side[1];
        if (at(f, r) == victim && hostile(victim, f + side[0], r + side[1])) takes[r][f] = true;
    }
    taken.clear();
    for (int r = 0; r < 9; ++r)
        for (int f = 0; f < 9; ++f)
            if (takes[r][f]) {
                board[r][f] = '.';
                taken += name(f, r) + " ";
            }
}

// Nothing but Muscovites, the board's edge and a forbidden throne around this square.
bool Game::shut_in(int file, int rank) const {
    for (const auto& side : sides) {
        const int f = file + side[0], r = rank + side[1];
        const bool forbidden = is_centre(f, r) && !rules_.throne_can_be_crossed;
        if (at(f, r) != 'm' && at(f, r) != 'x' && !forbidden) return false;
    }
    return true;
}

// A Muscovite has come to this square; what becomes of the king?
void Game::judge_king(int file, int rank) {
    int kf = -1, kr = -1;
    for (int r = 0; r < 9; ++r)
        for (int f = 0; f < 9; ++f)
            if (board[r][f] == 'k') kf = f, kr = r;
    bool touches = false, beside_throne = false;
    int muscovites = 0;
    for (const auto& side : sides) {
        const int f = kf + side[0], r = kr + side[1];
        touches = touches || (f == file && r == rank);
        beside_throne = beside_throne || is_centre(f, r);
        muscovites += at(f, r) == 'm';
    }
    if (!touches) return;
    bool captured;
    if (is_centre(kf, kr))
        captured = rules_.two_men_take_the_king && muscovites == 4;
    else if (beside_throne)
        captured = muscovites == 3;
    else if (rules_.two_men_take_the_king)
        captured = hostile('k', 2 * kf - file, 2 * kr - rank);
    else
        captured = muscovites == 4;
    if (captured) {
        board[kr][kf] = '.';
        taken += "king";
        ending = "king-captured";
    } else if (shut_in(kf, kr)) {
        ending = "king-enclosed";
    }
}

void Game::play(const Step& step) {
    const char man = board[step.from_rank][step.from_file];
    board[step.from_rank][step.from_file] = '.';
    board[step.to_rank][step.to_file] = man;
    take_around(step.to_file, step.to_rank);
    if (man == 'm') judge_king(step.to_file, step.to_rank);
    if (man == 'k') {
        const bool edge =
            step.to_file == 0 || step.to_file == 8 || step.to_rank == 0 || step.to_rank == 8;
        if (rules_.corners_are_thrones ? is_corner(step.to_file, step.to_rank) : edge)
            ending = "king-escaped";
        else if (shut_in(step.to_file, step.to_rank))
            ending = "king-enclosed"; // he stepped off the throne, and it closed behind him
    }
    turn = turn == 'm' ? 's' : 'm';
    quiet_ = taken.empty() ? quiet_ + 1 : 0;
    const int times = ++seen_[picture()];
    if (!ending.empty()) return;
    if (steps().empty())
        ending = "no-move";
    else if (times >= 3)
        ending = "repetition";
    else if (quiet_ >= 100)
        ending = "hundred-plies";
}

} // namespace plain
