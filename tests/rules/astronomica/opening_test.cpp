// Who starts, and what kinds of dice there are.
#include <numeric>

#include <gmock/gmock.h>

#include "table.hpp"

using namespace astronomica;
using testing::ElementsAre;

TEST(AstronomicaOpening, EverybodyThrowsOneDieClockwiseFromSaturn) {
    Table table(0b1000011, {}); // Saturn, Jupiter, Moon
    table.play("3");
    EXPECT_THAT(table.events, ElementsAre("thrown saturn"));
    table.play("4");
    EXPECT_THAT(table.events, ElementsAre("thrown moon"));
    EXPECT_EQ(table.text(), "saturn a7, jupiter a7, moon a7; opening saturn 3 jupiter moon 4");
}

TEST(AstronomicaOpening, HighestStarts) {
    Table table("saturn a7, jupiter a7, moon a7; opening saturn 3 jupiter moon 4");
    table.play("2");
    EXPECT_THAT(table.events, ElementsAre("thrown jupiter", "phase moon phase.begins",
                                          "announced moon announce.begins"));
    table.play("1+2+3");
    EXPECT_EQ(table.text(), "saturn a7, jupiter a7, moon a7; moon 1 2 3");
}

TEST(AstronomicaOpening, ThoseWhoTieThrowAgain) {
    Table table("saturn a7, jupiter a7, moon a7; opening saturn 3 jupiter moon 4");
    table.play("4");
    EXPECT_THAT(table.events, ElementsAre("thrown jupiter", "announced moon announce.tie"));
    table.play("6");
    EXPECT_EQ(table.text(), "saturn a7, jupiter a7, moon a7; opening jupiter moon 6");
    table.play("6").play("1").play("2");
    EXPECT_THAT(table.events, ElementsAre("thrown jupiter", "phase jupiter phase.begins",
                                          "announced jupiter announce.begins"));
}

TEST(AstronomicaOpening, DiceLieUntilTheNextThrow) {
    Table table("saturn a7, jupiter a7, moon a7; opening saturn 3 jupiter 4 moon 4");
    // Saturn's 3 is spent, the two fours throw again.
    EXPECT_THAT(table.dice(), ElementsAre("3 spent", "4", "4"));
    EXPECT_EQ(table.turn(), "moon opening");
    table.play("6");
    EXPECT_THAT(table.dice(), ElementsAre("6", "0"));
    table.play("2");
    EXPECT_THAT(table.dice(), ElementsAre("6", "2 spent"));
    EXPECT_EQ(table.turn(), "moon playing");
    table.play("1+2+3");
    EXPECT_THAT(table.dice(), ElementsAre("1", "2", "3"));
}

TEST(AstronomicaOpening, EverybodysThrowIsCountedUntilOneBegins) {
    Table table("saturn a7, jupiter a7, moon a7; opening saturn 3 jupiter moon 4");
    EXPECT_THAT(table.counts("saturn"), ElementsAre("thrown 3"));
    EXPECT_THAT(table.counts("jupiter"), ElementsAre());
    table.play("2");
    EXPECT_THAT(table.counts("saturn"), ElementsAre("men 7", "tokens 7"));
}

TEST(AstronomicaOpening, ThrowForTheStartIsFair) {
    std::vector<std::uint32_t> weights;
    Astronomica::chance_weights(Table(0b11, {}).state, weights);
    EXPECT_THAT(weights, ElementsAre(1, 1, 1, 1, 1, 1));
}

TEST(AstronomicaDice, ThrowsAreWeighedByHowOftenTheyFall) {
    const Table table("saturn a7, moon a7; saturn");
    std::vector<std::uint32_t> weights;
    Astronomica::chance_weights(table.state, weights);
    EXPECT_EQ(weights.size(), 56u);
    EXPECT_EQ(std::accumulate(weights.begin(), weights.end(), 0u), 6u * 6u * 6u);
    EXPECT_EQ(table.legal().front(), "1+1+1");
    EXPECT_EQ(weights.front(), 1u);
    EXPECT_EQ(weights.at(1), 3u); // 1+1+2
    EXPECT_EQ(weights.at(7), 6u); // 1+2+3
}

TEST(AstronomicaDice, R24AlfonsosDiceHaveSevenSides) {
    const Agreed alfonso = {"captor", "total", "seven"};
    std::vector<std::uint32_t> weights;
    const Table table("saturn a7, moon a7; saturn", alfonso);
    Astronomica::chance_weights(table.state, weights);
    EXPECT_EQ(weights.size(), 84u);
    EXPECT_EQ(std::accumulate(weights.begin(), weights.end(), 0u), 7u * 7u * 7u);
    EXPECT_EQ(table.legal().back(), "7+7+7");
    EXPECT_EQ(Table(0b11, alfonso).legal().size(), 7u);
    EXPECT_EQ(Table(0b11, {}).legal().size(), 6u);
}
