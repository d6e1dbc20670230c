// A choice among values by somebody who misjudges them.
//
// Errors are measured by how much the values differ, so the same error suits every game's scale, and
// what is far better than everything else, such as a win, is still seen.
#pragma once

#include <cmath>

#include "rules.hpp"

namespace ludarium::search {

// A visitor at their first game errs half as much again as what there is to choose from differs. It is
// a model; no visitors have been counted.
inline constexpr double first_timers_error = 1.5;

inline double standard_deviation(const std::vector<double>& values) {
    double sum = 0, squares = 0;
    for (const double value : values) sum += value, squares += value * value;
    const auto count = static_cast<double>(values.size());
    return std::sqrt(std::max(0.0, squares / count - sum / count * (sum / count)));
}

// Twelve uniform numbers, less six: normal enough, and the same on every machine.
inline double normal(Random& random) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.below(1u << 30)) / (1u << 30);
    return sum;
}

// Which of the values seems best, each being off by a normal error of so many standard deviations of
// them all. Equals are drawn. There is at least one.
inline std::size_t best_seeming(const std::vector<double>& values, double error, Random& random) {
    const double off = error > 0 ? error * standard_deviation(values) : 0;
    std::vector<std::size_t> best;
    double highest = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double seen = values[i] + (off > 0 ? off * normal(random) : 0);
        if (best.empty() || seen > highest) {
            best.clear();
            highest = seen;
        }
        if (seen >= highest) best.push_back(i);
    }
    return best.at(random.below(best.size()));
}

} // namespace ludarium::search
