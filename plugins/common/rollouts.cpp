#include "rollouts.hpp"

#include <algorithm>
#include <cmath>

#include <ludarium/search/rules.hpp>

namespace tables {

namespace {

using ludarium::search::Random;

constexpr std::size_t most_rivals = 4;
constexpr float hopeless = 0.04f;       // so far behind the best before any was played on
constexpr unsigned trust = 128;         // rounds that weigh as much as the value before
constexpr unsigned between_looks = 16;  // rounds
constexpr double sure = 3;              // standard errors
constexpr unsigned most_rounds = 2'000; // what differs less than they can tell makes no difference

} // namespace

struct Rollouts::Rival {
    Prospect* turn;
    std::vector<std::optional<Position>> answered; // by throw; known once it was needed
    std::vector<double> results = {};              // of each round, for whoever played the turn
    double sum = 0;

    double value() const {
        return (sum + trust * static_cast<double>(turn->value)) /
               static_cast<double>(results.size() + trust);
    }
    void add(double result) {
        results.push_back(result);
        sum += result;
    }
    // By how many standard errors the results of another, with the same dice, are higher.
    double behind(const Rival& other) const {
        const auto count = static_cast<double>(results.size());
        const double mean = (other.sum - sum) / count;
        double squares = 0;
        for (std::size_t n = 0; n < results.size(); ++n) {
            const double apart = other.results[n] - results[n] - mean;
            squares += apart * apart;
        }
        return mean > 0 ? mean * count / std::sqrt(squares) : 0;
    }
};

Rollouts::Rollouts(const Rules& rules, const Judge& judge, Prospects& prospects,
                   const ludarium::Thought& thought)
    : rules_(rules), judge_(judge), prospects_(prospects), thought_(thought) {
    for (const Throw& each : throws(rules)) {
        first_throws_.insert(first_throws_.end(), each.weight, weights_.size());
        weights_.push_back(each.weight);
    }
}

void Rollouts::put_best_first(std::vector<Prospect>& turns) {
    std::vector<Rival> rivals;
    for (Prospect& turn : turns) {
        if (rivals.size() == most_rivals || turn.value < turns.front().value - hopeless) break;
        rivals.push_back({&turn, decltype(Rival::answered)(weights_.size())});
    }
    seed_ = hash(turns.front().result);
    Random(seed_).shuffle(first_throws_);
    const auto better = [](const Rival& a, const Rival& b) { return a.value() > b.value(); };
    const auto beaten = [&](const Rival& rival) { return rival.behind(rivals.front()) > sure; };
    for (unsigned round = 1; round <= most_rounds && rivals.size() > 1; ++round) {
        if (!play_round(rivals, round)) break;
        if (round % between_looks != 0) continue;
        std::stable_sort(rivals.begin(), rivals.end(), better);
        rivals.erase(std::remove_if(rivals.begin() + 1, rivals.end(), beaten), rivals.end());
    }
    const Rival& best = *std::min_element(rivals.begin(), rivals.end(), better);
    best.turn->value = static_cast<float>(best.value());
    std::swap(turns.front(), *best.turn);
}

// All with the same dice. A round that is not played to its end does not count.
bool Rollouts::play_round(std::vector<Rival>& rivals, unsigned round) {
    std::array<double, most_rivals> results{};
    for (std::size_t n = 0; n < rivals.size(); ++n) {
        const auto result = played_on(rivals[n], round);
        if (!result) return false;
        results[n] = static_cast<double>(*result);
    }
    for (std::size_t n = 0; n < rivals.size(); ++n) rivals[n].add(results[n]);
    return true;
}

std::optional<float> Rollouts::played_on(Rival& rival, unsigned round) {
    const std::size_t first = first_throws_[round % first_throws_.size()];
    std::optional<Position>& answered = rival.answered[first];
    if (!answered) answered = answer(rival.turn->result, first);
    std::optional<Position> position = answered;
    Random dice(seed_ + round);
    for (unsigned turn = 1; turn < rules_.played_on && position; ++turn) {
        if (is_over(rules_, *position)) break;
        position = answer(*position, dice.by_weight(weights_));
    }
    if (!position || thought_.should_stop()) return std::nullopt;
    return judge_.chance(*position, other(rival.turn->result.turn));
}

// Nothing if it was told to stop.
std::optional<Position> Rollouts::answer(const Position& position, std::size_t thrown) {
    const auto weigh = [&](const Position& result) { return judge_.chance(result, position.turn); };
    const auto best = prospects_.answer(position, throws(rules_)[thrown], weigh, thought_);
    return best ? std::optional(best->result) : std::nullopt;
}

} // namespace tables
