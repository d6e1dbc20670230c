// What a number of games says about two contenders.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace ludarium::ctl {

enum class Points : std::int32_t { loss = 0, draw = 1, win = 2 };

struct Pace {
    std::uint32_t moves = 0;
    std::uint32_t longest_us = 0;
    std::uint64_t total_us = 0;

    Pace& operator+=(const Pace& more);
};

// One game, seen from the first contender. Games 2n and 2n + 1 are a pair: the same dice, the seats
// swapped.
struct MatchGame {
    std::uint64_t number;
    std::uint64_t course; // a hash of all actions
    std::uint32_t plies;
    bool cut_off; // it went on for too long, and counts as a draw
    Points points;
    Pace pace[2];
};

struct Tally {
    unsigned wins = 0, draws = 0, losses = 0;

    void add(Points points);
    unsigned games() const { return wins + draws + losses; }
    double score() const { return games() ? (wins + 0.5 * draws) / games() : 0.5; }
    std::string text() const; // "+3 =1 −2"
};

// How much better whoever scores this share is, in Elo's measure; infinite for nothing or all.
double elo_of(double score);

struct Interval {
    double low, high;
};

class MatchScore {
  public:
    void add(const MatchGame& game);

    const Tally& tally() const { return all_; }
    // Of the games in which the first contender had the first seat (0) or not (1).
    const Tally& by_seat(unsigned swapped) const { return halves_[swapped]; }
    std::size_t different() const { return courses_.size(); }
    unsigned cut_off() const { return cut_off_; }
    const Pace& pace(unsigned contender) const { return paces_[contender]; }
    double mean_plies() const;

    // Of the score, with 95 % confidence: Wilson's, which is sound near 0 and 1 too, with pairs as
    // the sample, since the games of a pair share their luck.
    Interval score_interval() const;

  private:
    double variance() const; // of one game's score

    Tally all_;
    Tally halves_[2];
    std::set<std::uint64_t> courses_;
    unsigned cut_off_ = 0;
    std::uint64_t plies_ = 0;
    Pace paces_[2];
    std::vector<int> pairs_; // points of both games; those of one while the other is still played
    std::vector<char> complete_;
};

} // namespace ludarium::ctl
