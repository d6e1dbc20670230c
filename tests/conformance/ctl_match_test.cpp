// ludariumctl match: who plays, how fair it is, and what is made of the results.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match_score.hpp"
#include "ran_ctl.hpp"

using namespace ludarium::ctl;
using testing::HasSubstr;

namespace {

const std::string terni = "--game " LUDARIUM_GAMES "/terni-lapilli ";
const std::string astronomica = "--mode short --game " LUDARIUM_ASTRONOMICA " ";
const std::string tavli = "--game " LUDARIUM_TAVLI " ";

Ran match(const std::string& arguments) {
    return ran_ctl("match " + arguments, "");
}

std::string first_line(const Ran& ran) {
    return ran.output.substr(0, ran.output.find('\n'));
}

// The engine that protocol.md shows, as an author would copy it.
std::string smallest_engine() {
    const auto file = std::filesystem::temp_directory_path() /
                      ("ludarium-smallest-engine-" + std::to_string(::getpid()));
    std::ifstream document(LUDARIUM_PROTOCOL);
    std::ofstream engine(file);
    bool begun = false;
    for (std::string line; std::getline(document, line);) {
        begun |= line == "    #!/bin/sh";
        if (begun && line.size() > 4) engine << line.substr(4) << "\n";
    }
    EXPECT_TRUE(begun);
    return file.string();
}

MatchGame game(std::uint64_t number, Points points) {
    return {number, number, 10, false, points, static_cast<int>(points) / 2.0, {}};
}

} // namespace

TEST(CtlMatch, TellsScoreEloAndPace) {
    const Ran ran = match("master random " + terni + "--games 20 --nodes 2000");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(first_line(ran),
                testing::MatchesRegex("master against random   \\+[0-9]+ =[0-9]+ −[0-9]+   score "
                                      ".* \\(.* … .*\\)   Elo .* \\(.* … .*\\), 95 % confidence"));
    EXPECT_THAT(ran.output, HasSubstr("longest"));
    EXPECT_THAT(ran.output, HasSubstr("at most 2000 nodes"));
}

TEST(CtlMatch, TheSameSeedAndNodeLimitPlayTheSameGames) {
    const std::string arguments = "player monte-carlo " + terni + "--games 8 --nodes 300 --seed ";
    const Ran once = match(arguments + "5 --jobs 1"), again = match(arguments + "5 --jobs 2");
    EXPECT_EQ(first_line(once), first_line(again));
}

TEST(CtlMatch, GreedyPlaysBetterThanChance) {
    const Ran ran = match("greedy random " + tavli + "--games 12");
    EXPECT_THAT(first_line(ran), HasSubstr("Elo +")) << ran.output;
    EXPECT_EQ(match("first-timer random " + terni + "--games 2").code, 0);
}

TEST(CtlMatch, MonteCarloKnowsTheRulesAloneUnlessItMayJudge) {
    const std::string arguments = " random " + tavli + "--games 12 --nodes 2000 --seed 1";
    const std::string blind = first_line(match("monte-carlo" + arguments));
    const std::string judged = first_line(match("monte-carlo-judged" + arguments));
    EXPECT_NE(blind.substr(blind.find('+')), judged.substr(judged.find('+')));
    EXPECT_THAT(judged, HasSubstr("Elo +"));
}

TEST(CtlMatch, GreedyForAWholeTurnBeatsGreedyStepByStep) {
    const Ran ran = match("greedy greedy-step " + tavli + "--games 40");
    EXPECT_THAT(first_line(ran), HasSubstr("Elo +")) << ran.output;
}

TEST(CtlMatch, AnOutsideEngineIsSpokenToInLines) {
    const std::string engine = "'cmd:sh " + smallest_engine() + "' ";
    // It plays itself: whoever has the better seat wins, and each has it as often.
    const Ran ran = match(engine + engine + terni + "--games 4");
    EXPECT_EQ(ran.code, 0) << ran.output;
    EXPECT_THAT(ran.output, HasSubstr("+2 =0 −2   score 50.0 %"));
    EXPECT_THAT(ran.output, HasSubstr("games         1 different"));
}

TEST(CtlMatch, BothGamesOfAPairHaveTheSameDice) {
    const std::string engine = "'cmd:sh " + smallest_engine() + "' ";
    EXPECT_THAT(match(engine + engine + tavli + "--games 6").output,
                HasSubstr("games         3 different"));
}

TEST(CtlMatch, WhoeverIsAloneHasEverySeatOnceWithTheSameDice) {
    const std::string engine = "'cmd:sh " + smallest_engine() + "' ";
    // All play alike, so each of the three seats wins as often, whoever has it.
    const Ran ran = match(engine + engine + astronomica + "--alone --players 3 --games 6");
    EXPECT_THAT(ran.output, HasSubstr("games         2 different"));
    EXPECT_THAT(ran.output, HasSubstr("score 33.3 %"));
    EXPECT_THAT(ran.output, HasSubstr("fair 33.3 %"));
}

TEST(CtlMatch, AnEngineThatCheatsEndsOrIsNoneIsNamed) {
    const auto refused = [](const std::string& engine) {
        const Ran ran = match("'cmd:" + engine + "' random " + terni + "--games 2 --jobs 1");
        EXPECT_NE(ran.code, 0);
        return ran.output;
    };
    EXPECT_THAT(refused("sh -c \"echo ready; echo move z9; cat >/dev/null\""),
                HasSubstr(" played z9, which"));
    EXPECT_THAT(refused("true"), HasSubstr("true has ended"));
    EXPECT_THAT(match("somebody random " + terni).output, HasSubstr("nobody is called somebody"));
}

TEST(CtlMatch, AGameThatCrashesIsTold) {
    const Ran ran =
        match("player player --game " LUDARIUM_FIXTURES "/crash-in-ai --games 2 --jobs 1");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.output, HasSubstr("the game crashed"));
}

TEST(MatchScore, ThreeOfFourPointsAre191Elo) {
    EXPECT_NEAR(elo_of(0.75), 190.8, 0.1);
    EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
    MatchScore score;
    for (std::uint64_t n = 0; n < 400; ++n) score.add(game(n, n % 4 ? Points::win : Points::loss));
    EXPECT_DOUBLE_EQ(score.tally().score(), 0.75);
    // Every pair holds a win and either result, which is less luck than in single games: ±3.5 instead of ±4.2 points.
    EXPECT_NEAR(score.score_interval().high - score.score_interval().low, 0.0695, 0.001);
}

TEST(MatchScore, NobodyIsCertainToWin) {
    MatchScore score;
    for (std::uint64_t n = 0; n < 100; ++n) score.add(game(n, Points::win));
    EXPECT_DOUBLE_EQ(score.score_interval().high, 1);
    EXPECT_NEAR(score.score_interval().low, 0.963, 0.001);
}

TEST(CtlMatch, ALineWithoutEndEndsTheEngineAndNotTheMemory) {
    const Ran ran = match("'cmd:cat /dev/zero' random " + terni + "--games 2 --jobs 1");
    EXPECT_NE(ran.code, 0);
    EXPECT_THAT(ran.output, HasSubstr("cat /dev/zero said a line that does not end within 65536"));
}
