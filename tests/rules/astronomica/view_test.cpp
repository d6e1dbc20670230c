// What visitors see: men on the axis and the ring, dice, counters.
#include <gmock/gmock.h>

#include "table.hpp"

using namespace astronomica;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(AstronomicaView, MenWaitOnTheAxisInLine) {
    EXPECT_THAT(Table("saturn a3 12x2, moon 5; saturn").stacks(),
                ElementsAre("moon 5", "saturn 12x2", "saturn axis-saturn-1", "saturn axis-saturn-2",
                            "saturn axis-saturn-3"));
}

TEST(AstronomicaView, LastManStandsOnTheFirstCell) {
    EXPECT_THAT(Table("saturn a2, moon 20; saturn 1 1 1").play("axis-4").stacks(),
                ElementsAre("saturn 1", "saturn 4", "moon 20"));
}

TEST(AstronomicaView, ManWaitsAloneBehindATakenFirstCell) {
    EXPECT_THAT(Table("saturn a1, moon 1; saturn").stacks(),
                ElementsAre("moon 1", "saturn axis-saturn-1"));
}

TEST(AstronomicaView, DiceAreThreeAndFallTogether) {
    Table table("saturn 5, moon 20; saturn");
    EXPECT_THAT(table.dice(), ElementsAre("0", "0", "0"));
    EXPECT_THAT(table.play("2+4+6").dice(), ElementsAre("2", "4", "6"));
    EXPECT_THAT(table.events, ElementsAre("thrown saturn"));
}

TEST(AstronomicaView, PlayedDiceAreSpent) {
    EXPECT_THAT(Table("saturn 5 9, moon 20; saturn 2 4* 6 moved 9", {"captor", "split"}).dice(),
                ElementsAre("2", "4 spent", "6"));
}

TEST(AstronomicaView, ManLeavesTheAxisFromThePlaceNextToTheRing) {
    const Table table("saturn a3, moon 20; saturn 1 1 1");
    const ludarium::Move move = Astronomica::describe(table.state, (49u << 3) | 7u);
    EXPECT_EQ(move.from, spot_named("axis-saturn-1"));
    EXPECT_EQ(move.to, spot_named("4"));
    EXPECT_EQ(move.piece, ludarium::Piece{0});
}

TEST(AstronomicaView, PassIsAButton) {
    const Table table("saturn 5, moon 17x2; saturn 2 4 6");
    const ludarium::Move move = Astronomica::describe(table.state, 0);
    EXPECT_EQ(move.from, ludarium::Spot::none);
    EXPECT_EQ(move.to, ludarium::Spot::none);
}

TEST(AstronomicaView, TurnIsShownAlsoWhileTheDiceRoll) {
    Table table("saturn 5, moon 20; moon");
    EXPECT_EQ(table.turn(), "moon playing");
    EXPECT_EQ(table.play("1+1+1").turn(), "moon playing");
    EXPECT_EQ(Table(0b11, {}).turn(), "saturn opening");
}

TEST(AstronomicaView, NothingIsToBeDoneAtTheEnd) {
    const Table table("saturn 5 t14, moon out1; end");
    EXPECT_EQ(table.turn(), "nobody over");
    EXPECT_THAT(table.dice(), IsEmpty());
}

TEST(AstronomicaView, CountersShowWhatDecidesTheGame) {
    EXPECT_THAT(Table("saturn 5 t3 c4, moon 20 t11; saturn").counts("saturn"),
                ElementsAre("men 1", "tokens 3"));
    EXPECT_THAT(Table("saturn 5 c4, moon 20; saturn", {"none"}).counts("saturn"),
                ElementsAre("men 1", "captured 4"));
}

TEST(AstronomicaView, WhoeverIsOnTurnShowsTheTurnsLeft) {
    const Table table("saturn 5 c4, moon 20; saturn; round 2 from saturn",
                      {"none", "total", "six", "3", "20"});
    EXPECT_THAT(table.counts("saturn"), ElementsAre("men 1", "captured 4", "turns 19"));
    EXPECT_THAT(table.counts("moon"), ElementsAre("men 1", "captured 0"));
}
