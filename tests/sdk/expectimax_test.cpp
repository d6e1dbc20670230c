// Expectimax on a race whose value is computed exactly.
#include <cmath>

#include <gtest/gtest.h>

#include <ludarium/search/expectimax.hpp>

#include "small_games.hpp"
#include "thinking.hpp"

using namespace small_games;
using ludarium::search::expectimax;
using thinking::StopAt;
using thinking::with_nodes;

namespace {

// Three players in turn add 1 … 3 to a sum and like it large after their own move; nobody is asked
// what the others like.
struct ThreeGreedy : ThreeCount {
    static int evaluate(const State& s, Player p) {
        return (s.turn + 2) % 3 == number(p) ? 10 * s.sum : 0;
    }
};

int exact(double chance_to_win) {
    return static_cast<int>(std::lround(1000 * (2 * chance_to_win - 1)));
}

} // namespace

TEST(Expectimax, TheValueOfARaceIsExact) {
    for (int die = 1; die <= 4; ++die) {
        const Choice choice = expectimax<DiceRace>({{5, 4}, 0, die}, with_nodes(0), {64, 14});
        const double by_die = 1 - DiceRace::wins(4, 5 - die);
        const double by_two = 1 - DiceRace::wins(4, 3);
        EXPECT_EQ(choice.value, exact(std::max(by_die, by_two))) << die;
        EXPECT_EQ(choice.value, exact(choice.action == 1 ? by_die : by_two)) << die;
    }
}

TEST(Expectimax, TheOtherPlayersValueIsExactToo) {
    const Choice choice = expectimax<DiceRace>({{3, 5}, 1, 4}, with_nodes(0), {64, 14});
    EXPECT_EQ(choice.value, exact(1 - DiceRace::wins(3, 1)));
}

TEST(Expectimax, ATinyTableDoesNotChangeTheValue) {
    const Choice choice = expectimax<DiceRace>({{3, 5}, 1, 4}, with_nodes(0), {64, 0});
    EXPECT_EQ(choice.value, exact(1 - DiceRace::wins(3, 1)));
}

TEST(Expectimax, OnlyACertainEndIsWorthAThousand) {
    EXPECT_EQ(expectimax<DiceRace>({{3, 1}, 0, 3}, with_nodes(0)).value, 1000);
    EXPECT_LT(expectimax<DiceRace>({{1, 1}, 0, 1}, with_nodes(0)).nodes, 10u);
    EXPECT_EQ(expectimax<DiceRace>({{9, 1}, 0, 3}, with_nodes(0)).value, -1000);
    EXPECT_LT(std::abs(expectimax<DiceRace>({{9, 5}, 0, 3}, with_nodes(0)).value), 1000);
}

TEST(Expectimax, EachOfThreePlayersSeeksTheirOwnMargin) {
    const Choice choice = expectimax<ThreeGreedy>({0, 0}, with_nodes(0), {0, 14});
    EXPECT_EQ(choice.action, 3u);
    EXPECT_EQ(choice.value, 15); // (30 − 0) / 2
}

TEST(Expectimax, OneOfThreePlayersWinsWhereTheyCan) {
    const Choice choice = expectimax<ThreeGreedy>({8, 1}, with_nodes(0));
    EXPECT_EQ(choice.value, 1000);
    EXPECT_GE(choice.action, 2u);
}

TEST(Expectimax, TheSameSeedAndNodesGiveTheSameAnswer) {
    const DiceRace::State start{{15, 15}, 0, 3};
    const Choice first = expectimax<DiceRace>(start, with_nodes(5000, 3));
    const Choice second = expectimax<DiceRace>(start, with_nodes(5000, 3));
    EXPECT_EQ(first.action, second.action);
    EXPECT_EQ(first.value, second.value);
    EXPECT_EQ(first.nodes, second.nodes);
}

TEST(Expectimax, TheNodeLimitHolds) {
    const Choice choice = expectimax<DiceRace>({{20, 20}, 0, 3}, with_nodes(1000), {100, 4});
    EXPECT_LE(choice.nodes, 1002u);
}

TEST(Expectimax, AnswersWithALegalActionWhenStoppedAtOnce) {
    StopAt stop(1);
    const Choice choice = expectimax<DiceRace>({{5, 5}, 0, 3}, stop.thought());
    EXPECT_TRUE(choice.action == 1 || choice.action == 2);
    EXPECT_EQ(choice.value, 0);
}

TEST(Expectimax, StopsAtTheFirstYes) {
    StopAt stop(5);
    expectimax<DiceRace>({{25, 25}, 0, 3}, stop.thought(), {100, 4});
    EXPECT_EQ(stop.asked(), 5);
}
