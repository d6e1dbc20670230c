// What the ceiling of the short game is computed from (tests/bench/astronomica/ceiling) is the rules.
#include <gtest/gtest.h>

#include <ceiling/agreement.hpp>

using namespace astronomica;
using namespace astronomica::ceiling;

TEST(AstronomicaCeiling, TablesSayWhatTheRulesSay) {
    const Camps camps;
    const Ways ways(camps);
    for (const Terms& terms : {short_terms(rounds_of(few_rounds, 2)), short_terms(no_limit)}) {
        const Agreement agreement(camps, ways, terms);
        ludarium::search::Random random(1);
        unsigned positions = 0;
        for (unsigned game = 0; game < 20; ++game)
            each_thrown_position(terms, random, [&](const State& state) {
                EXPECT_TRUE(agreement.holds(state));
                ++positions;
            });
        EXPECT_GT(positions, 500u);
    }
}

TEST(AstronomicaCeiling, NoCellDiffersFromAnotherWhereNobodyWaits) {
    const Camps camps;
    const Ways ways(camps);
    for (unsigned i = 1; i < first_waiting; ++i) {
        const Camp camp = camp_at(i), like = camp_at(i - turned(camp));
        for (unsigned total = 0; total < total_count; ++total) {
            const WayList& list = ways.of(Planet::jupiter, false, camp)[total];
            const WayList& first = ways.of(Planet::saturn, false, like)[total];
            ASSERT_EQ(list.count, first.count);
            for (const Way& way : list) {
                const auto turned_back = (index(way.to) + cell_count - turned(camp)) % cell_count;
                const Way* same = std::find_if(first.begin(), first.end(), [&](const Way& other) {
                    return index(other.to) == turned_back;
                });
                ASSERT_NE(same, first.end());
                ASSERT_EQ(shape(same->after), shape(way.after));
                ASSERT_EQ((turned(same->after) + turned(camp)) % cell_count, turned(way.after));
            }
        }
    }
}

TEST(AstronomicaCeiling, FirstTimersChooseBetweenTwoAsOftenWhateverTheDifference) {
    // Their error grows with it: 1.5 deviations, each half of the difference.
    const Shares near = chosen(Custom::first_timer, {17, 35, 0}, 2);
    const Shares far = chosen(Custom::first_timer, {-1000, 1000, 0}, 2);
    EXPECT_NEAR(near[1], far[1], 1e-11);
    EXPECT_NEAR(near[0] + near[1], 1, 1e-11);
    EXPECT_NEAR(near[1], 0.827, 0.001); // Φ(4/3 / √2)
    const Shares three = chosen(Custom::first_timer, {0, 20, 400}, 3);
    EXPECT_NEAR(three[0] + three[1] + three[2], 1, 1e-11);
}
