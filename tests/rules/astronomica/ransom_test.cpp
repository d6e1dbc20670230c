// Tokens: who pays whom, who comes back, who is out.
#include <gmock/gmock.h>

#include "astronomica/standing.hpp"
#include "table.hpp"

using namespace astronomica;
using testing::ElementsAre;

TEST(AstronomicaRansom, R20SevenTokensForRansomAndOneInTheBank) {
    Table table(0x7F, {});
    EXPECT_EQ(bank(table.state), 7u);
    table.play("6");
    for (int others = 0; others < 6; ++others) table.play("1");
    for (const char* planet : {"saturn", "sun", "moon"})
        EXPECT_THAT(table.counts(planet), ElementsAre("men 7", "tokens 7"));
}

TEST(AstronomicaRansom, R21IsPaidToTheCaptorWithoutAsking) {
    Table table("saturn 5, moon 17 30; saturn 2 4 6");
    table.play("5-17");
    EXPECT_THAT(table.events, ElementsAre("moved saturn 5-17", "captured moon 17-axis-moon-1",
                                          "paid moon saturn 1", "returned moon axis-moon-1-43"));
    EXPECT_THAT(table.counts("saturn"), ElementsAre("men 1", "tokens 8"));
    EXPECT_THAT(table.counts("moon"), ElementsAre("men 2", "tokens 6"));
}

TEST(AstronomicaRansom, MayBePaidToTheBank) {
    Table table("saturn 5, moon 17 30; saturn 2 4 6", {"bank"});
    EXPECT_EQ(bank(table.state), 2u);
    table.play("5-17");
    EXPECT_THAT(table.events, ElementsAre("moved saturn 5-17", "captured moon 17-axis-moon-1",
                                          "paid moon bank 1", "returned moon axis-moon-1-43"));
    EXPECT_EQ(table.text(), "saturn 17 c1, moon 30 43 t6; moon");
    EXPECT_EQ(bank(table.state), 3u);
}

TEST(AstronomicaRansom, R21ManWaitsWhileHisOwnStandsOnTheFirstCell) {
    Table table("saturn 5, moon 17 43; saturn 2 4 6");
    table.play("5-17");
    EXPECT_EQ(table.text(), "saturn 17 t8 c1, moon a1 43 t6; moon");
    EXPECT_THAT(table.events, ElementsAre("moved saturn 5-17", "captured moon 17-axis-moon-1",
                                          "paid moon saturn 1"));
}

TEST(AstronomicaRansom, R21ManWaitsWhileAnEnemyStandsOnTheFirstCell) {
    Table table("saturn 5 43, moon 17; saturn 2 4 6");
    table.play("5-17");
    EXPECT_EQ(table.text(), "saturn 17 43 t8 c1, moon a1 t6; moon");
}

TEST(AstronomicaRansom, R21WaitingManIsSafeBehindTheFirstCell) {
    // Saturn's 30 lands on the Moon's first cell, takes the man there, not the one who waits.
    Table table("saturn 30, moon a1 43; saturn 3 4 6");
    table.play("30-43");
    EXPECT_EQ(table.text(), "saturn 43 t8 c1, moon a2 t6; moon");
}

TEST(AstronomicaRansom, ManJoinsThoseOnTheAxis) {
    Table table("saturn 5, moon a3 17; saturn 2 4 6");
    table.play("5-17");
    EXPECT_THAT(table.events, ElementsAre("moved saturn 5-17", "captured moon 17-axis-moon-4",
                                          "paid moon saturn 1"));
}

TEST(AstronomicaRansom, WithoutTokensTheManIsOut) {
    Table table("saturn 5 t14, moon 17 30 t0; saturn 2 4 6");
    table.play("5-17");
    EXPECT_EQ(table.text(), "saturn 17 t14 c1, moon 30 t0; moon");
    EXPECT_THAT(table.events, ElementsAre("moved saturn 5-17", "captured moon 17-none"));
}

TEST(AstronomicaRansom, R22PlanetWithoutMenAndTokensIsOut) {
    Table table("saturn 5 t21, jupiter 30 t0, moon 17 t0; saturn 2 4 6");
    table.play("5-17");
    EXPECT_EQ(table.text(), "saturn 17 t21 c1, jupiter 30 t0, moon out1; jupiter");
    EXPECT_THAT(table.events,
                ElementsAre("moved saturn 5-17", "captured moon 17-none", "out moon"));
}

TEST(AstronomicaRansom, NoneMeansThatCapturedMenAreOut) {
    Table table("saturn 5, moon 17 30; saturn 2 4 6", {"none"});
    table.play("5-17");
    EXPECT_EQ(table.text(), "saturn 17 c1, moon 30; moon");
    EXPECT_THAT(table.events, ElementsAre("moved saturn 5-17", "captured moon 17-none"));
    EXPECT_THAT(table.counts("moon"), ElementsAre("men 1", "captured 0"));
}
