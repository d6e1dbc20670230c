// Throwing, moving, landing: the rules of one turn with the total, and the first cell.
#include <gmock/gmock.h>

#include "table.hpp"

using namespace astronomica;
using testing::Contains;
using testing::ElementsAre;
using testing::Not;

TEST(AstronomicaMoves, R17TheRingHas49Cells) {
    EXPECT_THAT(Table("saturn 45, moon 20; saturn 1 1 4").legal(), ElementsAre("45-2"));
    EXPECT_NE(spot_named("49"), ludarium::Spot::none);
    EXPECT_EQ(spot_named("50"), ludarium::Spot::none);
}

TEST(AstronomicaMoves, R18TurnsGoClockwiseAndMenAnticlockwise) {
    // Jupiter's side follows Saturn's as the cells are counted, so the Moon is next clockwise.
    Table table("saturn 5, jupiter 12, moon 48; saturn 1 2 3");
    table.play("5-11");
    EXPECT_EQ(table.text(), "saturn 11, jupiter 12, moon 48; moon");
    table.play("1+1+1").play("48-2").play("1+1+1").play("12-15");
    EXPECT_EQ(table.text(), "saturn 11, jupiter 15, moon 2; saturn");
}

TEST(AstronomicaMoves, ThreeDiceMoveOneManByTheirTotal) {
    const Table table("saturn 5 20x2, moon 48; saturn 2 4 6");
    EXPECT_THAT(table.legal(), ElementsAre("5-17", "20-32"));
    const ludarium::Move move =
        Astronomica::describe(table.state, (4u << 3) | 7u); // the man on cell 5, all dice
    EXPECT_EQ(move.from, spot_named("5"));
    EXPECT_EQ(move.to, spot_named("17"));
    EXPECT_EQ(move.dice, 7u);
}

TEST(AstronomicaMoves, OwnMenMayShareACell) {
    Table table("saturn 5 17, moon 48; saturn 2 4 6");
    table.play("5-17");
    EXPECT_EQ(table.text(), "saturn 17x2, moon 48; moon");
}

TEST(AstronomicaMoves, TwoEnemiesBlockAndAnotherManMustMove) {
    EXPECT_THAT(Table("saturn 5 20, moon 17x2; saturn 2 4 6").legal(), ElementsAre("20-32"));
}

TEST(AstronomicaMoves, NobodyPassesWhileAManCanMove) {
    EXPECT_THAT(Table("saturn 5, moon 48; saturn 2 4 6").legal(), Not(Contains("pass")));
}

TEST(AstronomicaMoves, ThrowIsLostIfNoManCanMove) {
    Table table("saturn 5, moon 17x2; saturn 2 4 6");
    EXPECT_THAT(table.legal(), ElementsAre("pass"));
    table.play("pass");
    EXPECT_THAT(table.events, ElementsAre("lost saturn"));
    EXPECT_EQ(table.text(), "saturn 5, moon 17x2; moon");
}

TEST(AstronomicaMoves, MenPassOverEnemiesFreely) {
    EXPECT_TRUE(Table("saturn 5, moon 10x2; saturn 2 4 6").is_legal("5-17"));
}

TEST(AstronomicaMoves, LandingOnALoneEnemyCapturesIt) {
    Table table("saturn 5, moon 17 30; saturn 2 4 6");
    table.play("5-17");
    EXPECT_EQ(table.text(), "saturn 17 t8 c1, moon 30 43 t6; moon");
}

TEST(AstronomicaMoves, MenGoRoundAgainAndAgain) {
    Table table("saturn 48, moon 30; saturn 1 1 1");
    table.play("48-2");
    EXPECT_EQ(table.text(), "saturn 2, moon 30; moon");
}

// The first cell.

TEST(AstronomicaFirstCell, R19IsNoStepForEnemiesWhileTwoWait) {
    EXPECT_THAT(Table("saturn a2 20, moon 47; moon 1 1 2").legal(), ElementsAre("47-3"));
}

TEST(AstronomicaFirstCell, R19IsNoStepForItsOwnersMenEither) {
    EXPECT_TRUE(Table("saturn a2 47, moon 20; saturn 1 1 2").is_legal("47-3"));
}

TEST(AstronomicaFirstCell, R19SeveralFirstCellsAreLeftOutOnOneWay) {
    EXPECT_THAT(Table("saturn a3, jupiter a2, moon 48; moon 2 3 4").legal(), ElementsAre("48-10"));
}

TEST(AstronomicaFirstCell, CountsWhenNobodyWaits) {
    EXPECT_THAT(Table("saturn 20, moon 47; moon 1 1 2").legal(), ElementsAre("47-2"));
}

TEST(AstronomicaFirstCell, CountsForPlanetsThatTakeNoPart) {
    EXPECT_THAT(Table("saturn a7, moon 12; moon 1 1 1").legal(), ElementsAre("12-15"));
}

TEST(AstronomicaFirstCell, LastManStandsOnIt) {
    Table table("saturn a2, moon a2; saturn 1 1 1");
    table.play("axis-4");
    EXPECT_EQ(table.text(), "saturn 1 4, moon a2; moon");
    EXPECT_THAT(table.events,
                ElementsAre("entered saturn axis-saturn-1-4", "entered saturn axis-saturn-2-1"));
}

TEST(AstronomicaFirstCell, LastManCanBeCapturedThere) {
    Table table("saturn 1 4, moon 47; moon 1 1 1");
    table.play("47-1");
    EXPECT_EQ(table.text(), "saturn a1 4 t6, moon 1 t8 c1; saturn");
}

TEST(AstronomicaFirstCell, LeavingTheAxisLandsOnFirstPlusTotalWhoeverWaits) {
    for (const char* position :
         {"saturn a2, moon 30; saturn 1 2 3", "saturn a7, moon 30; saturn 1 2 3",
          "saturn a1 20, moon 1; saturn 1 2 3"})
        EXPECT_TRUE(Table(position).is_legal("axis-7")) << position;
    EXPECT_TRUE(Table("saturn 1 20, moon 30; saturn 1 2 3").is_legal("1-7"));
}

TEST(AstronomicaFirstCell, ManWhoIsThereWhenTwoWaitCannotBeLandedOn) {
    // The Moon's man stands where nobody steps.
    EXPECT_THAT(Table("saturn a2, jupiter 47, moon 1; jupiter 1 1 1").legal(), ElementsAre("47-2"));
}

TEST(AstronomicaFirstCell, WaitingManComesForwardWhenItIsFree) {
    Table table("saturn a1 20, moon 1; moon 1 1 1");
    table.play("1-4");
    EXPECT_EQ(table.text(), "saturn 1 20, moon 4; saturn");
    EXPECT_THAT(table.events, ElementsAre("moved moon 1-4", "entered saturn axis-saturn-1-1"));
}

TEST(AstronomicaFirstCell, WaitingManComesForwardBeforeTheOtherLands) {
    // So the man captured at 4 finds the first cell taken, and waits.
    Table table("saturn a1 4, moon 1 10; moon 1 1 1");
    table.play("1-4");
    EXPECT_EQ(table.text(), "saturn a1 1 t6, moon 4 10 t8 c1; saturn");
}

TEST(AstronomicaFirstCell, LastInTheLineClosesTheGapOnTheAxis) {
    Table table("saturn a4, moon 30; saturn 1 1 1");
    table.play("axis-4");
    EXPECT_THAT(table.events, ElementsAre("entered saturn axis-saturn-1-4",
                                          "moved saturn axis-saturn-4-axis-saturn-1"));
}
