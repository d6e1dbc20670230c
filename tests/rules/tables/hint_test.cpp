// Hints: the weightiest fact that is true of the step, and nothing that is not.
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "table.hpp"

namespace {

// The reason for a step, with its arguments.
template <class Game>
std::string reason(const tables::Rules& rules, const std::string& position,
                   const std::string& step) {
    const Table<Game> table(15, position);
    const auto message =
        tables::reason_for(rules, table.state(), tables::step_of(table.action(step)));
    std::string told(ludarium::view(message.raw().key));
    for (std::uint32_t n = 0; n < message.raw().argument_count; ++n) {
        const ludarium_argument& argument = message.raw().arguments[n];
        const auto value = static_cast<std::uint32_t>(argument.value);
        told += argument.kind == LUDARIUM_ARGUMENT_SPOT
                    ? " " + std::string(ludarium::view(Game::descriptor().spots[value]))
                    : " " + std::to_string(value);
    }
    return told;
}
std::string tavli_reason(const std::string& position, const std::string& step) {
    return reason<tavli::Tavli>(tavli::rules, position, step);
}
std::string scripta_reason(const std::string& position, const std::string& step) {
    return reason<scripta::Scripta>(scripta::rules, position, step);
}

} // namespace

TEST(TablesHint, ItWins) {
    EXPECT_EQ(tavli_reason("24 home:14 / 3:15 / w 1-2-5", "24-home:5"), "hint.win");
}
TEST(TablesHint, ItHits) {
    EXPECT_EQ(tavli_reason("7:15 / 9 24:14 / w 2-5-6", "7-9"), "hint.hit 9");
    EXPECT_EQ(tavli_reason("18:15 / 20 24:14 / w 2-5-6", "18-20"), "hint.hit-far 20 16");
    EXPECT_EQ(scripta_reason("c1:15 / c3 e1:14 / w 2-5", "c1-c3"), "hint.hit-far c3 21");
}
TEST(TablesHint, ItBearsOffAndWastesNothing) {
    EXPECT_EQ(tavli_reason("20:2 24 home:12 / 3:15 / w 1-3-5", "24-home:1"), "hint.exact 24");
}
TEST(TablesHint, ItBearsOffWithALargerDie) {
    EXPECT_EQ(tavli_reason("23:2 24 home:12 / 3:15 / w 1-3-5", "23-home:5"), "hint.bear-off 23");
}
TEST(TablesHint, ItMakesAPoint) {
    EXPECT_EQ(tavli_reason("7:14 12 / 24:15 / w 2-5-6", "7-12"), "hint.point 12");
}
TEST(TablesHint, ItBlocksThoseBehind) { // Black's man on 9 would have had a 3
    EXPECT_EQ(tavli_reason("7:14 12 / 9 24:14 / w 2-5-6", "7-12"), "hint.block 12");
    EXPECT_EQ(scripta_reason("b1:14 b6 / b2 e1:14 / w 2-5", "b1-b6"), "hint.block b6");
}
TEST(TablesHint, ItLeavesDanger) { // Black's man on 5 reaches 9, but nobody behind 15
    EXPECT_EQ(tavli_reason("9 12:13 13 / 5 24:14 / w 2-4-6", "9-15"), "hint.escape 9");
}
TEST(TablesHint, ItReturns) {
    EXPECT_EQ(tavli_reason("7:14 m4 / 24:15 / w 2-5-6", "m4-8"), "hint.return 8");
    EXPECT_EQ(scripta_reason("c1:14 circle / e1:15 / w 2-5", "circle-a5"), "hint.return a5");
}
TEST(TablesHint, ItEnters) {
    EXPECT_EQ(tavli_reason("reserve:15 / reserve:15 / w 2-5-6", "reserve-5"), "hint.enter 5");
}
TEST(TablesHint, ItComesHome) {
    EXPECT_EQ(tavli_reason("17:15 / 24:15 / w 2-5-6", "17-19"), "hint.home 19");
}
TEST(TablesHint, NobodyIsInReachAfterwards) {
    EXPECT_EQ(tavli_reason("9:15 / 24:15 / w 2-5-6", "9-11"), "hint.safe");
}
TEST(TablesHint, OtherwiseItSeemsBest) { // the man on 11 and those left on 9 stand before Black's
    EXPECT_EQ(tavli_reason("9:2 20:13 / 5:2 24:13 / w 2-3-6", "9-11"), "hint.best");
}
TEST(TablesHint, AnOnlyStepIsNamedSo) {
    const Table<tavli::Tavli> table(15, "7 home:14 / 12:2 24:13 / w 2-5-6 left 2 5");
    const auto [action, message] =
        tavli::Tavli::hint(table.state(), ludarium::Thought({}, nullptr));
    EXPECT_EQ(tavli::Tavli::action_text(table.state(), action), "7-9");
    EXPECT_EQ(ludarium::view(message.raw().key), "hint.only");
}
