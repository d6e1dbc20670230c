// Matches in which the seats go round with the same dice, so luck evens out.
#pragma once

#include "contenders.hpp"
#include "modes.hpp"

namespace astronomica {

// A mean, with the half width of its 95 % interval.
class Mean {
  public:
    void add(double value) {
        ++count_;
        sum_ += value;
        squares_ += value * value;
    }
    double mean() const { return sum_ / count_; }
    double within() const;

  private:
    double count_ = 0, sum_ = 0, squares_ = 0;
};

struct Result {
    unsigned games = 0;
    Mean won;    // the share of the first place
    Mean beaten; // the share of the others who are placed behind; equals count half
};

// One seat is played by `one` and all the rest by `others`. Every game is played once from each seat
// with the same dice; the intervals come from the spread between such sets of games.
Result contest(const std::string& mode, unsigned players, const Contender& one,
               const Contender& others, unsigned games, std::uint64_t seed);

} // namespace astronomica
