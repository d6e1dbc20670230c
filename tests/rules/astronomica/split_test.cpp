// The second variant: one man by the total, two men, or three.
#include <gmock/gmock.h>

#include "table.hpp"

using namespace astronomica;
using testing::Contains;
using testing::ElementsAre;
using testing::IsSupersetOf;
using testing::Not;

namespace {

const Agreed split = {"captor", "split"};
const Agreed both = {"none", "split"};

} // namespace

TEST(AstronomicaSplit, OffersEveryDieAndEverySum) {
    EXPECT_THAT(Table("saturn 10 20 30, moon 49; saturn 1 2 4", split).legal(),
                IsSupersetOf({"10-11:1", "10-12:2", "10-13:1+2", "10-14:4", "10-15:1+4",
                              "10-16:2+4", "10-17:1+2+4", "30-37:1+2+4"}));
}

TEST(AstronomicaSplit, OneManByTheTotal) {
    Table table("saturn 10 20 30, moon 49; saturn 1 2 4", split);
    table.play("10-17:1+2+4");
    EXPECT_EQ(table.text(), "saturn 17 20 30, moon 49; moon");
}

TEST(AstronomicaSplit, TwoMenByADieAndTheSumOfTheOthers) {
    Table table("saturn 10 20 30, moon 49; saturn 1 2 4", split);
    table.play("10-12:2");
    EXPECT_EQ(table.text(), "saturn 12 20 30, moon 49; saturn 1 2* 4 moved 12");
    table.play("20-25:1+4");
    EXPECT_EQ(table.text(), "saturn 12 25 30, moon 49; moon");
}

TEST(AstronomicaSplit, ThreeMenByADieEach) {
    Table table("saturn 10 20 30, moon 49; saturn 1 2 4", split);
    table.play("10-11:1").play("20-22:2").play("30-34:4");
    EXPECT_EQ(table.text(), "saturn 11 22 34, moon 49; moon");
}

TEST(AstronomicaSplit, SumIsOneJump) {
    const Table table("saturn 10 20 30, moon 11x2 12x2; saturn 1 2 4", split);
    EXPECT_THAT(table.legal(), Contains("10-13:1+2"));
    EXPECT_THAT(table.legal(), Not(Contains("10-11:1")));
}

TEST(AstronomicaSplit, EachPartIsForAnotherMan) {
    Table table("saturn 10 20, moon 49; saturn 1 2 4", split);
    table.play("10-11:1");
    EXPECT_THAT(table.legal(), ElementsAre("20-26:2+4"));
}

TEST(AstronomicaSplit, AnotherManOnTheSameCellMayFollow) {
    Table table("saturn 10 11, moon 49; saturn 1 2 4", split);
    table.play("10-11:1");
    EXPECT_THAT(table.legal(), ElementsAre("11-17:2+4"));
}

TEST(AstronomicaSplit, AsManyDiceAsPossibleMustBePlayed) {
    // Saturn's only man can't leave dice to others: he goes by the total.
    EXPECT_THAT(Table("saturn 10, moon 49; saturn 1 2 4", split).legal(),
                ElementsAre("10-17:1+2+4"));
}

TEST(AstronomicaSplit, StepThatStrandsDiceIsIllegalWhileAnotherDoesNot) {
    // 20 can go by the 1 alone (22, 24, 26 and more are held), so 10 goes by the other two.
    const Table table(
        "saturn 10 20, mars 23x2 24x2 25x2, sun 26x2 27x2, moon 11x2 17x2 22x2; saturn 1 2 4",
        split);
    EXPECT_THAT(table.legal(), ElementsAre("10-16:2+4", "20-21:1"));
}

TEST(AstronomicaSplit, SumOfTwoIsPlayedWhereTheTotalIsBlocked) {
    Table table("saturn 10, moon 17x2; saturn 1 2 4", split);
    EXPECT_THAT(table.legal(), ElementsAre("10-13:1+2", "10-15:1+4", "10-16:2+4"));
    table.play("10-13:1+2");
    EXPECT_THAT(table.events, ElementsAre("moved saturn 10-13", "lost saturn"));
    EXPECT_EQ(table.text(), "saturn 13, moon 17x2; moon");
}

TEST(AstronomicaSplit, NothingPlayableIsALostTurn) {
    const Table table("saturn 10, mars 14x2 15x2 16x2, sun 17x2, moon 11x2 12x2 13x2; saturn 1 2 4",
                      split);
    EXPECT_THAT(table.legal(), ElementsAre("pass"));
}

TEST(AstronomicaSplit, EqualDiceAreNotToldApart) {
    EXPECT_THAT(Table("saturn 10, moon 16x2; saturn 2 2 2", split).legal(),
                ElementsAre("10-14:2+2"));
    Table table("saturn 10 20 30, moon 49; saturn 2 2 5", split);
    EXPECT_THAT(table.legal(), IsSupersetOf({"10-12:2", "10-17:2+5"}));
    EXPECT_EQ(table.legal().size(), 3u * 5u);
    table.play("10-12:2");
    EXPECT_EQ(table.text(), "saturn 12 20 30, moon 49; saturn 2* 2 5 moved 12");
}

TEST(AstronomicaSplit, CaptureOnTheWayCountsForTheNextStep) {
    // The captured man makes two on the Moon's axis, so 43 is no step for the second man.
    Table table("saturn 10 41, moon a1 11 43; saturn 1 2 4", split);
    table.play("10-11:1");
    EXPECT_THAT(table.legal(), ElementsAre("41-48:2+4"));
}

TEST(AstronomicaSplit, StepThatEndsTheGameNeedsNoMoreDice) {
    Table table("saturn 10, moon 11 c1; saturn 1 2 4", both);
    EXPECT_THAT(table.legal(), ElementsAre("10-11:1", "10-17:1+2+4"));
    table.play("10-11:1");
    EXPECT_EQ(table.text(), "saturn 11 c1, moon out1 c1; end");
}

TEST(AstronomicaSplit, DiceOfAStepAreTold) {
    const Table table("saturn 10 20, moon 49; saturn 1 2 4", split);
    const ludarium::Move move = Astronomica::describe(table.state, (9u << 3) | 0b101u);
    EXPECT_EQ(move.to, spot_named("15"));
    EXPECT_EQ(move.dice, 0b101u);
}
