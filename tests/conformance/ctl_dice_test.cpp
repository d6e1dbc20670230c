// A game with dice in the terminal: throwing, choosing steps, taking them back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ran_ctl.hpp"

using testing::HasSubstr;
using testing::Not;

namespace {

// White has 3, 3 and 4 in hand; 15 is closed.
const std::string thrown =
    " --position '7:2 9:2 12:2 19:3 / 5 8:2 15:2 20:2 m9:2 / w 3-3-4' --language en";

Ran tavli(const std::string& arguments, const std::string& typed) {
    return ran_ctl("play " LUDARIUM_TAVLI " " + arguments, typed);
}

} // namespace

TEST(CtlDice, APersonThrowsWithEnter) {
    const Ran waiting = tavli("--seed 3", "quit\\n");
    EXPECT_THAT(waiting.output, HasSubstr("white, press Enter to throw> "));
    EXPECT_THAT(waiting.output, Not(HasSubstr("white throws: ")));
    const Ran ran = tavli("--seed 3", "\\nquit\\n");
    EXPECT_THAT(ran.output, HasSubstr("white throws: "));
    EXPECT_THAT(ran.output, HasSubstr("reserve-white W9"));
}

TEST(CtlDice, TheSameSeedThrowsTheSameDice) {
    EXPECT_EQ(tavli("--seed 3", "\\nquit\\n").output, tavli("--seed 3", "\\nquit\\n").output);
}

TEST(CtlDice, TheBoardIsDrawnAsInThePicture) {
    const Ran ran = tavli(thrown, "quit\\n");
    EXPECT_THAT(ran.output, HasSubstr("  12   11   10   9    8    7         6    5    4 "));
    EXPECT_THAT(ran.output, HasSubstr("  W2   ·    ·    W2   B2   W2        ·    B    · "));
    EXPECT_THAT(ran.output, HasSubstr("dice 3 3 4, to play 3×4 4\n"));
}

TEST(CtlDice, AStepIsPlayedHoweverItIsTyped) {
    for (const char* typed : {"7-11", "7 11", "7>11"})
        EXPECT_THAT(tavli(thrown, typed + std::string("\\nquit\\n")).output,
                    HasSubstr("white: 7-11\n"));
    EXPECT_THAT(tavli(thrown, "7\\nquit\\n").output, HasSubstr("which one? 7-10 7-11\n"));
}

TEST(CtlDice, AWrongStepIsExplainedInASentence) {
    const Ran ran = tavli(thrown, "12-15\\nquit\\n");
    EXPECT_THAT(ran.output, HasSubstr("Two or more enemy men hold 15: nobody can land there."));
}

TEST(CtlDice, UndoTakesBackOneStep) {
    const Ran ran = tavli(thrown, "7-11\\n9-12\\nundo\\nquit\\n");
    const auto both = ran.output.find("to play 3×3\n");
    ASSERT_NE(both, std::string::npos);
    EXPECT_NE(ran.output.find("to play 3×4\n", both), std::string::npos);
}

TEST(CtlDice, AHitIsTold) {
    const Ran ran =
        tavli(" --position '7 19:8 / 10 20:8 / w 1-3-4' --language en", "7-10\\nquit\\n");
    EXPECT_THAT(ran.output, HasSubstr("black is taken on 10 and waits in m10\n"));
}

TEST(CtlDice, WhatBindsThePlayerIsTold) {
    const Ran ran = tavli(" --position '7:8 m4 / 24:9 / w 2-5-6' --language en", "quit\\n");
    EXPECT_THAT(ran.output, HasSubstr("Men that were hit must return first."));
}
