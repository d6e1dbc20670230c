// ludariumctl as an author uses it, on the template.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ran_ctl.hpp"

using testing::HasSubstr;
using testing::Not;

namespace {

Ran ctl(const std::string& arguments, const std::string& typed = "") {
    return ran_ctl("--games " LUDARIUM_GAMES " " + arguments, typed);
}

} // namespace

TEST(Ctl, ListsTheGames) {
    const Ran ran = ctl("list");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.output, HasSubstr("terni-lapilli"));
    EXPECT_THAT(ran.output, HasSubstr("short (3 min)"));
}

TEST(Ctl, ValidatesByIdAndByFolder) {
    for (const char* name : {"terni-lapilli", LUDARIUM_GAMES "/terni-lapilli"}) {
        const Ran ran = ctl(std::string("validate --only actions ") + name);
        EXPECT_EQ(ran.code, 0) << ran.output;
        EXPECT_THAT(ran.output, HasSubstr("pass     actions"));
    }
}

TEST(Ctl, ABadGameMakesTheExitCodeOne) {
    const Ran ran = ctl("validate " LUDARIUM_FIXTURES "/text-file");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.output, HasSubstr("not a shared library"));
}

TEST(Ctl, ReportsAsJson) {
    const Ran ran = ctl("validate --json --seed 5 --only view terni-lapilli");
    const auto json = nlohmann::json::parse(ran.output);
    EXPECT_EQ(json[0]["seed"], 5);
    EXPECT_EQ(json[0]["passed"], true);
}

TEST(Ctl, CountsTheWaysToPlay) {
    // The first pebble not in the centre, then eight, seven and six free spots.
    const Ran ran = ctl("perft terni-lapilli 4");
    EXPECT_THAT(ran.output, HasSubstr("perft 4  2688"));
}

TEST(Ctl, AnOptionChangesTheRules) {
    EXPECT_THAT(ctl("perft terni-lapilli 1 --option opening=free").output, HasSubstr("perft 1  9"));
    EXPECT_THAT(ctl("perft terni-lapilli 1 --mode free").output, HasSubstr("perft 1  9"));
}

TEST(Ctl, AnUnknownOptionIsExplained) {
    const Ran ran = ctl("perft terni-lapilli 1 --option opening=late");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.output, HasSubstr("option opening is one of not-centre, free"));
}

TEST(Ctl, PerftBeginsAtAPosition) {
    const Ran ran = ctl("perft terni-lapilli 1 --position '.b./.bw/wwb 6'");
    EXPECT_EQ(ran.code, 0) << ran.output;
    EXPECT_THAT(ran.output, HasSubstr("perft 1  2")); // a1-a2 and c2-c3
}

TEST(Ctl, TheBenchGivesTheSameSignatureAgain) {
    const auto signature = [](const std::string& output) {
        return output.substr(output.find("signature"), 27);
    };
    const Ran first = ctl("bench terni-lapilli"), second = ctl("bench terni-lapilli");
    EXPECT_EQ(first.code, 0);
    EXPECT_EQ(signature(first.output), signature(second.output));
}

TEST(Ctl, PlaysAMoveAndHearsTheAnswer) {
    const Ran ran = ctl("play terni-lapilli", "a1\\nquit\\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.output, HasSubstr("white: a1\nblack: "));
}

TEST(Ctl, AMoveThatIsNoneIsRefused) {
    const Ran ran = ctl("play terni-lapilli", "z9\\nquit\\n");
    EXPECT_THAT(ran.output, HasSubstr("that is not a move here"));
    EXPECT_THAT(ran.output, Not(HasSubstr("\nblack: ")));
}

TEST(Ctl, AWrongMoveIsExplainedInASentence) {
    const std::string sentence = "The first pebble may not go to the centre";
    for (const char* typed : {"b2", "reserve-b2", "Reserve B2", "why reserve-white b2"})
        EXPECT_THAT(
            ctl("play terni-lapilli --language en", typed + std::string("\\nquit\\n")).output,
            HasSubstr(sentence))
            << typed;
}

TEST(Ctl, AGameSpeaksTheLanguageAskedFor) {
    const Ran ran = ctl("play terni-lapilli --language it", "b2\\nquit\\n");
    EXPECT_THAT(ran.output, HasSubstr("centro"));
}

TEST(Ctl, UndoTakesBackTheAnswerToo) {
    const Ran ran = ctl("play terni-lapilli", "a1\\nundo\\na1\\nquit\\n");
    const auto first = ran.output.find("white: a1"), second = ran.output.rfind("white: a1");
    EXPECT_NE(first, second);
}

TEST(Ctl, TheComputerPlaysAgainstItselfToTheEnd) {
    const Ran ran = ctl("play terni-lapilli --computer --level 0");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.output,
                testing::AnyOf(HasSubstr("1. white  2. black"), HasSubstr("1. black  2. white"),
                               HasSubstr("1. white  1. black")));
}

TEST(Ctl, ACrashOfAGameIsTold) {
    const Ran ran = ctl("play " LUDARIUM_FIXTURES "/crash-in-apply --computer");
    EXPECT_NE(ran.code, 0);
    EXPECT_THAT(ran.output, testing::AnyOf(HasSubstr("the game crashed"), HasSubstr("SEGV")));
}

TEST(Ctl, AGameThatIsNotThereIsExplained) {
    const Ran ran = ctl("play nowhere");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.output, HasSubstr("no readable plugin.json"));
}
