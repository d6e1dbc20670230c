// Playing on from turns to learn which is best.
#include <common/notation.hpp>
#include <common/rollouts.hpp>
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>

namespace {

constexpr tables::Step some_step{}, another_step{tables::Place{7}, tables::Die{3}};

// White's choice between two turns that look alike; then whose value and which step is first.
tables::Prospect best_of(const std::string& one, const std::string& other, std::uint64_t nodes) {
    const auto turn = [&](tables::Step first, const std::string& men) {
        return tables::Prospect{first, tables::read_position(scripta::rules, 5, men + " / b"),
                                0.5f};
    };
    std::vector<tables::Prospect> turns = {turn(some_step, one), turn(another_step, other)};
    const tables::Judge judge(scripta::rules, nullptr);
    tables::Prospects prospects(scripta::rules);
    const ludarium::Thought thought({2, 0, nodes, 1}, nullptr);
    tables::Rollouts(scripta::rules, judge, prospects, thought).put_best_first(turns);
    EXPECT_LE(thought.nodes(), nodes + 10);
    return turns.front();
}

constexpr std::uint64_t plenty = 200'000;
const std::string one_left = "e1 home:4 / b1 b3 c4 d2:2",
                  three_left = "e6 e5 e3 home:2 / b1 b3 c4 d2:2";

} // namespace

TEST(TablesRollouts, PutFirstWhatTurnsOutBetter) {
    EXPECT_EQ(best_of(three_left, one_left, plenty).first, another_step);
    EXPECT_EQ(best_of(one_left, three_left, plenty).first, some_step);
    EXPECT_GT(best_of(one_left, three_left, plenty).value, 0.5f);
}

TEST(TablesRollouts, SeeThatAManAloneWillBeHit) {
    const std::string alone = "b1:2 c1:2 e5 / d4:2 d6:3", covered = "b1:2 c1:3 / d4:2 d6:3";
    EXPECT_EQ(best_of(alone, covered, plenty).first, another_step);
}

TEST(TablesRollouts, WithoutTimeTheFirstStaysFirst) {
    const auto best = best_of(three_left, one_left, 20);
    EXPECT_EQ(best.first, some_step);
    EXPECT_EQ(best.value, 0.5f);
}

TEST(TablesRollouts, EndWhereNothingIsLeftToLearn) {
    const std::string lost = "b1 b2 b3 b4 b5 / e1 home:4", lost_too = "b1 b2 b3 b5 b6 / e1 home:4";
    const auto best = best_of(lost, lost_too, plenty);
    EXPECT_EQ(best.first, some_step);
    EXPECT_LT(best.value, 0.05f);
}

TEST(TablesRollouts, TheSameTurnsComeToTheSameAgain) {
    EXPECT_EQ(best_of(three_left, one_left, plenty).value,
              best_of(three_left, one_left, plenty).value);
}
