#include "features.hpp"

#include <algorithm>
#include <cmath>

#include "bearing_off.hpp"
#include "descriptor.hpp"
#include "evaluation.hpp"

namespace tables {

namespace {

// What a throw of two or three dice is worth on average, pairs and triplets included.
float pips_of_a_throw(const Rules& rules) {
    return rules.dice == 2 ? 49.0f / 6 : 343.0f / 24;
}

// What one colour's men come to.
struct Side {
    const Men& men;
    Costs costs;
    unsigned count = 0;
    float throws = 0; // to the end of the race
    bool exact = false;
};

// Outside the tables: every man wastes some pips when he leaves.
constexpr float wasted_pips = 1.2f;

Side side_of(const Rules& rules, const Men& men, const Men& others) {
    Side side{men, tables::costs(rules, men, others), 0, 0, BearingOff::knows(rules, men)};
    for (Mask from = men.occupied(); from; from &= from - 1) side.count += men.at(lowest(from));
    if (side.exact) {
        side.throws = BearingOff::with(rules.dice).throws(BearingOff::stand(rules, men));
    } else {
        const auto left = static_cast<float>(side.count - men.at(rules.home()));
        side.throws = (static_cast<float>(side.costs.way) / 100 + wasted_pips * left) /
                          pips_of_a_throw(rules) +
                      0.5f;
    }
    return side;
}

class Seen {
  public:
    Seen(const Rules& rules, Inputs& inputs) : rules_(rules), map_(rules), inputs_(inputs) {}

    void side(const Side& side, unsigned first) {
        for (Mask from = side.men.occupied(); from; from &= from - 1) {
            const Place place = lowest(from);
            const unsigned here = side.men.at(place);
            if (rules_.is_cell(place))
                cell(first + (index(place) - 1) * FeatureMap::for_each_cell, here);
            else if (rules_.is_column(place))
                column(first + map_.columns +
                           (index(place) - rules_.cells - 2) * FeatureMap::for_each_column,
                       here);
        }
        extras(side, first + map_.extras);
    }

    void both(const Side& thrower, const Side& waiter) {
        const unsigned first = map_.shared;
        inputs_.add(first, 1.0f);
        for (unsigned n = 0; n < men_choices.size(); ++n)
            if (thrower.count == men_choices[n]) inputs_.add(first + 1 + n, 1.0f);
        // Whoever throws is half a throw ahead.
        const float lead = waiter.throws - thrower.throws + 0.5f;
        const float scale = 1.0f + 0.5f * std::sqrt(waiter.throws + thrower.throws);
        inputs_.add(first + 5, lead / (std::fabs(lead) + scale) * 2);
        inputs_.add(first + 6, lead / 4);
        if (!thrower.exact || !waiter.exact) return;
        const float chance = BearingOff::with(rules_.dice)
                                 .first_to_finish(BearingOff::stand(rules_, thrower.men),
                                                  BearingOff::stand(rules_, waiter.men));
        inputs_.add(first + 7, 2 * chance - 1);
    }

  private:
    void cell(unsigned first, unsigned men) {
        inputs_.add(first + std::min(men, 3u) - 1, 1.0f);
        if (men > 3) inputs_.add(first + 3, static_cast<float>(men - 3) / 3);
    }
    void column(unsigned first, unsigned men) {
        inputs_.add(first, 1.0f);
        if (men > 1) inputs_.add(first + 1, static_cast<float>(men - 1) / 2);
    }
    void extras(const Side& side, unsigned first) {
        const auto add = [&](unsigned n, float value) {
            if (value != 0) inputs_.add(first + n, value);
        };
        const auto cost = [](int hundredths, float pips) {
            return static_cast<float>(hundredths) / (100 * pips);
        };
        const unsigned reserve = side.men.at(Rules::reserve());
        add(0, reserve > 0 ? 1.0f : 0.0f);
        add(1, static_cast<float>(reserve) / 5);
        add(2, static_cast<float>(side.men.at(rules_.home())) / 5);
        add(3, side.men.ventured ? 1.0f : 0.0f);
        add(4, cost(side.costs.way, 100));
        add(5, cost(side.costs.danger, 20));
        add(6, cost(side.costs.waiting, 20));
        add(7, cost(side.costs.obstacles, 10));
        add(8, cost(side.costs.stragglers, 2));
        add(9, side.throws / 10);
        add(10, side.exact ? 1.0f : 0.0f);
    }

    const Rules& rules_;
    const FeatureMap map_;
    Inputs& inputs_;
};

} // namespace

Inputs features(const Rules& rules, const Position& position) {
    Inputs inputs;
    const Side thrower = side_of(rules, position.mine(), position.theirs());
    const Side waiter = side_of(rules, position.theirs(), position.mine());
    Seen seen(rules, inputs);
    seen.side(thrower, 0);
    seen.side(waiter, FeatureMap(rules).side);
    seen.both(thrower, waiter);
    return inputs;
}

} // namespace tables
