// Tavli, one test a rule or ruling (rules.md, section 1).
#include <map>
#include <numeric>

#include <gmock/gmock.h>
#include <tavli/tavli.hpp>

#include "table.hpp"

using testing::ElementsAre;

namespace {

using Tavli = Table<tavli::Tavli>;

// Black out of the way: all on 24, where nobody lands in these tests.
const std::string black_far = " / 24:15 / ";

} // namespace

// Setting up

TEST(Tavli, WhiteStartsWithAllMenOffTheBoard) {
    Tavli table;
    EXPECT_EQ(table.text(), "reserve:15 / reserve:15 / w");
    EXPECT_EQ(table.actor(), ludarium::chance);
    EXPECT_EQ(table.legal().size(), 56u);
}

TEST(Tavli, NineSevenOrFiveMenForAShorterGame) {
    EXPECT_EQ(Tavli(9).text(), "reserve:9 / reserve:9 / w");
    EXPECT_EQ(Tavli(7).text(), "reserve:7 / reserve:7 / w");
    EXPECT_EQ(Tavli(5).text(), "reserve:5 / reserve:5 / w");
}

TEST(Tavli, AThrowOfDifferentDiceIsSixTimesAsLikelyAsThreeAlike) {
    ludarium::Actions throws;
    std::vector<std::uint32_t> weights;
    tavli::Tavli::legal_actions(Tavli().state(), throws);
    tavli::Tavli::chance_weights(Tavli().state(), weights);
    ASSERT_EQ(throws.size(), weights.size());
    std::map<ludarium::Action, std::uint32_t> weight;
    for (std::size_t n = 0; n < throws.size(); ++n) weight[throws[n]] = weights[n];
    EXPECT_EQ(weight[444], 1u);
    EXPECT_EQ(weight[446], 3u);
    EXPECT_EQ(weight[256], 6u);
    const auto total = std::accumulate(weights.begin(), weights.end(), 0u);
    EXPECT_EQ(total, 216u);
}

// The throw

TEST(Tavli, EachDieIsAStepOfItsOwn) {
    Tavli table(15, "7:15" + black_far + "w 2-5-6");
    EXPECT_EQ(table.legal(), (TextSet{"7-9", "7-12", "7-13"}));
}

TEST(Tavli, OneManMayTakeAllThreeDice) {
    Tavli table(15, "6:14 7" + black_far + "w 2-5-6");
    table.play({"7-9", "9-14", "14-20"});
    EXPECT_EQ(table.text(), "6:14 20 / 24:15 / b after 2-5-6");
}

TEST(Tavli, DiceAreNeverAddedUp) { // 2 + 5 would do, but 9 and 12 are closed
    Tavli table(15, "7 home:14 / 9:2 12:2 13:2 24:9 / w");
    table.play({"2-5-6"});
    EXPECT_THAT(table.happened, ElementsAre("thrown white", "lost white"));
}

TEST(Tavli, APairIsPlayedTwice) {
    Tavli table(15, "1:15" + black_far + "w 1-4-4");
    table.play({"1-5", "5-9", "1-5", "1-2", "1-5"});
    EXPECT_EQ(table.text(), "1:11 2 5:2 9 / 24:15 / b after 1-4-4");
}

TEST(Tavli, ThreeAlikeAreTwelveSteps) {
    Tavli table(15, "1:15" + black_far + "w 1-1-1");
    for (int step = 0; step < 11; ++step) table.play({"1-2"});
    EXPECT_EQ(table.text(), "1:4 2:11 / 24:15 / w 1-1-1 left 1");
    table.play({"1-2"});
    EXPECT_EQ(table.text(), "1:3 2:12 / 24:15 / b after 1-1-1");
}

TEST(Tavli, DiceShowHowOftenTheyCanStillBePlayed) {
    Tavli table(15, "1:15" + black_far + "w 1-4-4");
    const auto uses = [&](unsigned die) { return table.state().dice.uses(die); };
    EXPECT_THAT((std::array{uses(0), uses(1), uses(2)}), ElementsAre(1, 2, 2));
    EXPECT_EQ(tavli::Tavli::describe(table.state(), table.action("1-5")).dice, 0b010u);
    table.play({"1-5", "1-5"});
    EXPECT_THAT((std::array{uses(0), uses(1), uses(2)}), ElementsAre(1, 0, 2));
    EXPECT_EQ(tavli::Tavli::describe(table.state(), table.action("1-5")).dice, 0b100u);
    Tavli three(15, "1:15" + black_far + "w 1-1-1");
    for (unsigned die : {0u, 1u, 2u}) EXPECT_EQ(three.state().dice.uses(die), 4u);
}

// Landing

TEST(Tavli, TwoEnemyMenCloseACell) {
    Tavli table(15, "7:15 / 9:2 24:13 / w 2-5-6");
    EXPECT_EQ(table.legal().count("7-9"), 0u);
}

TEST(Tavli, ASingleEnemyManIsHit) {
    Tavli table(15, "7:15 / 9 24:14 / w 2-5-6");
    table.play({"7-9"});
    EXPECT_THAT(table.happened, ElementsAre("moved white 7 9", "hit black 9 m9"));
    EXPECT_EQ(table.text(), "7:14 9 / 24:14 m9 / w 2-5-6 left 5 6");
}

// Phase 1

TEST(Tavli, DieDEntersOnCellD) {
    Tavli table;
    table.play({"2-5-6"});
    EXPECT_EQ(table.legal(), (TextSet{"reserve-2", "reserve-5", "reserve-6"}));
    table.play({"reserve-5"});
    EXPECT_THAT(table.happened, ElementsAre("entered white reserve-white 5"));
}

TEST(Tavli, EnteringGoesBeforeMoving) {
    Tavli table(15, "reserve:10 1:5 / reserve:15 / w 1-2-3");
    EXPECT_EQ(table.legal(), (TextSet{"reserve-1", "reserve-2", "reserve-3"}));
}

TEST(Tavli, OnlyADieThatEntersNobodyMovesAMan) {
    Tavli table(15, "reserve:10 1:5 / reserve:13 2:2 / w 1-2-3");
    EXPECT_EQ(table.legal(), (TextSet{"reserve-1", "reserve-3", "1-3"})); // not 1-2 or 1-4
    table.play({"reserve-1", "reserve-3"});
    EXPECT_EQ(table.legal(), (TextSet{"1-3", "3-5"}));
}

TEST(Tavli, NobodyPassesSixWhileMenAreInReserve) {
    Tavli table(15, "reserve:10 2:2 3 6:2 / reserve:13 4:2 / w");
    table.play({"4-4-4"});
    EXPECT_EQ(table.legal(), TextSet{"2-6"});
}

TEST(Tavli, ALoneEnemyManBlocksWhileSafe) {
    Tavli table(15, "reserve:15 / reserve:12 1 2 3 / w 1-2-6");
    EXPECT_EQ(table.legal(), TextSet{"reserve-6"});
}

// Returning

TEST(Tavli, HitOnFourComesBackFromColumnFour) {
    Tavli table(15, "4 10:14 / 2 home:14 / b 2-2-5");
    table.play({"2-4"});
    EXPECT_THAT(table.happened, ElementsAre("moved black 2 4", "hit white 4 m4"));
    Tavli returning(15, "10:14 m4 / 24:15 / w 2-5-6");
    EXPECT_EQ(returning.legal(), (TextSet{"m4-5", "m4-8", "m4-9"}));
}

TEST(Tavli, HitOnTwentyOneComesBackFromColumnFourToo) {
    Tavli table(15, "10:14 21 / 19 20:14 / b 1-2-6");
    table.play({"19-21"});
    EXPECT_THAT(table.happened, ElementsAre("moved black 19 21", "hit white 21 m4"));
}

TEST(Tavli, HitMenReturnBeforeAnyOtherManMoves) {
    Tavli table(15, "10:13 m3 m8 / 24:15 / w 1-2-3");
    EXPECT_EQ(table.legal(), (TextSet{"m3-3", "m3-4", "m3-5", "m8-8", "m8-9", "m8-10"}));
    table.play({"m8-9", "m3-3"});
    EXPECT_THAT(table.happened, ElementsAre("returned white m3 3"));
    EXPECT_EQ(table.legal(), (TextSet{"3-6", "9-12", "10-13"}));
}

TEST(Tavli, IfNoHitManCanReturnTheTurnIsLost) {
    Tavli table(15, "10:14 m4 / 5:2 8:2 9:2 24:9 / w");
    table.play({"2-5-6"});
    EXPECT_THAT(table.happened, ElementsAre("thrown white", "lost white"));
    EXPECT_EQ(table.text(), "10:14 m4 / 5:2 8:2 9:2 24:9 / b after 2-5-6 lost");
}

TEST(Tavli, IfOneHitManReturnsAndAnotherCannotTheRestIsLost) {
    Tavli table(15, "10:13 m4:2 / 5:2 8:2 24:11 / w 2-5-6");
    table.play({"m4-9"});
    EXPECT_THAT(table.happened, ElementsAre("returned white m4 9", "lost white"));
    EXPECT_EQ(table.text(), "9 10:13 m4 / 5:2 8:2 24:11 / b after 2-5-6 unfinished");
}

// Phase 2 and bearing off

TEST(Tavli, OnceAllAreInTheyMoveFreely) {
    Tavli table(15, "1:10 6:5" + black_far + "w 2-5-6");
    EXPECT_EQ(table.legal(), (TextSet{"1-3", "1-6", "1-7", "6-8", "6-11", "6-12"}));
}

TEST(Tavli, FourTwoOneBearsOffFrom21And23And24) {
    Tavli table(15, "21 23 24 home:12 / 10:15 / w 1-2-4");
    table.play({"21-home:4", "23-home:2"});
    EXPECT_THAT(table.happened, ElementsAre("borne-off white 23 home-white"));
    EXPECT_EQ(table.legal(), TextSet{"24-home:1"});
    table.play({"24-home:1"});
    EXPECT_EQ(table.actor(), ludarium::game_over);
}

TEST(Tavli, NobodyIsBorneOffWhileAManIsOutside) {
    Tavli table(15, "1 24:14 / 10:15 / w 1-2-4");
    for (const std::string& step : table.legal())
        EXPECT_EQ(step.rfind("24-", 0), std::string::npos);
}

TEST(Tavli, WithAFourAnd21EmptyAManFartherBackMoves) {
    Tavli table(15, "20:2 22:2 home:11 / 10:15 / w 4-4-6 left 4:2");
    EXPECT_EQ(table.legal(), TextSet{"20-24"});
}

TEST(Tavli, WithAFourAnd21EmptyTheNearestCloserOneLeaves) {
    Tavli table(15, "22:2 24 home:12 / 10:15 / w 4-4-6 left 4:2");
    EXPECT_EQ(table.legal(), TextSet{"22-home:4"});
    table.play({"22-home:4", "22-home:4"});
    EXPECT_EQ(table.text(), "24 home:14 / 10:15 / b after 4-4-6");
}

TEST(Tavli, ALargerDieIsJudgedWhenItIsPlayed) {
    Tavli table(15, "19 23 home:13 / 10:15 / w 1-3-6 left 3 6");
    EXPECT_EQ(table.legal().count("23-home:3"), 0u);
    table.play({"19-home:6"});
    EXPECT_EQ(table.legal(), TextSet{"23-home:3"});
}

TEST(Tavli, MovingInsideIsAllowedInsteadOfBearingOff) {
    Tavli table(15, "19:2 23:2 home:11 / 10:15 / w 1-2-4 left 2");
    EXPECT_EQ(table.legal(), (TextSet{"19-21", "23-home:2"}));
}

TEST(Tavli, AManHitWhileBearingOffComesRoundAgain) {
    Tavli table(15, "22 24:2 home:12 / 12:14 21 / b 1-2-3 left 1");
    table.play({"21-22"});
    EXPECT_EQ(table.text(), "24:2 home:12 m3 / 12:14 22 / w after 1-2-3");
    table.play({"1-1-2", "m3-3"});
    EXPECT_EQ(table.legal(), (TextSet{"3-4", "3-5"}));
}

TEST(Tavli, FirstToBearOffAllWins) {
    Tavli table(15, "24 home:14 / 10:15 / w 1-2-4");
    table.play({"24-home:4"});
    EXPECT_EQ(table.actor(), ludarium::game_over);
    const ludarium_outcome outcome = tavli::Tavli::outcome(table.state()).raw;
    EXPECT_EQ(outcome.results[0].place, 1);
    EXPECT_EQ(outcome.results[1].place, 2);
    EXPECT_EQ(ludarium::view(outcome.reason), "end.all-home");
    EXPECT_EQ(table.legal(), TextSet{});
}
