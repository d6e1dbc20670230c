// Taking men, with the figures of the source text.
#include <gtest/gtest.h>

#include "tablut_board.hpp"

using namespace tablut;

TEST(Tablut, FigureA7ToD7TakesE7) {
    State state = game(base_game, "m a7 f7 b1 b3 s e7 h2 b4 k e5", black);
    EXPECT_EQ(play(state, "a7-d7"), "e7");
    EXPECT_TRUE(state.position().is_empty(sq("e7")));
}

TEST(Tablut, FigureH2ToB2IsSafeBetweenB1AndB3AndTakesB3) {
    State state = game(base_game, "m a7 f7 b1 b3 s e7 h2 b4 k e5", white);
    EXPECT_EQ(play(state, "h2-b2"), "b3");
    EXPECT_EQ(state.position().at(sq("b2")), Man::swede);
}

TEST(Tablut, FigureA7ToD7TakesNothingFromTheRowE7F7) {
    State state = game(base_game, "m a7 g7 a1 c3 s e7 f7 b3 a2 k e5", black);
    EXPECT_EQ(play(state, "a7-d7"), "");
}

TEST(Tablut, FigureA7ToA3TakesB3AndA2) {
    State state = game(base_game, "m a7 g7 a1 c3 s e7 f7 b3 a2 k e5", black);
    EXPECT_EQ(play(state, "a7-a3"), "b3 a2");
}

TEST(Tablut, OneMoveTakesInThreeDirections) {
    State state = game(base_game, "m d1 d5 b3 f3 d9 h8 s d4 c3 e3 k e5", black);
    EXPECT_EQ(play(state, "d1-d3"), "c3 e3 d4");
}

TEST(Tablut, WhiteTakesAsBlackDoes) {
    State state = game(base_game, "m d4 a1 s b4 e1 k e5", white);
    EXPECT_EQ(play(state, "e1-e4"), "");
    play(state, "a1-a2");
    EXPECT_EQ(play(state, "b4-c4"), "d4");
}

TEST(Tablut, CaptureIsActiveSoAManMayMoveBetweenTwoEnemies) {
    State state = game(base_game, "m c3 e3 a1 s d8 k e5", white);
    play(state, "d8-d3");
    play(state, "a1-a2");
    EXPECT_EQ(state.position().at(sq("d3")), Man::swede);
}

TEST(Tablut, ATrapClosedFromAnotherSideTakesOnlyAlongItsOwnLine) {
    // d3 stands between c3 and e3 already; a man that comes to d4 closes nothing.
    State state = game(base_game, "m c3 e3 d9 s d3 k e5", black);
    EXPECT_EQ(play(state, "d9-d4"), "");
}

TEST(Tablut, NothingIsTakenDiagonally) {
    State state = game(base_game, "m c2 h4 s d3 k g7", black);
    EXPECT_EQ(play(state, "h4-e4"), "");
}

TEST(Tablut, TheEdgeTakesNobody) {
    State state = game(base_game, "m b9 s a3 k e5", black);
    EXPECT_EQ(play(state, "b9-b3"), "");
}

TEST(Tablut, TheKingHelpsToCapture) {
    State struck = game(base_game, "m d7 a1 s b7 k e5", white);
    EXPECT_EQ(play(struck, "e5-e7"), "");
    play(struck, "a1-a2");
    EXPECT_EQ(play(struck, "b7-c7"), "d7");
    State striking = game(base_game, "m d7 a1 s c7 k e5", white);
    EXPECT_EQ(play(striking, "e5-e7"), "d7");
}

TEST(Tablut, R14_TheEmptyThroneIsNotHostileToMen) {
    for (const Variant* variant : {&base_game, &passable_throne, &linnaeus}) {
        State swede = game(*variant, "m a4 s d5 k h8", black);
        play(swede, "a4-c4");
        EXPECT_EQ(swede.position().at(sq("d5")), Man::swede);
        State beside = game(*variant, "m c9 s d5 k h8", black);
        EXPECT_EQ(play(beside, "c9-c5"), "") << variant->id();
        State muscovite = game(*variant, "m d5 s c9 k h8", white);
        EXPECT_EQ(play(muscovite, "c9-c5"), "") << variant->id();
    }
}

TEST(TablutFiveThrones, TheEmptyCentralThroneIsHostileToEverybody) {
    State swede = game(five_thrones, "m c9 s d5 k h8", black);
    EXPECT_EQ(play(swede, "c9-c5"), "d5");
    State muscovite = game(five_thrones, "m d5 a2 s c9 k h8", white);
    EXPECT_EQ(play(muscovite, "c9-c5"), "d5");
}

TEST(TablutFiveThrones, TheCornersAreHostileToEverybody) {
    State swede = game(five_thrones, "m a5 s a2 k h8", black);
    EXPECT_EQ(play(swede, "a5-a3"), "a2");
    State muscovite = game(five_thrones, "m h1 a5 s g9 k e5", white);
    EXPECT_EQ(play(muscovite, "g9-g1"), "h1");
}

TEST(TablutFiveThrones, AThroneWithItsKingThreatensNoSwede) {
    State state = game(five_thrones, "m c9 s d5 k e5", black);
    EXPECT_EQ(play(state, "c9-c5"), "");
}

TEST(Tablut, CornersAreOrdinarySquaresInTheBaseGame) {
    State state = game(base_game, "m a5 s a2 k h8", black);
    EXPECT_EQ(play(state, "a5-a3"), "");
    EXPECT_TRUE(can_play(game(base_game, "m a5 k h8", black), "a5-a1"));
}
