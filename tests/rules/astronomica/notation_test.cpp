// Positions as text: what is read, and where the reader stops.
#include <gmock/gmock.h>

#include "table.hpp"

using namespace astronomica;
using testing::HasSubstr;

namespace {

struct Mistake {
    std::string text;
    std::size_t offset;
    std::string reason;
    Agreed agreed = {};
};

void expect_refused(const Mistake& mistake, unsigned seats = 0b1000001) {
    try {
        Astronomica::position(setup_of(seats, mistake.agreed), mistake.text);
        ADD_FAILURE() << "was read: " << mistake.text;
    } catch (const ludarium::Refused& refused) {
        EXPECT_EQ(refused.status(), LUDARIUM_BAD_TEXT) << mistake.text;
        EXPECT_EQ(refused.offset(), mistake.offset) << mistake.text << ": " << refused.what();
        EXPECT_THAT(refused.what(), HasSubstr(mistake.reason)) << mistake.text;
    }
}

const Agreed split = {"captor", "split"};
const Agreed limited = {"captor", "total", "six", "7", "20"};

} // namespace

TEST(AstronomicaNotation, ReadsBackWhatItWrites) {
    for (const char* text :
         {"saturn a3 12 20x2 t6 c1, moon 2 t8; saturn 1 4 6", "saturn a7, moon a7; moon",
          "saturn a7, moon a7; opening saturn moon", "saturn a7, moon a7; opening saturn 3 moon",
          "saturn a7, moon a7; opening saturn 3 moon 3",
          "saturn a7, moon a7; opening saturn 3 moon 5", "saturn 5 t14, moon out1; end"})
        EXPECT_EQ(Table(text).text(), text);
    EXPECT_EQ(Table("saturn 5 6, moon 20; saturn 1* 4 6 moved 5", split).text(),
              "saturn 5 6, moon 20; saturn 1* 4 6 moved 5");
    EXPECT_EQ(Table("saturn 5, moon 20; moon 1 4 6; round 7 from saturn", limited).text(),
              "saturn 5, moon 20; moon 1 4 6; round 7 from saturn");
    EXPECT_EQ(Table("saturn 5, moon 20; end", limited).text(), "saturn 5, moon 20; end");
}

TEST(AstronomicaNotation, TokensMayBeLeftOutWhereThereAreSeven) {
    EXPECT_EQ(Table("saturn 5 t7, moon 20; moon").text(), "saturn 5, moon 20; moon");
}

TEST(AstronomicaNotation, PlayersMayComeInAnyOrder) {
    EXPECT_EQ(Table("moon 20, saturn 5; moon").text(), "saturn 5, moon 20; moon");
}

TEST(AstronomicaNotation, PointsAtMistakesOfAPlayer) {
    for (const Mistake& mistake : std::vector<Mistake>{
             {"", 0, "not named before"},
             {"mars a7, saturn a7; moon", 0, "not named before"},
             {"moon a7, moon a7; moon", 9, "not named before"},
             {"saturn a7; moon", 9, "a comma and the next player"},
             {"saturn a7,moon a7; moon", 10, "a space"},
             {"saturn a7, moon a7", 18, "a semicolon"},
             {"saturn, moon a7; moon", 0, "has no men"},
             {"saturn a8, moon a7; moon", 7, "men on the axis must be a number from 1 to 7"},
             {"saturn 20 a2, moon a7; moon", 10, "before the cells"},
             {"saturn 50, moon a7; moon", 7, "a cell must be a number from 1 to 49"},
             {"saturn 05, moon a7; moon", 7, "a cell must be"},
             {"saturn x, moon a7; moon", 7, "a cell must be"},
             {"saturn  5, moon a7; moon", 7, "a cell must be"},
             {"saturn 9 5, moon a7; moon", 9, "ascending"},
             {"saturn 5x1, moon a7; moon", 7, "men on a cell must be a number from 2"},
             {"saturn a7 5, moon a7; moon", 10, "more men than the game"},
             {"saturn 5, moon 5 a2; moon", 15, "saturn stands there already"},
             {"saturn 5 t7 9, moon a7; moon", 12, "cells come before"},
             {"saturn 5 c1 c2, moon a7; moon", 12, "captured men come last"},
             {"saturn out1 5, moon a7; moon", 12, "neither men nor tokens"},
             {"saturn 5 t7, moon a7; moon", 9, "no tokens", {"none"}}})
        expect_refused(mistake);
}

TEST(AstronomicaNotation, PointsAtWhatCouldNotStandOnTheBoard) {
    for (const Mistake& mistake : std::vector<Mistake>{
             {"saturn a1 5, moon a7; moon", 22, "stands on its first cell"},
             {"saturn 5 t8, moon a7; moon", 22, "must have 14 tokens together, not 15"},
             {"saturn 5 t8, moon a7; moon", 22, "more than 7 tokens", {"bank"}},
             {"saturn out2, moon a7 t14; end", 26, "one after the other"},
             {"saturn out1, moon out2; end", 24, "somebody must be in play"}})
        expect_refused(mistake);
    expect_refused({"saturn out1, mars out1, moon a7 t21; end", 37, "at the same time"}, 0b1000101);
}

TEST(AstronomicaNotation, PointsAtMistakesOfTheTurn) {
    for (const Mistake& mistake : std::vector<Mistake>{
             {"saturn 5, moon a7; mars", 19, "must be a planet that is in play"},
             {"saturn 5, moon a7; end", 19, "the game goes on"},
             {"saturn 5 t14, moon out1; saturn", 25, "write end"},
             {"saturn 5, moon a7; moon 1 2", 27, "three dice"},
             {"saturn 5, moon a7; moon 1 2 7", 28, "a die must be a number from 1 to 6"},
             {"saturn 5, moon a7; moon 3 2 4", 26, "ascending"},
             {"saturn 5, moon a7; moon 1* 2 4", 29, "at once"},
             {"saturn 5, moon a7; moon 1 2 4 5", 29, "nothing may follow"},
             {"saturn 5, moon a7; moon; round 2 from moon", 23, "nothing may follow"},
             {"saturn 5, moon a7; moon", 23, "a semicolon and the round", limited},
             {"saturn 5, moon a7; moon; round 21 from moon", 31, "from 1 to 20", limited},
             {"saturn 5, moon a7; moon; round 2 from mars", 38, "must be a player", limited}})
        expect_refused(mistake);
}

TEST(AstronomicaNotation, PointsAtMistakesOfSplitDice) {
    for (const Mistake& mistake : std::vector<Mistake>{
             {"saturn 5, moon a7; saturn 1* 2* 4*", 32, "must be left", split},
             {"saturn 5, moon a7; saturn 2 2* 4", 31, "the first is played first", split},
             {"saturn 5, moon a7; saturn 1* 2 4", 32, "men who have moved", split},
             {"saturn 5, moon a7; saturn 1* 2 4 moved", 33, "the cells of the men", split},
             {"saturn 5, moon a7; saturn 1* 2 4 moved 6", 39, "no such man", split},
             {"saturn 5 6, moon a7; saturn 1* 2 4 moved 5 6", 43, "more men have moved", split}})
        expect_refused(mistake);
}

TEST(AstronomicaNotation, PointsAtMistakesOfTheOpening) {
    for (const Mistake& mistake : std::vector<Mistake>{
             {"saturn a7, moon a7; opening", 20, "two players or more"},
             {"saturn a7, moon a7; opening saturn mars", 35, "in play"},
             {"saturn a7, moon a7; opening moon saturn", 33, "planets' order"},
             {"saturn a7, moon a7; opening saturn 7 moon", 35, "a die must be"},
             {"saturn a7, moon a7; opening saturn 3 4", 37, "a planet belongs here"},
             {"saturn a7, moon a7; opening saturn moon 3", 40, "clockwise from Saturn"}})
        expect_refused(mistake);
}

TEST(AstronomicaNotation, AnyCutOrChangedTextIsReadOrRefusedNeverMore) {
    const std::string good = "saturn a3 12 20x2 t6 c1, moon 2 t8; saturn 1* 4 6 moved 12";
    unsigned read = 0, refused = 0;
    const auto attempt = [&](const std::string& text) {
        try {
            const State state = Astronomica::position(setup_of(0b1000001, split), text);
            EXPECT_EQ(Astronomica::position_text(state), text);
            ++read;
        } catch (const ludarium::Refused& error) {
            EXPECT_LE(error.offset(), text.size());
            ++refused;
        }
    };
    for (std::size_t i = 0; i <= good.size(); ++i) {
        attempt(good.substr(0, i));
        for (char c : std::string(" ,;*x0129atcm\n\xff")) {
            std::string changed = good;
            if (i < good.size()) changed[i] = c;
            attempt(changed);
            attempt(good.substr(0, i) + c + good.substr(i));
        }
    }
    EXPECT_GT(read, 50u);
    EXPECT_GT(refused, 1000u);
}
