// Every way a touch can be wrong or a move forced, and what is said then.
#include <gmock/gmock.h>

#include "table.hpp"

using namespace astronomica;

namespace {

const Agreed split = {"captor", "split"};

} // namespace

TEST(AstronomicaWhyNot, SaysNothingOfALegalMove) {
    const Table table("saturn a3 5, moon 40; saturn 2 4 6");
    EXPECT_EQ(table.why_not("5", "17"), "");
    EXPECT_EQ(table.why_not("5"), "");
    EXPECT_EQ(table.why_not("axis-saturn-1", "13"), "");
    EXPECT_EQ(table.why_not("axis-saturn-1"), "");
}

TEST(AstronomicaWhyNot, GameIsOver) {
    EXPECT_EQ(Table("saturn 5 t14, moon out1; end").why_not("5", "6"), "why.game-over");
}

TEST(AstronomicaWhyNot, DiceFirst) {
    EXPECT_EQ(Table("saturn 5, moon 40; moon").why_not("40", "44"), "why.throw-first player=moon");
    EXPECT_EQ(Table(0b1000001, {}).why_not("axis-moon-1"), "why.throw-to-start player=saturn");
}

TEST(AstronomicaWhyNot, NoManThere) {
    const Table table("saturn a2 5, moon 40 43; saturn 2 4 6");
    EXPECT_EQ(table.why_not("6", "18"), "why.empty spot=6");
    EXPECT_EQ(table.why_not("axis-saturn-3", "13"), "why.axis-empty player=saturn");
    EXPECT_EQ(table.why_not("axis-moon-1", "45"), "why.axis-empty player=moon");
    EXPECT_EQ(table.why_not("bank", "13"), "why.bank");
    EXPECT_EQ(table.why_not("", "13"), "why.no-man");
}

TEST(AstronomicaWhyNot, NotYourMan) {
    const Table table("saturn 5, moon a2 40; saturn 2 4 6");
    EXPECT_EQ(table.why_not("40"), "why.not-your-man piece=moon player=saturn");
    EXPECT_EQ(table.why_not("axis-moon-1"), "why.not-your-man piece=moon player=saturn");
}

TEST(AstronomicaWhyNot, ManNextToTheRingGoesFirst) {
    EXPECT_EQ(Table("saturn a3, moon 40; saturn 2 4 6").why_not("axis-saturn-2", "13"),
              "why.axis-order");
}

TEST(AstronomicaWhyNot, TurnIsLost) {
    EXPECT_EQ(Table("saturn 5, moon 17x2; saturn 2 4 6").why_not("5", "17"), "why.turn-lost");
}

TEST(AstronomicaWhyNot, BlockedByTwo) {
    const Table table("saturn 5 20, moon 17x2; saturn 2 4 6");
    EXPECT_EQ(table.why_not("5", "17"), "why.blocked spot=17 player=moon");
    EXPECT_EQ(table.why_not("5"), "why.blocked spot=17 player=moon");
    EXPECT_EQ(table.why_not("5", "9"), "why.blocked spot=17 player=moon");
}

TEST(AstronomicaWhyNot, NotTheTotal) {
    EXPECT_EQ(Table("saturn 5, moon 40; saturn 2 4 6").why_not("5", "9"),
              "why.not-the-total total=12 spot=17");
}

TEST(AstronomicaWhyNot, SamePlace) {
    EXPECT_EQ(Table("saturn 5, moon 40; saturn 2 4 6").why_not("5", "5"), "why.same-spot");
}

TEST(AstronomicaWhyNot, NobodyGoesBackToTheAxisOrToTheBank) {
    const Table table("saturn 5, moon 40; saturn 2 4 6");
    EXPECT_EQ(table.why_not("5", "axis-saturn-1"), "why.not-there");
    EXPECT_EQ(table.why_not("5", "bank"), "why.not-there");
}

TEST(AstronomicaWhyNot, FirstCellIsNoStep) {
    EXPECT_EQ(Table("saturn 5, jupiter a2, moon 40; saturn 1 1 1").why_not("5", "8"),
              "why.first-cell player=jupiter spot=8");
}

TEST(AstronomicaWhyNot, NoSuchSum) {
    EXPECT_EQ(Table("saturn 5 20, moon 40; saturn 1 2 6", split).why_not("5", "9"),
              "why.no-such-sum spot=9");
}

TEST(AstronomicaWhyNot, DieIsPlayedAlready) {
    EXPECT_EQ(Table("saturn 5 20, moon 40; saturn 1 2* 6 moved 20", split).why_not("5", "8"),
              "why.die-played spot=8");
}

TEST(AstronomicaWhyNot, ManHasMovedAlready) {
    EXPECT_EQ(Table("saturn 5 20, moon 40; saturn 1 2* 6 moved 20", split).why_not("20", "21"),
              "why.moved-already spot=20");
}

TEST(AstronomicaWhyNot, MoreDiceCanBePlayed) {
    const Table table("saturn 5, moon 40; saturn 1 2 6", split);
    EXPECT_EQ(table.why_not("5", "6"), "why.use-more-dice dice=3");
    // 5 could go by the 1 only, and 20 not by the 2 and 6 then.
    const Table stuck("saturn 5 20, moon 7x2 8x2 11x2, mars 12x2 13x2 14x2, venus 28x2; "
                      "saturn 1 2 6",
                      split);
    EXPECT_EQ(stuck.why_not("5"), "why.use-more-dice dice=3");
}

TEST(AstronomicaWhyNot, BlockedOnEveryCellInReach) {
    const Table table(
        "saturn 5 20, mars 6x2 7x2 8x2, venus 11x2 12x2 13x2, moon 14x2; saturn 1 2 6", split);
    EXPECT_EQ(table.why_not("5"), "why.blocked-all");
    EXPECT_EQ(table.why_not("5", "7"), "why.blocked spot=7 player=mars");
}

TEST(AstronomicaForced, SaysNothingWhileThereIsAChoice) {
    EXPECT_EQ(Table("saturn 5 20, moon 40; saturn 2 4 6").forced(), "");
    EXPECT_EQ(Table("saturn 5 20, moon 40; saturn 2 4 6", split).forced(), "");
    EXPECT_EQ(Table("saturn 5 20, moon 40; saturn").forced(), "");
}

TEST(AstronomicaForced, OnlyMove) {
    EXPECT_EQ(Table("saturn 5 20, moon 17x2; saturn 2 4 6").forced(),
              "forced.only-move from=20 to=32");
    EXPECT_EQ(Table("saturn a3, moon 40; saturn 2 4 6").forced(), "forced.only-axis to=13");
}

TEST(AstronomicaForced, TurnIsLost) {
    EXPECT_EQ(Table("saturn 5, moon 17x2; saturn 2 4 6").forced(), "forced.turn-lost");
}

TEST(AstronomicaForced, SomeDiceOnly) {
    EXPECT_EQ(Table("saturn 10, moon 17x2; saturn 1 2 4", split).forced(),
              "forced.some-dice dice=2");
}

TEST(AstronomicaForced, OnlyOneManLeftToMove) {
    // The 2 and the 4 remain, for the total or for two men; 30 can't move.
    EXPECT_EQ(
        Table("saturn 10x2 11 30, mars 32x2 34x2 36x2; saturn 1* 2 4 moved 11", split).forced(),
        "forced.only-man from=10");
}
