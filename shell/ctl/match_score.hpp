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

// One game, seen from the first contender. Games with the same luck follow each other: pairs with the
// seats swapped, or once round the table for whoever is alone.
struct MatchGame {
    std::uint64_t number;
    std::uint64_t course; // a hash of all actions
    std::uint32_t plies;
    bool cut_off; // it went on for too long, and counts as a draw
    Points points;
    double share; // of the point: half of a draw, less where more than two share the first place
    Pace pace[2];
    std::uint32_t set_size = 2; // so many games share their luck, the same in all games of a match
};

struct Tally {
    unsigned wins = 0, draws = 0, losses = 0;
    double shares = 0;

    void add(const MatchGame& game);
    unsigned games() const { return wins + draws + losses; }
    double score() const { return games() ? shares / games() : 0.5; }
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
    // Games with the same luck: one more than one's rivals, for whoever is alone.
    unsigned games_of_a_set() const { return set_size_; }

    // Of the score, with 95 % confidence: Wilson's, which is sound near 0 and 1 too, with pairs (or
    // rounds of the table) as the sample, since their games share their luck.
    Interval score_interval() const;

  private:
    double variance() const; // of one game's score

    Tally all_;
    Tally halves_[2];
    std::set<std::uint64_t> courses_;
    unsigned cut_off_ = 0;
    std::uint64_t plies_ = 0;
    Pace paces_[2];
    struct Set {
        double shares = 0;
        unsigned games = 0; // played so far
    };
    unsigned set_size_ = 2;
    std::vector<Set> sets_;
};

} // namespace ludarium::ctl
