// Ludus duodecim scriptorum, one test a rule or ruling (rules.md, section 2).
#include <gmock/gmock.h>
#include <scripta/scripta.hpp>

#include "table.hpp"

using testing::ElementsAre;

namespace {

using Scripta = Table<scripta::Scripta>;

} // namespace

// Setting up and the throw

TEST(Scripta, WhiteStartsWithAllMenOffTheBoard) {
    Scripta table;
    EXPECT_EQ(table.text(), "reserve:15 / reserve:15 / w");
    EXPECT_EQ(table.actor(), ludarium::chance);
    EXPECT_EQ(table.legal().size(), 21u);
}

TEST(Scripta, NineSevenOrFiveMenForAShorterGame) {
    EXPECT_EQ(Scripta(9).text(), "reserve:9 / reserve:9 / w");
    EXPECT_EQ(Scripta(7).text(), "reserve:7 / reserve:7 / w");
    EXPECT_EQ(Scripta(5).text(), "reserve:5 / reserve:5 / w");
}

TEST(Scripta, TheTrackGoesFromAToE) {
    Scripta table(15, "a12 b6 c6 d6:12 / e1:15 / w 1-2");
    EXPECT_EQ(table.legal(),
              (TextSet{"a12-b1", "a12-b2", "b6-c1", "b6-c2", "c6-d1", "c6-d2", "d6-e6", "d6-e5"}));
}

TEST(Scripta, EachDieIsAStepOfItsOwn) {
    Scripta table(15, "b1 home:14 / b3:2 b6:2 e1:11 / w");
    table.play({"2-5"});
    EXPECT_THAT(table.happened, ElementsAre("thrown white", "lost white"));
}

TEST(Scripta, APairIsPlayedTwice) {
    Scripta table(15, "b1:15 / e1:15 / w 4-4");
    EXPECT_EQ(table.state().dice.uses(0), 2u);
    EXPECT_EQ(table.state().dice.uses(1), 2u);
    table.play({"b1-b5", "b1-b5", "b1-b5", "b5-c3"});
    EXPECT_EQ(table.text(), "b1:12 b5:2 c3 / e1:15 / b after 4-4");
}

// Entering

TEST(Scripta, DieDEntersOnAD) {
    Scripta table;
    table.play({"2-5"});
    EXPECT_EQ(table.legal(), (TextSet{"reserve-a2", "reserve-a5"}));
    table.play({"reserve-a5"});
    EXPECT_THAT(table.happened, ElementsAre("entered white reserve-white a5"));
}

TEST(Scripta, TheOtherDieMayEnterMoveTheSameManOrAnotherInRowA) {
    Scripta table(15, "reserve:14 a7 / reserve:15 / w 2-5");
    table.play({"reserve-a2"});
    EXPECT_EQ(table.legal(), (TextSet{"reserve-a5", "a2-a7", "a7-a12"}));
}

TEST(Scripta, OneManMustEnterEachTurn) {
    Scripta table(15, "reserve:14 a7 / reserve:13 a5:2 / w 2-5");
    EXPECT_EQ(table.legal(), (TextSet{"reserve-a2", "a7-a12"})); // not a7-a9: the 5 enters nobody
    table.play({"a7-a12"});
    EXPECT_EQ(table.legal(), TextSet{"reserve-a2"});
}

TEST(Scripta, APairEntersAtLeastOneManToo) {
    Scripta table(15, "reserve:13 a1 a2 / reserve:15 / w 1-1 left 1");
    EXPECT_EQ(table.legal(), TextSet{"reserve-a1"});
}

TEST(Scripta, NothingPassesA12UntilAllAreIn) {
    Scripta table(15, "reserve:14 a9 / reserve:15 / w 3-4");
    EXPECT_EQ(table.legal(), (TextSet{"reserve-a3", "reserve-a4", "a9-a12"}));
}

TEST(Scripta, TheLastManInOpensTheWayWithinTheThrow) {
    Scripta table(15, "reserve a9:14 / e1:15 / w 3-4");
    table.play({"reserve-a3"});
    EXPECT_THAT(table.happened,
                ElementsAre("entered white reserve-white a3", "phase white phase.moving"));
    EXPECT_EQ(table.legal(), (TextSet{"a3-a7", "a9-b1"}));
}

TEST(Scripta, IfNobodyCanEnterTheThrowIsVoid) {
    Scripta table(15, "reserve:14 a7 / reserve:11 a2:2 a5:2 / w");
    table.play({"2-5"}); // a7 could move with either die
    EXPECT_THAT(table.happened, ElementsAre("thrown white", "lost white"));
    EXPECT_EQ(table.text(), "reserve:14 a7 / reserve:11 a2:2 a5:2 / b after 2-5 lost");
}

// Hitting and returning

TEST(Scripta, AHitManWaitsInTheCircle) {
    Scripta table(15, "c1:15 / c3 e1:14 / w 2-5");
    table.play({"c1-c3"});
    EXPECT_THAT(table.happened, ElementsAre("moved white c1 c3", "hit black c3 circle"));
}

TEST(Scripta, AHitManReturnsOnADBeforeAnyOtherManMoves) {
    Scripta table(15, "c1:14 circle / e1:15 / w 2-5");
    EXPECT_EQ(table.legal(), (TextSet{"circle-a2", "circle-a5"}));
    table.play({"circle-a2"});
    EXPECT_THAT(table.happened, ElementsAre("returned white circle a2"));
    EXPECT_EQ(table.legal(), (TextSet{"a2-a7", "c1-c6"}));
}

TEST(Scripta, IfItCannotReturnTheTurnIsLost) {
    Scripta table(15, "c1:14 circle / a2:2 a5:2 e1:11 / w");
    table.play({"2-5"});
    EXPECT_THAT(table.happened, ElementsAre("thrown white", "lost white"));
}

TEST(Scripta, TwoEnemyMenCloseACell) {
    Scripta table(15, "c1:15 / c3:2 e1:13 / w 2-5");
    EXPECT_EQ(table.legal(), TextSet{"c1-c6"});
}

// Bearing off

TEST(Scripta, FourAndTwoBearOffFromE4AndE2) {
    Scripta table(15, "e4 e2 e1 home:12 / a1:15 / w 2-4");
    table.play({"e4-home:4"});
    EXPECT_THAT(table.happened, ElementsAre("borne-off white e4 home-white"));
    EXPECT_EQ(table.legal(), TextSet{"e2-home:2"});
    table.play({"e2-home:2"});
    EXPECT_EQ(table.text(), "e1 home:14 / a1:15 / b after 2-4");
}

TEST(Scripta, WithAFourAndE4EmptyAManFartherBackMoves) {
    Scripta table(15, "e6 e5 e3 home:12 / a1:15 / w 4-4 left 4");
    EXPECT_EQ(table.legal(), (TextSet{"e6-e2", "e5-e1"}));
}

TEST(Scripta, WithAFourAndE4EmptyTheNearestCloserOneLeaves) {
    Scripta table(15, "e3 e2 home:13 / a1:15 / w 4-4 left 4:2");
    EXPECT_EQ(table.legal(), TextSet{"e3-home:4"});
    table.play({"e3-home:4"});
    EXPECT_EQ(table.legal(), TextSet{"e2-home:4"});
}

TEST(Scripta, ReachingTheLastSectorMidThrowLetsMenLeave) {
    Scripta table(15, "d6 e4:14 / a1:15 / w 1-4");
    EXPECT_EQ(table.legal(), (TextSet{"d6-e6", "d6-e3", "e4-e3"}));
    table.play({"d6-e6"});
    EXPECT_THAT(table.happened, ElementsAre("moved white d6 e6", "phase white phase.bearing-off"));
    EXPECT_EQ(table.legal(), (TextSet{"e6-e2", "e4-home:4"}));
}

TEST(Scripta, FirstToBearOffAllWins) {
    Scripta table(15, "a1:15 / e1 home:14 / b 3-4");
    table.play({"e1-home:3"});
    EXPECT_EQ(table.actor(), ludarium::game_over);
    EXPECT_EQ(scripta::Scripta::outcome(table.state()).raw.results[1].place, 1);
}

// Rulings

TEST(Scripta, R4_TheMostStepsOfThePlaysWithAnEntry) {
    // A 2 enters; the 5 enters nobody and moves a6, or a2 once he is in, but a7 and a11 are closed.
    Scripta table(15, "reserve:14 a6 / reserve:9 a5:2 a7:2 a11:2 / w 2-5");
    EXPECT_EQ(table.legal(), TextSet{"reserve-a2"});
    // The 2 must not go to a4-a6 first: only it enters. So first the 5 or the entry.
    Scripta longer(15, "reserve:13 a4 a6 / reserve:13 a5:2 / w 2-5");
    EXPECT_EQ(longer.legal(), (TextSet{"reserve-a2", "a4-a9", "a6-a11"}));
}

TEST(Scripta, R4_AnEntryGoesBeforeALongerPlayWithoutOne) { // a1-a3 and a3-a8 would be two steps
    Scripta table(15, "reserve:14 a1 / reserve:9 a5:2 a6:2 a7:2 / w 2-5");
    EXPECT_EQ(table.legal(), TextSet{"reserve-a2"});
}

TEST(Scripta, R7_StepsThatNoManCanPlayAreLost) {
    Scripta table(15, "reserve:14 a6 / reserve:9 a5:2 a7:2 a11:2 / w 2-5");
    table.play({"reserve-a2"});
    EXPECT_THAT(table.happened, ElementsAre("entered white reserve-white a2", "lost white"));
}

TEST(Scripta, R8_MenMayBeHitWhileEntering) {
    Scripta table(15, "reserve:15 / reserve:14 a2 / w 2-5");
    table.play({"reserve-a2"});
    EXPECT_THAT(table.happened,
                ElementsAre("entered white reserve-white a2", "hit black a2 circle"));
}

TEST(Scripta, R9_ReturningAHitManCountsAsTheEntry) {
    Scripta table(15, "reserve:13 a7 circle / reserve:13 a5:2 / w 2-5");
    EXPECT_EQ(table.legal(), TextSet{"circle-a2"});
    table.play({"circle-a2"});
    EXPECT_EQ(table.legal(), (TextSet{"a2-a7", "a7-a12"}));
}

TEST(Scripta, R10_BeingHitDoesNotBringTheLimitBack) {
    Scripta table(15, "a12 c1:13 circle / e1:15 / w 2-5");
    table.play({"circle-a5"});
    EXPECT_EQ(table.legal(), (TextSet{"a5-a7", "a12-b2", "c1-c3"}));
}
