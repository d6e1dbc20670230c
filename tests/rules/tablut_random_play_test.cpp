// What must hold at every ply of any game.
#include <gtest/gtest.h>

#include "tablut_board.hpp"

using namespace tablut;

namespace {

class TablutRandomPlay : public testing::TestWithParam<unsigned> {
  protected:
    const Variant& variant() const { return variants[GetParam()]; }
    std::mt19937_64 random_{99 + GetParam()};
};

} // namespace

TEST_P(TablutRandomPlay, MenOnlyBecomeFewerAndTheKingStaysOne) {
    for (int n = 0; n < 200; ++n) {
        State state = new_game(variant());
        while (!state.is_over()) {
            const Position before = state.position();
            const Played played = state.apply(random_move(state, random_));
            const Side mover = before.to_move();
            const unsigned king = played.king_taken_at == nowhere ? 0 : 1;
            ASSERT_EQ(state.position().men(mover), before.men(mover));
            ASSERT_EQ(state.position().men(other(mover)) + played.taken.size() + king,
                      before.men(other(mover)));
            ASSERT_EQ(state.position().king_lives(), king == 0);
        }
    }
}

TEST_P(TablutRandomPlay, GamesEndWithinTheDescriptorsBounds) {
    const ludarium_descriptor& game = Tablut::descriptor();
    for (int n = 0; n < 200; ++n) {
        State state = new_game(variant());
        unsigned plies = 0;
        while (!state.is_over()) {
            ASSERT_LE(CountedMoves(state.position(), variant()).total(), game.max_actions);
            ASSERT_LT(plies++, game.max_plies);
            state.apply(random_move(state, random_));
        }
    }
}

TEST_P(TablutRandomPlay, TheSameSeedGivesTheSameGame) {
    const auto played = [&](unsigned seed) {
        std::mt19937_64 random(seed);
        State state = new_game(variant());
        while (!state.is_over()) state.apply(random_move(state, random));
        return state_bytes(state);
    };
    for (unsigned seed = 0; seed < 20; ++seed) EXPECT_EQ(played(seed), played(seed));
    EXPECT_NE(played(1), played(2));
}

TEST_P(TablutRandomPlay, RowsAndColumnsAndHashSayTheSame) {
    for (int n = 0; n < 50; ++n) {
        const Position position = random_state(variant(), random_).position();
        Position rebuilt;
        for (unsigned i = 0; i < square_count; ++i) {
            const Square s = Square::number(i);
            if (!position.is_empty(s)) rebuilt.put(position.at(s), s);
            ASSERT_EQ(position.row(s.rank).occupied() >> s.file & 1,
                      position.column(s.file).occupied() >> s.rank & 1);
        }
        if (position.to_move() == white) rebuilt.pass_turn();
        EXPECT_EQ(rebuilt, position);
        EXPECT_EQ(rebuilt.hash(), position.hash());
    }
}

TEST_P(TablutRandomPlay, CountedMovesAreTheListedOnes) {
    for (int n = 0; n < 200; ++n) {
        const State state = random_state(variant(), random_);
        ludarium::Actions listed, counted;
        Tablut::legal_actions(state, listed);
        const CountedMoves moves(state.position(), variant());
        for (unsigned i = 0; i < moves.total(); ++i) counted.push_back(action(moves[i]));
        EXPECT_TRUE(std::is_sorted(listed.begin(), listed.end()));
        std::sort(counted.begin(), counted.end());
        EXPECT_EQ(counted, listed);
        EXPECT_EQ(count_moves(state.position(), variant(), state.position().to_move()),
                  listed.size());
    }
}

TEST_P(TablutRandomPlay, StatesReadBackFromTheirBytes) {
    for (int n = 0; n < 100; ++n) {
        State state = new_game(variant());
        while (!state.is_over()) {
            state.apply(random_move(state, random_));
            if (random_() % 8 && !state.is_over()) continue;
            const State back = read_state(variant(), state_bytes(state));
            ASSERT_EQ(back, state);
            ASSERT_EQ(back.hash(), state.hash());
            ASSERT_EQ(state_bytes(back), state_bytes(state));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryVariant, TablutRandomPlay, testing::Range(0u, 4u));
