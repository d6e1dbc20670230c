// Monte-Carlo search finds the moves that are known to be best.
#include <gtest/gtest.h>

#include <ludarium/search/monte_carlo.hpp>

#include "small_games.hpp"
#include "thinking.hpp"

using namespace small_games;
using ludarium::search::monte_carlo;
using thinking::StopAt;
using thinking::with_nodes;

namespace {

// Only the rules of the race, without its evaluation.
struct BlindRace {
    using State = DiceRace::State;
    static Actor actor(const State& s) { return DiceRace::actor(s); }
    static void legal_actions(const State& s, Actions& out) { DiceRace::legal_actions(s, out); }
    static void chance_weights(const State& s, std::vector<std::uint32_t>& out) {
        DiceRace::chance_weights(s, out);
    }
    static void apply(State& s, Action a, Events& events) { DiceRace::apply(s, a, events); }
    static Outcome outcome(const State& s) { return DiceRace::outcome(s); }
};

// Walks to and fro for ever.
struct Treadmill {
    struct State {
        int place = 0;
    };
    static Actor actor(const State&) { return 0; }
    static void legal_actions(const State&, Actions& out) { out = {0, 1}; }
    static void apply(State& s, Action a, Events&) { s.place += a ? 1 : -1; }
    static Outcome outcome(const State&) { return Outcome("end.never"); }
};

} // namespace

TEST(MonteCarlo, TakesAWinAtOnce) {
    const auto state = TicTacToe::after({0, 3, 1, 4});
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        EXPECT_EQ(monte_carlo<TicTacToe>(state, with_nodes(5000, seed)).action, 2u);
}

TEST(MonteCarlo, PreventsALoss) {
    const auto state = TicTacToe::after({0, 4, 1});
    for (std::uint64_t seed = 0; seed < 10; ++seed)
        EXPECT_EQ(monte_carlo<TicTacToe>(state, with_nodes(20'000, seed)).action, 2u);
}

TEST(MonteCarlo, TicTacToeLooksEven) {
    const Choice choice = monte_carlo<TicTacToe>({}, with_nodes(200'000));
    EXPECT_LT(std::abs(choice.value), 300);
}

TEST(MonteCarlo, FindsTheWinningMoveInNim) {
    const Choice choice = monte_carlo<Nim>({{1, 2, 4}, 0}, with_nodes(100'000));
    EXPECT_EQ(choice.action, 201u); // 1, 2, 3 is lost for who must move
    EXPECT_GT(choice.value, 500);
}

TEST(MonteCarlo, ThrowsTheDiceByTheirWeights) {
    // Both moves of this throw come to the same, so the value is that of the position after it.
    const Choice choice = monte_carlo<BlindRace>({{4, 2}, 0, 2}, with_nodes(400'000));
    const double exact = 1 - DiceRace::wins(2, 2);
    EXPECT_NEAR(choice.value, 1000 * (2 * exact - 1), 30);
}

TEST(MonteCarlo, EachOfThreePlayersSeeksTheirOwnReward) {
    for (int turn = 0; turn < 3; ++turn) {
        const Choice choice = monte_carlo<ThreeCount>({7, turn}, with_nodes(3000));
        EXPECT_EQ(choice.action, 3u) << turn;
        EXPECT_GT(choice.value, 900);
    }
}

TEST(MonteCarlo, GivesUpAGameWithoutAnEnd) {
    const Choice choice = monte_carlo<Treadmill>({}, with_nodes(20'000));
    EXPECT_EQ(choice.value, 0);
}

TEST(MonteCarlo, TheSameSeedAndNodesGiveTheSameAnswer) {
    const Choice first = monte_carlo<Nim>({{5, 6, 7}, 0}, with_nodes(5000, 3));
    const Choice second = monte_carlo<Nim>({{5, 6, 7}, 0}, with_nodes(5000, 3));
    EXPECT_EQ(first.action, second.action);
    EXPECT_EQ(first.value, second.value);
}

TEST(MonteCarlo, AFullTreeIsSearchedOn) {
    const Choice choice =
        monte_carlo<Nim>({{1, 2, 4}, 0}, with_nodes(100'000), {0.7, 40, 2000, 200});
    EXPECT_EQ(choice.action, 201u);
}

TEST(MonteCarlo, AnswersWithALegalActionWhenStoppedAtOnce) {
    StopAt stop(1);
    const Choice choice = monte_carlo<TicTacToe>(TicTacToe::after({4}), stop.thought());
    EXPECT_NE(choice.action, 4u);
    EXPECT_LT(choice.action, 9u);
}

TEST(MonteCarlo, StopsAtTheFirstYes) {
    StopAt stop(5);
    EXPECT_LT(monte_carlo<Nim>({{9, 9, 9}, 0}, stop.thought()).nodes, 5 * 256u);
    EXPECT_EQ(stop.asked(), 5);
}
