// Tablut a second time: slow, plain, and written from the rules without a look at the engine. The
// engine must agree with it move by move.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace plain {

struct Rules {
    bool throne_can_be_crossed;
    bool corners_are_thrones; // the five thrones
    bool two_men_take_the_king;
};

// In the order of the engine's variants.
const Rules tablut = {false, false, false};
const Rules passable_throne = {true, false, false};
const Rules five_thrones = {true, true, true};
const Rules linnaeus = {false, false, true};

struct Step {
    int from_file, from_rank, to_file, to_rank;
    bool operator<(const Step& other) const;
    bool operator==(const Step& other) const;
    std::string text() const;
};

class Game {
  public:
    explicit Game(const Rules& rules);
    Game(const Rules& rules, const std::string& picture); // as picture() shows it

    std::vector<Step>
    steps() const; // every legal move, by from-square, then to-square; none at the end
    void play(const Step& step);

    std::string ending; // empty, or "king-escaped", "king-captured", "king-enclosed", "no-move",
                        // "repetition", "hundred-plies"
    std::string taken;  // squares of the men that the last move took, "a2 b3 "
    std::string picture() const; // 81 letters from a1 to i9 and whose turn it is

    char board[9][9]; // [rank][file]: 'm', 's', 'k' or '.'
    char turn;        // 'm' or 's'

  private:
    char at(int file, int rank) const;
    bool is_centre(int file, int rank) const;
    bool is_corner(int file, int rank) const;
    bool may_pass(int file, int rank) const;
    bool may_stop(char man, int file, int rank) const;
    bool hostile(char victim, int file, int rank) const;
    void take_around(int file, int rank);
    bool shut_in(int file, int rank) const;
    void judge_king(int file, int rank);

    Rules rules_;
    std::map<std::string, int> seen_;
    int quiet_ = 0;
};

} // namespace plain
