// How games end without the king's fate, and what is called out on the way (R12, R13, R15).
#include <gtest/gtest.h>

#include "tablut_board.hpp"

using namespace tablut;

namespace {

const std::string there = "a4-b4 e3-d3";
const std::string back = "b4-a4 d3-e3";

} // namespace

TEST(Tablut, R12_BlackWithoutMenHasNoMoveAndLoses) {
    State state = game(base_game, "m d7 s c7 e9 k c3", white);
    EXPECT_EQ(play(state, "e9-e7"), "d7");
    EXPECT_EQ(state.ending(), Ending::no_move);
    EXPECT_EQ(state.winner(), white);
}

TEST(Tablut, R12_WhiteWithoutAMoveLosesEvenIfASwedeStandsBesideTheKing) {
    State state = game(base_game, "m e4 e6 f5 d4 d6 a5 s d5 k e5", black);
    EXPECT_EQ(play(state, "a5-c5"), "");
    EXPECT_EQ(state.ending(), Ending::no_move);
    EXPECT_EQ(state.winner(), black);
}

TEST(Tablut, R13_TheSecondOccurrenceIsCalledOut) {
    State state = new_game(base_game);
    play(state, there + " b4-a4");
    EXPECT_EQ(state.occurrences(), 1u);
    EXPECT_EQ(called_out(state, "d3-e3"), "repetition");
    EXPECT_EQ(state.occurrences(), 2u);
    EXPECT_FALSE(state.is_over());
}

TEST(Tablut, R13_TheThirdOccurrenceIsADraw) {
    State state = new_game(base_game);
    play(state, there + " " + back + " " + there + " b4-a4");
    EXPECT_FALSE(state.is_over());
    EXPECT_EQ(called_out(state, "d3-e3"), "");
    EXPECT_EQ(state.ending(), Ending::repetition);
    EXPECT_EQ(state.winner(), std::nullopt);
}

TEST(Tablut, R13_TheSamePlacesWithTheOtherSideToMoveAreAnotherPosition) {
    // White loses a move: the men stand as in the beginning, but it is White's turn.
    State state = new_game(base_game);
    play(state, "a4-b4 e3-d3 b4-a4 d3-c3 a4-b4 c3-d3 b4-c4 d3-e3 c4-a4");
    EXPECT_EQ(state.position().at(sq("e3")), Man::swede);
    EXPECT_EQ(state.occurrences(), 1u);
}

TEST(Tablut, R13_ACaptureWipesTheOldPositionsOut) {
    State state = game(base_game, "m a4 a7 f7 h8 s e7 b1 k e5", black);
    play(state, "h8-h7 b1-c1 h7-h8 c1-b1");
    EXPECT_EQ(state.occurrences(), 2u);
    EXPECT_EQ(play(state, "a7-d7"), "e7");
    EXPECT_EQ(state.quiet_plies(), 0u);
    EXPECT_EQ(state.occurrences(), 1u);
}

TEST(Tablut, R13_AHundredPliesWithoutCaptureAreADraw) {
    // Seven squares against eight: together they don't come round within fifty moves.
    State state = game(base_game, "m a1 s a9 k e5", black);
    for (unsigned turn = 0; turn < 50; ++turn) {
        ASSERT_FALSE(state.is_over()) << turn;
        state.apply({Square::at(turn % 7, 0), Square::at((turn + 1) % 7, 0)});
        ASSERT_FALSE(state.is_over()) << turn;
        state.apply({Square::at(turn % 8, 8), Square::at((turn + 1) % 8, 8)});
    }
    EXPECT_EQ(state.ending(), Ending::hundred_plies);
    EXPECT_EQ(state.winner(), std::nullopt);
}

TEST(Tablut, R13_AWinOnTheHundredthPlyIsAWin) {
    State state = game(base_game, "m a1 s a9 k e5", black);
    for (unsigned turn = 0; turn < 49; ++turn) {
        state.apply({Square::at(turn % 7, 0), Square::at((turn + 1) % 7, 0)});
        state.apply({Square::at(turn % 8, 8), Square::at((turn + 1) % 8, 8)});
    }
    play(state, "a1-b1");
    EXPECT_EQ(state.quiet_plies(), 99u);
    play(state, "e5-e9");
    EXPECT_EQ(state.ending(), Ending::king_escaped);
}

TEST(Tablut, R15_RaichiIsCalledWhenTheKingSeesOneEdgeSquare) {
    State state = game(base_game, "m b2 a8 s c3 k c4", white);
    EXPECT_EQ(called_out(state, "c3-c2"), "tuichi"); // a4 and i4
    State one = game(base_game, "m a4 c8 b2 s c3 k c4", white);
    EXPECT_EQ(called_out(one, "c3-d3"), "tuichi"); // c1 and i4
    State only = game(base_game, "m a4 c8 i2 s c3 e4 k c4", white);
    EXPECT_EQ(called_out(only, "c3-d3"), "raichi"); // c1
}

TEST(Tablut, R15_TuichiIsCalledForTwoOrMore) {
    State four = game(base_game, "m a1 s b8 k c3", white);
    EXPECT_EQ(called_out(four, "b8-b9"), "tuichi");
}

TEST(Tablut, R15_NothingIsCalledWhenTheKingSeesNoEdge) {
    State state = new_game(base_game);
    play(state, "a4-b4");
    EXPECT_EQ(called_out(state, "e3-d3"), "");
}

TEST(Tablut, R15_NothingIsCalledAfterBlacksMoveOrAtTheEnd) {
    State state = game(base_game, "m b2 a8 s c3 k c4", black);
    EXPECT_EQ(called_out(state, "a8-a9"), "");
    EXPECT_EQ(called_out(state, "c4-a4"), "");
    EXPECT_EQ(state.ending(), Ending::king_escaped);
}

TEST(TablutFiveThrones, R15_TheCornersAreWhatIsCalled) {
    State none = game(five_thrones, "m h8 s b8 k c3", white);
    EXPECT_EQ(called_out(none, "b8-b9"), "");
    State both = game(five_thrones, "m h8 k c3", white);
    EXPECT_EQ(called_out(both, "c3-c1"), "tuichi");
    State one = game(five_thrones, "m h8 f1 k c3", white);
    EXPECT_EQ(called_out(one, "c3-c1"), "raichi");
}

TEST(TablutPassableThrone, R15_TheKingSeesAcrossTheThrone) {
    State state = game(passable_throne, "m b4 e1 h4 s a8 c2 f4 d4 k e4", white);
    EXPECT_EQ(called_out(state, "c2-c3"), "raichi"); // e9
}
