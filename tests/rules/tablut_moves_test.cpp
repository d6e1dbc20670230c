// How the men move, and what the throne does to them.
#include <gtest/gtest.h>

#include "tablut_board.hpp"

using namespace tablut;

TEST(Tablut, StartsWithSixteenMuscovitesEightSwedesAndTheKingOnHisThrone) {
    const Position start = Position::start();
    EXPECT_EQ(position_text(start), "3mmm3/4m4/4s4/m3s3m/mmsskssmm/m3s3m/4s4/4m4/3mmm3 m");
    EXPECT_EQ(start.men(black), 16u);
    EXPECT_EQ(start.men(white), 9u);
    EXPECT_EQ(start.king(), sq("e5"));
}

TEST(Tablut, BlackMovesFirst) {
    EXPECT_EQ(new_game(base_game).position().to_move(), black);
}

TEST(Tablut, MenMoveLikeARookAnyDistance) {
    const State state = game(base_game, "m c3 k e5", black);
    for (const char* move : {"c3-c1", "c3-c9", "c3-a3", "c3-i3", "c3-c4"})
        EXPECT_TRUE(can_play(state, move)) << move;
    EXPECT_FALSE(can_play(state, "c3-d4"));
    EXPECT_FALSE(can_play(state, "c3-c3"));
}

TEST(Tablut, TheKingMovesLikeHisMen) {
    const State state = game(base_game, "m a1 k e5", white);
    EXPECT_TRUE(can_play(state, "e5-b5"));
    EXPECT_TRUE(can_play(state, "e5-e8"));
    EXPECT_FALSE(can_play(state, "e5-f6"));
}

TEST(Tablut, NobodyJumps) {
    const State state = game(base_game, "m c3 c6 s f3 k e5", black);
    EXPECT_TRUE(can_play(state, "c3-c5"));
    EXPECT_FALSE(can_play(state, "c3-c6"));
    EXPECT_FALSE(can_play(state, "c3-c7"));
    EXPECT_FALSE(can_play(state, "c3-f3"));
    EXPECT_FALSE(can_play(state, "c3-g3"));
}

TEST(Tablut, NobodyStopsOnTheEmptyThrone) {
    EXPECT_FALSE(can_play(game(base_game, "m e2 k c3", black), "e2-e5"));
    EXPECT_FALSE(can_play(game(base_game, "m a1 s e2 k c3", white), "e2-e5"));
}

TEST(Tablut, NobodyCrossesTheEmptyThrone) {
    EXPECT_FALSE(can_play(game(base_game, "m e2 k c3", black), "e2-e8"));
    EXPECT_FALSE(can_play(game(base_game, "m a1 s b5 k c3", white), "b5-h5"));
}

TEST(Tablut, TheKingNeitherReturnsToHisThroneNorCrossesIt) {
    const State state = game(base_game, "m a1 k e3", white);
    EXPECT_TRUE(can_play(state, "e3-e4"));
    EXPECT_FALSE(can_play(state, "e3-e5"));
    EXPECT_FALSE(can_play(state, "e3-e6"));
}

TEST(TablutPassableThrone, EverybodyCrossesTheEmptyThroneAndNobodyStops) {
    const State hunted = game(passable_throne, "m e2 k e7", white);
    EXPECT_TRUE(can_play(hunted, "e7-e4"));
    EXPECT_FALSE(can_play(hunted, "e7-e5"));
    const State hunter = game(passable_throne, "m b5 k c3", black);
    EXPECT_TRUE(can_play(hunter, "b5-i5"));
    EXPECT_FALSE(can_play(hunter, "b5-e5"));
}

TEST(TablutPassableThrone, TheThroneIsNotCrossedWhileTheKingSitsThere) {
    EXPECT_FALSE(can_play(game(passable_throne, "m b5 k e5", black), "b5-g5"));
}

TEST(TablutFiveThrones, OnlyTheKingStopsOnAThrone) {
    const State men = game(five_thrones, "m a3 e3 s i3 k c3", black);
    EXPECT_FALSE(can_play(men, "a3-a1"));
    EXPECT_FALSE(can_play(men, "a3-a9"));
    EXPECT_TRUE(can_play(men, "a3-a2"));
    EXPECT_FALSE(can_play(men, "e3-e5"));
    EXPECT_FALSE(can_play(game(five_thrones, "m a3 s i3 k c3", white), "i3-i1"));
    EXPECT_TRUE(can_play(game(five_thrones, "m a4 k a3", white), "a3-a1"));
    EXPECT_TRUE(can_play(game(five_thrones, "m a4 k e3", white), "e3-e5"));
}

TEST(TablutFiveThrones, EverybodyCrossesTheCentralThrone) {
    EXPECT_TRUE(can_play(game(five_thrones, "m e3 k c3", black), "e3-e8"));
    EXPECT_TRUE(can_play(game(five_thrones, "m a3 s b5 k c3", white), "b5-h5"));
    EXPECT_TRUE(can_play(game(five_thrones, "m a4 k e3", white), "e3-e7"));
}

TEST(TablutLinnaeus, TheThroneIsClosedAsInTheBaseGame) {
    EXPECT_FALSE(can_play(game(linnaeus, "m e2 k c3", black), "e2-e8"));
    EXPECT_FALSE(can_play(game(linnaeus, "m a1 k e3", white), "e3-e5"));
}
