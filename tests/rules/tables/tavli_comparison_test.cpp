// Tavli: the engine against the plain rules, over many positions: legal first steps and resulting
// positions. build/<preset>/bin/tables_agreement compares as many as you like.
#include <gtest/gtest.h>
#include <tavli/tavli.hpp>

#include "compare.hpp"

namespace {

void expect_same(unsigned men, std::uint64_t positions, std::uint64_t all_throws_every) {
    const Comparison made =
        compare(tavli::rules, plain::tavli_steps, men, positions, all_throws_every, 2026 + men);
    EXPECT_EQ(made.positions, positions);
    EXPECT_LT(made.skipped * 20, made.throws);
    EXPECT_EQ(made.difference, "");
}

} // namespace

TEST(TavliLikeThePlainRules, FiveMen) {
    expect_same(5, 5'000, 20);
}
TEST(TavliLikeThePlainRules, SevenMen) {
    expect_same(7, 3'000, 30);
}
TEST(TavliLikeThePlainRules, FifteenMen) {
    expect_same(15, 2'000, 100);
}

// Positions no game has led to: they shut men in more cruelly than players do.
TEST(TavliLikeThePlainRules, MenStrewnOverTheBoard) {
    for (unsigned men : {5u, 7u, 15u})
        EXPECT_EQ(compare_strewn(tavli::rules, plain::tavli_steps, men, 3'000, 7 + men).difference,
                  "");
}
