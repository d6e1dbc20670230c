// Whose turn it is: the computer's pace, taking back, and hosts that die.
#include "table_play_fixture.hpp"

using namespace ludarium::test;
using ludarium::Piece, ludarium::Player, ludarium::Spot;

TEST_F(TablePlayTest, TheComputerIsAskedToThinkAtItsLevel) {
    start();
    played(10, 1, 1);
    EXPECT_EQ(next<Think>().level, 2u);
    EXPECT_TRUE(play.computer_thinks());
    EXPECT_FALSE(play.visitor_moves());
}

TEST_F(TablePlayTest, TheComputersMoveWaitsForThePause) {
    start(0, 1);
    next<Think>();
    play.take(Chosen{20});
    play.advance(true);
    EXPECT_TRUE(nothing());
    EXPECT_EQ(play.deadline(), clock.now() + computer_pause);
    clock.move(computer_pause);
    play.advance(true);
    EXPECT_EQ(next<PlayAction>().action, 20u);
    EXPECT_FALSE(play.deadline());
}

TEST_F(TablePlayTest, TheComputersMoveWaitsUntilNothingMoves) {
    start(0, 1);
    next<Think>();
    play.take(Chosen{20});
    clock.move(computer_pause * 3);
    play.advance(false);
    EXPECT_TRUE(nothing());
    clock.move(computer_pause);
    play.advance(true);
    EXPECT_EQ(next<PlayAction>().action, 20u);
}

TEST_F(TablePlayTest, TwoVisitorsTakeTurnsWithoutAComputer) {
    TablePlay two(parts(), seats(Seat::Kind::visitor, Seat::Kind::visitor), clock, computer_pause);
    two.take(Started{position(0, 0)});
    two.take(Played{10, {}, position(1, 1)});
    EXPECT_FALSE(two.next());
    EXPECT_TRUE(two.visitor_moves());
}

TEST_F(TablePlayTest, ThereIsNothingToUndoAtFirst) {
    start();
    EXPECT_FALSE(play.can_undo());
}

TEST_F(TablePlayTest, UndoGoesBackToTheVisitorsLastDecision) {
    start();
    played(10, 1, 1);
    next<Think>();
    played(20, 2, 0);
    ASSERT_TRUE(play.can_undo());
    play.undo();
    EXPECT_EQ(next<TakeBack>().actions, 2u);
    start(0, 0);
    EXPECT_TRUE(play.visitor_moves());
    EXPECT_FALSE(play.can_undo());
    EXPECT_FALSE(play.last_move());
}

TEST_F(TablePlayTest, UndoInterruptsTheThinkingComputer) {
    start();
    played(10, 1, 1);
    next<Think>();
    play.undo();
    next<StopThinking>();
    EXPECT_EQ(next<TakeBack>().actions, 1u);
    play.take(Chosen{20}); // it had decided already
    clock.move(computer_pause * 2);
    play.advance(true);
    EXPECT_TRUE(nothing());
}

TEST_F(TablePlayTest, AResumedGameIsTakenBackStepByStepUntilAVisitorDecides) {
    start(6, 0);
    ASSERT_TRUE(play.can_undo());
    play.undo();
    EXPECT_EQ(next<TakeBack>().actions, 1u);
    start(5, 1); // the computer's: not far enough
    EXPECT_EQ(next<TakeBack>().actions, 1u);
    start(4, 0);
    EXPECT_TRUE(nothing());
    EXPECT_TRUE(play.visitor_moves());
}

TEST_F(TablePlayTest, AFinishedGameCantBeTakenBack) {
    start();
    Position end = position(1, ludarium::game_over);
    end.ending = Ending{};
    play.take(Played{10, {}, end});
    EXPECT_FALSE(play.can_undo());
    EXPECT_EQ(play.whose_turn(), Seat::Kind::empty);
}

TEST_F(TablePlayTest, AHostsDeathLosesNeitherTheLiftedManNorTheMessage) {
    start();
    play.tap(a);
    play.take(Explained{{"why.blocked", {}}});
    play.take(Recovered{"the host was lost"});
    start();
    EXPECT_EQ(play.lifted(), a);
    EXPECT_EQ(message(), "why.blocked");
    EXPECT_TRUE(play.visitor_moves());
}

TEST_F(TablePlayTest, AMoveUnderWayWhenTheHostDiesStaysUnderWay) {
    start();
    play.tap(a);
    play.tap(b);
    next<PlayAction>();
    play.take(Recovered{"the host was lost"});
    start();
    EXPECT_FALSE(play.visitor_moves());
    played(10, 1, 1);
    next<Think>();
}

TEST_F(TablePlayTest, TheComputersChoiceSurvivesAHostsDeath) {
    start(0, 1);
    next<Think>();
    play.take(Chosen{20});
    play.take(Recovered{"the host was lost"});
    start(0, 1);
    clock.move(computer_pause);
    play.advance(true);
    EXPECT_EQ(next<PlayAction>().action, 20u);
}

TEST_F(TablePlayTest, AnEndedSessionOffersNothing) {
    start();
    play.take(Ended{"three failures"});
    play.tap(a);
    play.hint();
    EXPECT_TRUE(nothing());
    EXPECT_FALSE(play.lifted());
}
