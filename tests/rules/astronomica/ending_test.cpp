// How games end, and who has won.
#include <gmock/gmock.h>

#include "astronomica/turn.hpp"
#include "table.hpp"

using namespace astronomica;
using testing::Contains;
using testing::ElementsAre;

namespace {

const Agreed no_tokens = {"none"};
const Agreed twelve_rounds = {"captor", "total", "six", "7", "12"};
const Agreed twelve_rounds_no_tokens = {"none", "total", "six", "3", "12"};

} // namespace

TEST(AstronomicaEnding, LastColourWinsTheStake) {
    Table table("saturn 5 t21, jupiter out1, moon 17 t0; saturn 2 4 6");
    table.play("5-17");
    EXPECT_EQ(Astronomica::actor(table.state), ludarium::game_over);
    EXPECT_EQ(table.reason(), "end.last-colour");
    EXPECT_EQ(table.place("saturn"), 1);
    EXPECT_EQ(table.place("moon"), 2);
    EXPECT_EQ(table.place("jupiter"), 3);
    EXPECT_EQ(table.place("venus"), 0);
    EXPECT_EQ(table.score("saturn"), 24); // all the tokens
    EXPECT_TRUE(table.legal().empty());
}

TEST(AstronomicaEnding, WithoutTokensWhoCapturedMostWins) {
    Table table("saturn 5, jupiter out1 c5, moon 17 c2; saturn 2 4 6", no_tokens);
    table.play("5-17");
    EXPECT_EQ(table.reason(), "end.most-captures");
    EXPECT_EQ(table.place("jupiter"), 1);
    EXPECT_EQ(table.place("moon"), 2);
    EXPECT_EQ(table.place("saturn"), 3);
    EXPECT_EQ(table.score("jupiter"), 5);
}

TEST(AstronomicaEnding, R23TieGoesToTheSurvivor) {
    Table table("saturn 5 c2, jupiter out1 c3, moon 17; saturn 2 4 6", no_tokens);
    table.play("5-17");
    EXPECT_EQ(table.place("saturn"), 1);
    EXPECT_EQ(table.place("jupiter"), 2);
}

TEST(AstronomicaEnding, R23AmongTheFallenWhoLastedLongerIsFirst) {
    Table table("saturn 5, jupiter out1 c3, moon 17 c3; saturn 2 4 6", no_tokens);
    table.play("5-17");
    EXPECT_EQ(table.place("moon"), 1);
    EXPECT_EQ(table.place("jupiter"), 2);
}

TEST(AstronomicaEnding, RoundEndsWhenTheTurnComesBackToWhoStarted) {
    Table table("saturn 5, jupiter 30, moon 17; moon 1 1 1; round 3 from jupiter", twelve_rounds);
    table.play("17-20");
    EXPECT_EQ(table.text(), "saturn 5, jupiter 30, moon 20; jupiter; round 4 from jupiter");
}

TEST(AstronomicaEnding, RoundEndsThereEvenIfWhoStartedIsOut) {
    Table table("saturn 5 t21, jupiter out1, moon 17 t0; moon 1 1 1; round 3 from jupiter",
                twelve_rounds);
    table.play("17-20");
    EXPECT_EQ(table.text(), "saturn 5 t21, jupiter out1, moon 20 t0; saturn; round 4 from jupiter");
}

TEST(AstronomicaEnding, FifthLastAndLastRoundAreAnnounced) {
    const auto after_round = [](const char* round) {
        Table table(std::string("saturn 5, moon 17; moon 1 1 1; round ") + round + " from saturn",
                    twelve_rounds);
        return table.play("17-20").events;
    };
    EXPECT_THAT(after_round("6"), ElementsAre("moved moon 17-20"));
    EXPECT_THAT(after_round("7"), Contains("announced saturn announce.five-rounds"));
    EXPECT_THAT(after_round("8"), ElementsAre("moved moon 17-20"));
    EXPECT_THAT(after_round("11"), Contains("announced saturn announce.last-round"));
}

TEST(AstronomicaEnding, MostMenWinAtTheLimit) {
    Table table("saturn 5 6 t10, moon 17 18 19 t4; moon 1 1 1; round 12 from saturn",
                twelve_rounds);
    table.play("17-20");
    EXPECT_EQ(table.reason(), "end.limit-men");
    EXPECT_EQ(table.place("moon"), 1);
    EXPECT_EQ(table.score("moon"), 6); // four tokens and two stakes
    EXPECT_EQ(table.place("saturn"), 2);
    EXPECT_EQ(table.score("saturn"), 10);
}

TEST(AstronomicaEnding, ThenMostTokens) {
    Table table("saturn 5 6 t10, moon 17 18 t4; moon 1 1 1; round 12 from saturn", twelve_rounds);
    table.play("17-20");
    EXPECT_EQ(table.place("saturn"), 1);
    EXPECT_EQ(table.reason(), "end.limit-tokens");
}

TEST(AstronomicaEnding, ThenMostCapturesWhereThereAreNoTokens) {
    Table table("saturn 5 6, moon 17 18 c1; moon 1 1 1; round 12 from saturn",
                twelve_rounds_no_tokens);
    table.play("17-20");
    EXPECT_EQ(table.place("moon"), 1);
    EXPECT_EQ(table.reason(), "end.limit-captures");
}

TEST(AstronomicaEnding, EqualsShareAPlaceAtTheLimit) {
    Table table("saturn 5 6, jupiter 40, moon 17 18; moon 1 1 1; round 12 from saturn",
                twelve_rounds_no_tokens);
    table.play("17-20").play("1+1+1").play("40-43");
    EXPECT_EQ(table.place("saturn"), 1);
    EXPECT_EQ(table.place("moon"), 1);
    EXPECT_EQ(table.place("jupiter"), 3);
    EXPECT_EQ(table.reason(), "end.limit-equal");
}

TEST(AstronomicaEnding, SharedFirstPlaceLeavesTheBankAlone) {
    Table table("saturn 5 6, moon 17 18; moon 1 1 1; round 12 from saturn", twelve_rounds);
    table.play("17-20");
    EXPECT_EQ(table.place("saturn"), 1);
    EXPECT_EQ(table.score("saturn"), 7);
    EXPECT_EQ(table.score("moon"), 7);
}

TEST(AstronomicaEnding, MenOnTheAxisAreOnTheBoard) {
    Table table("saturn a2 6, moon 17 18; moon 1 1 1; round 12 from saturn", twelve_rounds);
    table.play("17-20");
    EXPECT_EQ(table.place("saturn"), 1);
}

TEST(AstronomicaEnding, FewRoundsAreFewerTheMorePlay) {
    const Agreed few = {"none", "total", "six", "3", "few"};
    EXPECT_EQ(turns_left(Table(0b0000011, few).state, Planet::saturn), 24u);
    EXPECT_EQ(turns_left(Table(0b0001111, few).state, Planet::saturn), 20u);
    EXPECT_EQ(turns_left(Table(0b1111111, few).state, Planet::saturn), 14u);
}

TEST(AstronomicaEnding, TurnsLeftAreCounted) {
    const Table table("saturn 5, jupiter 30, moon 17; moon 1 1 1; round 3 from saturn",
                      twelve_rounds);
    EXPECT_EQ(turns_left(table.state, Planet::saturn), 9u);
    EXPECT_EQ(turns_left(table.state, Planet::moon), 10u);
    EXPECT_EQ(turns_left(table.state, Planet::jupiter), 10u);
}
