// How the king is taken, shut in, and how he escapes, in every variant.
#include <gtest/gtest.h>

#include "tablut_board.hpp"

using namespace tablut;

TEST(Tablut, FigureC6ToF6TakesTheKingInTheOpen) {
    State state = game(base_game, "m c6 g7 g5 h6 k g6", black);
    EXPECT_EQ(play(state, "c6-f6"), "king@g6");
    EXPECT_EQ(state.ending(), Ending::king_captured);
    EXPECT_EQ(state.winner(), black);
    EXPECT_FALSE(state.position().king_lives());
}

TEST(Tablut, FigureC6ToF6TakesTheKingBesideTheThrone) {
    State state = game(base_game, "m c6 g5 f4 k f5", black);
    EXPECT_EQ(play(state, "c6-f6"), "king@f5");
    EXPECT_EQ(state.ending(), Ending::king_captured);
}

TEST(Tablut, TwoOrThreeMuscovitesDoNotTakeTheKingInTheOpen) {
    State state = game(base_game, "m c6 g7 g5 a1 k g6", black);
    EXPECT_EQ(play(state, "c6-f6"), "");
    EXPECT_FALSE(state.is_over());
}

TEST(Tablut, ASwedeBesideTheKingKeepsHimFromBeingTaken) {
    State state = game(base_game, "m c6 g7 g5 s h6 k g6", black);
    EXPECT_EQ(play(state, "c6-f6"), "");
    EXPECT_FALSE(state.is_over());
}

TEST(Tablut, R11_FourMuscovitesRoundTheKingOnHisThroneWin) {
    for (const Variant* variant : {&base_game, &passable_throne}) {
        State state = game(*variant, "m d5 f5 e4 c6 s a1 k e5", black);
        EXPECT_EQ(play(state, "c6-e6"), "") << variant->id();
        EXPECT_EQ(state.ending(), Ending::king_enclosed) << variant->id();
        EXPECT_EQ(state.winner(), black) << variant->id();
        EXPECT_EQ(state.position().king(), sq("e5")) << "shut in, but not taken";
    }
}

TEST(Tablut, R11_ThreeMuscovitesRoundTheKingOnHisThroneDoNot) {
    State state = game(base_game, "m d5 f5 c6 s e4 k e5", black);
    play(state, "c6-e6");
    EXPECT_FALSE(state.is_over());
}

TEST(Tablut, R11_TheKingWhoStepsOffTheThroneAmongThreeHasNoWayToMoveAndLoses) {
    for (const Variant* variant : {&base_game, &linnaeus}) {
        State state = game(*variant, "m c5 d4 d6 s a1 k e5", white);
        play(state, "e5-d5");
        EXPECT_EQ(state.ending(), Ending::king_enclosed) << variant->id();
        EXPECT_EQ(state.winner(), black) << variant->id();
    }
    // Where the throne may be crossed he still has a way.
    for (const Variant* variant : {&passable_throne, &five_thrones}) {
        State state = game(*variant, "m c5 d4 d6 s a2 k e5", white);
        play(state, "e5-d5");
        EXPECT_FALSE(state.is_over()) << variant->id();
    }
}

TEST(TablutFiveThrones, R11_TheKingShutInAtTheEdgeIsLost) {
    // He went between b1 and d1 himself, so only the third man closes the way.
    State state = game(five_thrones, "m b1 d1 c9 s a5 k c1", black);
    EXPECT_EQ(play(state, "c9-c2"), "");
    EXPECT_EQ(state.ending(), Ending::king_enclosed);
    EXPECT_EQ(state.winner(), black);
}

TEST(Tablut, TheKingEscapesToAnyEdgeSquare) {
    for (const char* to : {"c3-c1", "c3-c9", "c3-a3", "c3-i3"}) {
        State state = game(base_game, "m h8 k c3", white);
        play(state, to);
        EXPECT_EQ(state.ending(), Ending::king_escaped) << to;
        EXPECT_EQ(state.winner(), white) << to;
    }
}

TEST(Tablut, ASwedeOnTheEdgeWinsNothing) {
    State state = game(base_game, "m h8 s c3 k d4", white);
    play(state, "c3-c1");
    EXPECT_FALSE(state.is_over());
}

TEST(TablutFiveThrones, TheKingEscapesToACornerOnly) {
    State edge = game(five_thrones, "m h8 k c3", white);
    play(edge, "c3-c1");
    EXPECT_FALSE(edge.is_over());
    play(edge, "h8-h7");
    play(edge, "c1-a1");
    EXPECT_EQ(edge.ending(), Ending::king_escaped);
}

TEST(TablutFiveThrones, FigureTheKingOnB3IsTakenBetweenTwoMen) {
    State state = game(five_thrones, "m a3 c8 k b3", black);
    EXPECT_EQ(play(state, "c8-c3"), "king@b3");
    EXPECT_EQ(state.ending(), Ending::king_captured);
}

TEST(TablutFiveThrones, FigureTheKingOnA8IsTakenBetweenAManAndTheCornerThrone) {
    State state = game(five_thrones, "m a2 k a8", black);
    EXPECT_EQ(play(state, "a2-a7"), "king@a8");
}

TEST(TablutFiveThrones, R16_FigureTheKingOnF5IsTakenByThreeAndTheThrone) {
    State state = game(five_thrones, "m f4 f6 g9 k f5", black);
    EXPECT_EQ(play(state, "g9-g5"), "king@f5");
}

TEST(TablutFiveThrones, R16_TwoMenDoNotTakeTheKingNextToTheCentralThrone) {
    State across = game(five_thrones, "m f4 a6 h1 k f5", black);
    EXPECT_EQ(play(across, "a6-f6"), "");
    State against = game(five_thrones, "m g9 h1 k f5", black);
    EXPECT_EQ(play(against, "g9-g5"), "");
    EXPECT_FALSE(against.is_over());
}

TEST(TablutFiveThrones, FourMenTakeTheKingOnTheThrone) {
    State three = game(five_thrones, "m d5 f5 c6 s a2 k e5", black);
    EXPECT_EQ(play(three, "c6-e6"), "");
    State four = game(five_thrones, "m d5 f5 e4 c6 s a2 k e5", black);
    EXPECT_EQ(play(four, "c6-e6"), "king@e5");
}

TEST(TablutFiveThrones, TheKingMayMoveBetweenTwoMen) {
    State state = game(five_thrones, "m a3 c3 h1 k b8", white);
    play(state, "b8-b3");
    play(state, "h1-g1");
    EXPECT_FALSE(state.is_over());
}

TEST(TablutLinnaeus, TwoMenTakeTheKingInTheOpen) {
    State state = game(linnaeus, "m c6 h6 k g6", black);
    EXPECT_EQ(play(state, "c6-f6"), "king@g6");
    EXPECT_EQ(state.winner(), black);
}

TEST(TablutLinnaeus, TwoMenRoundACornerDoNot) {
    State state = game(linnaeus, "m c6 g7 k g6", black);
    EXPECT_EQ(play(state, "c6-f6"), "");
    EXPECT_FALSE(state.is_over());
}

TEST(TablutLinnaeus, ThreeMenTakeTheKingBesideTheThrone) {
    State two = game(linnaeus, "m c6 f4 k f5", black);
    EXPECT_EQ(play(two, "c6-f6"), "");
    State three = game(linnaeus, "m c6 f4 g5 k f5", black);
    EXPECT_EQ(play(three, "c6-f6"), "king@f5");
}

TEST(TablutLinnaeus, FourMenTakeTheKingOnTheThrone) {
    State two = game(linnaeus, "m e4 c6 s a1 k e5", black);
    EXPECT_EQ(play(two, "c6-e6"), "");
    State four = game(linnaeus, "m d5 f5 e4 c6 s a1 k e5", black);
    EXPECT_EQ(play(four, "c6-e6"), "king@e5");
    EXPECT_EQ(four.ending(), Ending::king_captured);
}

TEST(TablutLinnaeus, TheKingMayMoveBetweenTwoMen) {
    State state = game(linnaeus, "m b3 d3 h1 k c6", white);
    play(state, "c6-c3");
    EXPECT_FALSE(state.is_over());
}

TEST(TablutPassableThrone, ThreeMenAndTheThroneTakeTheKingBesideIt) {
    State state = game(passable_throne, "m c6 g5 f4 k f5", black);
    EXPECT_EQ(play(state, "c6-f6"), "king@f5");
}

TEST(TablutPassableThrone, TheKingMayCrossTheThroneIntoTheMidstOfThree) {
    State state = game(passable_throne, "m g5 f4 f6 a1 k b5", white);
    play(state, "b5-f5");
    play(state, "a1-a2");
    EXPECT_FALSE(state.is_over());
}
