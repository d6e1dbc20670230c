// Alpha-beta on games whose values are known.
#include <gtest/gtest.h>

#include <ludarium/search/alpha_beta.hpp>

#include "small_games.hpp"
#include "thinking.hpp"

using namespace small_games;
using ludarium::search::alpha_beta;
using ludarium::search::AlphaBeta;
using thinking::StopAt;
using thinking::with_nodes;

namespace {

// Nim that would look at the greediest moves first.
struct OrderedNim : Nim {
    static int order(const State&, Action action) { return static_cast<int>(action % 100); }
};

// Tic-tac-toe that tells all there is to tell (search/insight.hpp).
struct ToldTicTacToe : TicTacToe {
    static bool completes(const State& s, unsigned who) {
        Actions free;
        legal_actions(s, free);
        return std::any_of(free.begin(), free.end(), [&](Action cell) {
            return three(static_cast<std::uint16_t>(s.men[who] | 1u << cell));
        });
    }
    static search::Outlook outlook(const State& s) {
        const auto me = static_cast<unsigned>(actor(s));
        if (completes(s, me)) return search::Outlook::wins;
        return completes(s, 1 - me) ? search::Outlook::threatened : search::Outlook::open;
    }
    static bool is_legal(const State& s, Action cell) {
        return !((s.men[0] | s.men[1]) >> cell & 1u);
    }
};

// A game without an end, whose positions are worth whatever their path hashes to.
struct Endless {
    struct State {
        std::uint64_t path = 1;
        int turn = 0;
    };
    static Actor actor(const State& s) { return s.turn; }
    static void legal_actions(const State&, Actions& out) {
        for (Action a = 0; a < 20; ++a) out.push_back(a);
    }
    static void apply(State& s, Action a, Events&) {
        s.path = search::mixed(s.path + a);
        s.turn = 1 - s.turn;
    }
    static Outcome outcome(const State&) { return Outcome("end.never"); }
    static std::uint64_t hash(const State& s) { return s.path; }
    static int evaluate(const State& s, Player p) {
        const int value = static_cast<int>(s.path % 1999) - 999;
        return p == Player{0} ? value : -value;
    }
};

} // namespace

TEST(AlphaBeta, TicTacToeIsADraw) {
    const Choice choice = alpha_beta<TicTacToe>({}, with_nodes(1'000'000));
    EXPECT_EQ(choice.value, 0);
    EXPECT_GE(choice.depth, 9u);
}

TEST(AlphaBeta, StopsByItselfWhenNothingIsLeftToSee) {
    EXPECT_LT(alpha_beta<TicTacToe>({}, with_nodes(0)).nodes, 100'000u);
}

TEST(AlphaBeta, WhatTheAuthorTellsSavesNodesAndChangesNoValue) {
    std::uint64_t plain_nodes = 0, told_nodes = 0;
    for (Action a = 0; a < 9; ++a)
        for (Action b = 0; b < 9; ++b) {
            if (a == b) continue;
            const auto state = TicTacToe::after({a, b});
            const Choice plain = alpha_beta<TicTacToe>(state, with_nodes(0));
            const Choice told = alpha_beta<ToldTicTacToe>(state, with_nodes(0));
            EXPECT_EQ(plain.value, told.value) << a << " " << b;
            plain_nodes += plain.nodes;
            told_nodes += told.nodes;
        }
    EXPECT_LT(2 * told_nodes, plain_nodes);
}

TEST(AlphaBeta, TakesAWinAtOnce) {
    // X on 0 and 1, O on 3 and 4: X wins on 2.
    const Choice choice = alpha_beta<TicTacToe>(TicTacToe::after({0, 3, 1, 4}), with_nodes(1000));
    EXPECT_EQ(choice.action, 2u);
    EXPECT_EQ(choice.value, 1000);
    EXPECT_EQ(choice.depth, 1u);
}

TEST(AlphaBeta, PreventsALoss) {
    // X on 0 and 1: O must answer on 2.
    const Choice choice = alpha_beta<TicTacToe>(TicTacToe::after({0, 4, 1}), with_nodes(100'000));
    EXPECT_EQ(choice.action, 2u);
}

TEST(AlphaBeta, ALostPositionSaysSo) {
    // X on 0, 3 and 4 threatens 5 and 6 at once; O can stop one.
    const Choice choice =
        alpha_beta<TicTacToe>(TicTacToe::after({0, 1, 4, 8, 3}), with_nodes(100'000));
    EXPECT_EQ(choice.value, -1000);
}

TEST(AlphaBeta, NimIsDecidedByTheExclusiveOr) {
    for (int a = 0; a < 5; ++a)
        for (int b = 0; b < 5; ++b)
            for (int c = 1; c < 5; ++c) {
                const Choice choice = alpha_beta<Nim>({{a, b, c}, 0}, with_nodes(0));
                EXPECT_EQ(choice.value, (a ^ b ^ c) ? 1000 : -1000) << a << b << c;
            }
}

TEST(AlphaBeta, AWinningMoveInNimLeavesZero) {
    const Choice choice = alpha_beta<Nim>({{3, 4, 5}, 1}, with_nodes(0));
    Nim::State next{{3, 4, 5}, 1};
    Events unseen = Events::nobody();
    Nim::apply(next, choice.action, unseen);
    EXPECT_EQ(next.heaps[0] ^ next.heaps[1] ^ next.heaps[2], 0);
}

TEST(AlphaBeta, ASideMayMoveTwice) {
    for (int left = 1; left <= 16; ++left) {
        const Choice choice = alpha_beta<TwoSteps>({left, 0}, with_nodes(0));
        EXPECT_EQ(choice.value, TwoSteps::wins(left, 2) ? 1000 : -1000) << left;
    }
}

TEST(AlphaBeta, TheAuthorsOrderDoesNotChangeTheValue) {
    EXPECT_EQ(alpha_beta<OrderedNim>({{3, 4, 5}, 0}, with_nodes(0)).value, 1000);
    EXPECT_EQ(alpha_beta<OrderedNim>({{1, 4, 5}, 0}, with_nodes(0)).value, -1000);
}

TEST(AlphaBeta, ATinyTableDoesNotChangeTheValue) {
    EXPECT_EQ(alpha_beta<Nim>({{3, 4, 5}, 0}, with_nodes(0), {64, 0}).value, 1000);
    EXPECT_EQ(alpha_beta<TicTacToe>({}, with_nodes(0), {64, 0}).value, 0);
}

TEST(AlphaBeta, AGuessIsNeverAsGoodAsAnEnd) {
    for (std::uint64_t path = 1; path < 20; ++path) {
        const Choice choice = alpha_beta<Endless>({path, 0}, with_nodes(5000));
        EXPECT_LT(std::abs(choice.value), 1000);
    }
}

TEST(AlphaBeta, TheSameSeedAndNodesGiveTheSameAnswer) {
    const Choice first = alpha_beta<Endless>({}, with_nodes(20'000, 7));
    const Choice second = alpha_beta<Endless>({}, with_nodes(20'000, 7));
    EXPECT_EQ(first.action, second.action);
    EXPECT_EQ(first.value, second.value);
    EXPECT_EQ(first.nodes, second.nodes);
}

TEST(AlphaBeta, ASearcherLearnsNothingFromItsLastAnswer) {
    AlphaBeta<Endless> searcher;
    const Choice fresh = searcher.choose({}, with_nodes(20'000));
    searcher.choose({5, 1}, with_nodes(3'000));
    const Choice again = searcher.choose({}, with_nodes(20'000));
    EXPECT_EQ(fresh.action, again.action);
    EXPECT_EQ(fresh.value, again.value);
}

TEST(AlphaBeta, TheSeedChoosesAmongEqualMoves) {
    std::vector<Action> seen;
    for (std::uint64_t seed = 0; seed < 32; ++seed)
        seen.push_back(alpha_beta<TicTacToe>({}, with_nodes(10, seed)).action);
    std::sort(seen.begin(), seen.end());
    EXPECT_GT(std::unique(seen.begin(), seen.end()) - seen.begin(), 3);
}

TEST(AlphaBeta, TheNodeLimitHolds) {
    EXPECT_LE(alpha_beta<Endless>({}, with_nodes(1000)).nodes, 1002u);
}

TEST(AlphaBeta, AnswersWithALegalActionWhenStoppedAtOnce) {
    StopAt stop(1);
    const Choice choice = alpha_beta<TicTacToe>(TicTacToe::after({4}), stop.thought());
    EXPECT_NE(choice.action, 4u);
    EXPECT_LT(choice.action, 9u);
    EXPECT_EQ(choice.depth, 0u);
}

TEST(AlphaBeta, StopsAtTheFirstYes) {
    StopAt stop(10);
    const Choice choice = alpha_beta<Endless>({}, stop.thought());
    EXPECT_EQ(stop.asked(), 10);
    EXPECT_LT(choice.nodes, 10 * 256u);
}
