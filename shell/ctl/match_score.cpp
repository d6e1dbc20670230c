#include "match_score.hpp"

#include <algorithm>
#include <cmath>

namespace ludarium::ctl {
namespace {

constexpr double z95 = 1.959964; // of the normal distribution

} // namespace

Pace& Pace::operator+=(const Pace& more) {
    moves += more.moves;
    longest_us = std::max(longest_us, more.longest_us);
    total_us += more.total_us;
    return *this;
}

void Tally::add(const MatchGame& game) {
    ++(game.points == Points::win ? wins : game.points == Points::draw ? draws : losses);
    shares += game.share;
}

std::string Tally::text() const {
    return "+" + std::to_string(wins) + " =" + std::to_string(draws) + " −" +
           std::to_string(losses);
}

double elo_of(double score) {
    if (score <= 0) return -INFINITY;
    if (score >= 1) return INFINITY;
    return -400 * std::log10(1 / score - 1);
}

void MatchScore::add(const MatchGame& game) {
    all_.add(game);
    halves_[game.number % 2].add(game);
    courses_.insert(game.course);
    cut_off_ += game.cut_off;
    plies_ += game.plies;
    for (unsigned i = 0; i < 2; ++i) paces_[i] += game.pace[i];
    set_size_ = game.set_size;
    const auto set = static_cast<std::size_t>(game.number / set_size_);
    if (sets_.size() <= set) sets_.resize(set + 1);
    sets_[set].shares += game.share;
    ++sets_[set].games;
}

double MatchScore::mean_plies() const {
    return all_.games() ? static_cast<double>(plies_) / all_.games() : 0;
}

// From sets: games that always share their luck say as much as one.
double MatchScore::variance() const {
    double sum = 0, squares = 0, count = 0;
    for (const Set& set : sets_) {
        if (set.games < set_size_) continue;
        const double score = set.shares / set_size_;
        sum += score;
        squares += score * score;
        ++count;
    }
    if (count < 2) return 0.25;
    const double mean = sum / count;
    return set_size_ * std::max(0.0, squares - count * mean * mean) / (count - 1);
}

Interval MatchScore::score_interval() const {
    const double n = all_.games();
    if (n == 0) return {0, 1};
    const double p = all_.score();
    const double zz = z95 * z95 / n;
    if (p == 0) return {0, zz / (1 + zz)};
    if (p == 1) return {1 / (1 + zz), 1};
    const double middle = (p + zz / 2) / (1 + zz);
    const double half = z95 / (1 + zz) * std::sqrt(variance() / n + zz / (4 * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace ludarium::ctl
