// Tavli's rulings R1 to R7, and Zeno's throw (rules.md, section 1).
#include <common/turns.hpp>
#include <gmock/gmock.h>
#include <tavli/tavli.hpp>

#include "table.hpp"

using testing::ElementsAre;

namespace {

using Tavli = Table<tavli::Tavli>;

unsigned blots(const tables::Position& position) {
    const tables::Mask single = position.of(tables::Colour::white).single();
    return static_cast<unsigned>(__builtin_popcountll(single & tavli::rules.cell_mask()));
}

} // namespace

TEST(Tavli, R1_ABlotIsSafeUntilItsOwnerHasEnteredAll) {
    Tavli table(15, "1:14 2 / reserve:14 3 / w 1-2-6");
    EXPECT_EQ(table.legal(), (TextSet{"1-2", "1-7", "2-4", "2-8"})); // neither 1-3 nor 2-3
}

TEST(Tavli, R1_ABlotIsSafeUntilItsOwnerHasGonePastSix) {
    Tavli table(15, "1:15 / 3 4:14 / w 1-2-6");
    EXPECT_EQ(table.legal().count("1-3"), 0u);
    Tavli ventured(15, "1:15 / 3 4:14 ventured / w 1-2-6");
    ventured.play({"1-3"});
    EXPECT_THAT(ventured.happened, ElementsAre("moved white 1 3", "hit black 3 m3"));
}

TEST(Tavli, R1_GoingPastSixEndsTheSafetyForGood) {
    Tavli table(15, "1 6:14 / 3 home:14 / w 1-2-3");
    EXPECT_FALSE(table.state().men[0].ventured);
    table.play({"6-7"});
    EXPECT_TRUE(table.state().men[0].ventured);
    Tavli back(15, "1 2:13 m1 / 24:15 / w 1-2-3"); // hit, so he has been past 6
    back.play({"m1-1", "1-3", "1-4"});
    EXPECT_EQ(back.text(), "2:13 3 4 ventured / 24:15 / b after 1-2-3");
}

TEST(Tavli, R1_ASafeBlotKeepsReturningMenOffToo) {
    Tavli table(15, "10:14 m3 / reserve:14 4 / w 1-2-6");
    EXPECT_EQ(table.legal(), (TextSet{"m3-3", "m3-8"}));
}

TEST(Tavli, R2_APlayerStillEnteringMayHitAnUnsafeBlot) {
    Tavli table(15, "reserve:15 / 3 10:14 / w 1-2-3");
    table.play({"reserve-3"});
    EXPECT_THAT(table.happened, ElementsAre("entered white reserve-white 3", "hit black 3 m3"));
}

TEST(Tavli, R3_DiceLeftAfterTheLastManHasEnteredAreFree) {
    Tavli table(15, "reserve 5:14 / 24:15 / w 1-2-6");
    EXPECT_EQ(table.legal(), (TextSet{"reserve-1", "reserve-2", "reserve-6"}));
    table.play({"reserve-1"});
    EXPECT_THAT(table.happened,
                ElementsAre("entered white reserve-white 1", "phase white phase.moving"));
    EXPECT_EQ(table.legal(), (TextSet{"1-3", "1-7", "5-7", "5-11"}));
}

TEST(Tavli, R4_AsManyStepsAsPossibleMustBePlayed) {
    // The 6 can be played from 9 alone, so the 2 has to bring the man on 7 there.
    Tavli table(15, "7 10 home:13 / 13:2 16:2 18:2 24:9 / w 2-3-6 left 2 6");
    EXPECT_EQ(table.legal(), TextSet{"7-9"});
}

TEST(Tavli, R4_ThereIsNoLargerDieRule) { // one die of two: 9 and 13 are open, 15 is closed
    Tavli table(15, "7 home:14 / 15:2 24:13 / w 2-5-6 left 2 6");
    EXPECT_EQ(table.legal(), (TextSet{"7-9", "7-13"}));
}

TEST(Tavli, R4_HoldsForPairsAndThreeAlike) {
    tables::Turns turns;
    for (const char* position :
         {"1:8 4:7 / 8:2 24:13 / w 4-4-6", "1:8 4:7 / 13:2 24:13 / w 3-3-3"}) {
        Tavli table(15, position);
        turns.find(tavli::rules, table.state());
        ASSERT_GT(turns.size(), 0u);
        for (const tables::Turn& turn : turns) EXPECT_EQ(turn.count, turns[0].count);
    }
}

TEST(Tavli, R5_HitMenReturnInAnyOrder) {
    Tavli table(15, "10:13 m2 m9 / 24:15 / w 1-2-6");
    EXPECT_EQ(table.legal(), (TextSet{"m2-2", "m2-3", "m2-7", "m9-9", "m9-10", "m9-14"}));
}

TEST(Tavli, R5_BothColoursMayWaitInOneColumn) {
    Tavli table(15, "10:14 m9 / 24:14 m9 / w 1-2-6");
    EXPECT_EQ(table.legal(), (TextSet{"m9-9", "m9-10", "m9-14"}));
}

TEST(Tavli, R6_ReturningOntoABlotHitsIt) {
    Tavli table(15, "10:14 m4 / 5 24:14 / w 2-5-6");
    table.play({"m4-5"});
    EXPECT_THAT(table.happened, ElementsAre("returned white m4 5", "hit black 5 m5"));
}

TEST(Tavli, R7_StepsThatNoManCanPlayAreLost) {
    Tavli table(15, "7 home:14 / 13:2 14:2 15:2 18:2 24:7 / w 2-5-6");
    table.play({"7-9"});
    EXPECT_THAT(table.happened, ElementsAre("moved white 7 9", "lost white"));
    EXPECT_EQ(table.text(), "9 home:14 / 13:2 14:2 15:2 18:2 24:7 / b after 2-5-6 unfinished");
}

TEST(Tavli, Agathias_ZenosThrowHasExactlyOneFullPlayAndLeavesEightBlots) {
    Tavli table(15, "6:7 9 10:2 19:2 20:2 23 / 8:2 11:2 12:2 13 14:2 15:2 18:2 21:2 / w 2-5-6");
    tables::Turns turns;
    turns.find(tavli::rules, table.state());
    ASSERT_EQ(turns.size(), 1u);
    ASSERT_EQ(turns[0].count, 3u);
    EXPECT_EQ(table.legal(), (TextSet{"10-16", "19-24", "20-22"}));
    table.play({"10-16", "19-24", "20-22"});
    EXPECT_EQ(blots(table.state()), 8u);
}
