// Each reason a hint may give, in a position where it is true.
#include <gmock/gmock.h>

#include "astronomica/hint.hpp"
#include "table.hpp"

using namespace astronomica;

namespace {

std::string reason(const Table& table, const std::string& move) {
    ludarium::Actions actions;
    Astronomica::legal_actions(table.state, actions);
    for (ludarium::Action action : actions)
        if (Astronomica::action_text(table.state, action) == move)
            return said(reason_for(table.state, {cell_at(static_cast<unsigned>(action >> 3)),
                                                 static_cast<DiceSet>(action & all_dice)}));
    return "illegal";
}

std::string hinted(const Table& table) {
    const auto [action, message] =
        Astronomica::hint(table.state, ludarium::Thought({0, 0, 2000, 1}, nullptr));
    return Astronomica::action_text(table.state, action) + ' ' + said(message);
}

const Agreed none = {"none"};

} // namespace

TEST(AstronomicaHint, OnlyMove) {
    EXPECT_EQ(reason(Table("saturn 5, moon 40; saturn 2 4 6"), "5-17"), "hint.only-move");
}

TEST(AstronomicaHint, Wins) {
    EXPECT_EQ(reason(Table("saturn 5 20, moon 17; saturn 2 4 6", none), "5-17"), "hint.wins");
}

TEST(AstronomicaHint, DrivesOut) {
    EXPECT_EQ(reason(Table("saturn 5 20, mars 30, moon 17; saturn 2 4 6", none), "5-17"),
              "hint.drives-out player=moon");
}

TEST(AstronomicaHint, Captures) {
    EXPECT_EQ(reason(Table("saturn 5 20, moon 17 30; saturn 2 4 6", none), "5-17"),
              "hint.captures player=moon spot=17");
    EXPECT_EQ(reason(Table("saturn 5 20, moon 17 30; saturn 2 4 6"), "5-17"),
              "hint.captures-ransom player=moon spot=17");
    EXPECT_EQ(reason(Table("saturn 5 20, moon 17 30; saturn 2 4 6", {"bank"}), "5-17"),
              "hint.captures-bank player=moon spot=17");
}

TEST(AstronomicaHint, MakesAPair) {
    EXPECT_EQ(reason(Table("saturn 5 17, moon 40; saturn 2 4 6"), "5-17"), "hint.pair spot=17");
}

TEST(AstronomicaHint, Escapes) {
    EXPECT_EQ(reason(Table("saturn 30 45, moon 20; saturn 4 5 6"), "30-45"), "hint.pair spot=45");
    EXPECT_EQ(reason(Table("saturn 30 47, moon 20; saturn 4 5 6"), "30-45"),
              "hint.escapes from=30 spot=45");
}

TEST(AstronomicaHint, LandsInSafety) {
    EXPECT_EQ(reason(Table("saturn 5 30, moon 20; saturn 1 2 3"), "5-11"), "hint.safe spot=11");
}

TEST(AstronomicaHint, LeastDanger) {
    // Ten steps are the Moon's likeliest throw, thirteen are less so.
    EXPECT_EQ(reason(Table("saturn 30 45, moon 20; saturn 1 1 1"), "30-33"),
              "hint.least-danger spot=33");
}

TEST(AstronomicaHint, Hunts) {
    // 17 steps from the Moon's man at 24, besides the 14 from cell 10.
    EXPECT_EQ(reason(Table("saturn 4 10, moon 1 24; saturn 1 1 1"), "4-7"), "hint.hunts spot=7");
}

TEST(AstronomicaHint, WeighedOnlyWhereNothingElseCanBeSaid) {
    EXPECT_EQ(reason(Table("saturn 4 10, moon 1x2; saturn 1 1 1"), "4-7"), "hint.weighed spot=7");
}

TEST(AstronomicaHint, PassesWhereNothingElseIsLeft) {
    EXPECT_EQ(hinted(Table("saturn 5, moon 17x2; saturn 2 4 6")), "pass hint.pass");
}

TEST(AstronomicaHint, TakesTheWinningCapture) {
    EXPECT_EQ(hinted(Table("saturn 5 20 30, moon 17; saturn 2 4 6", none)), "5-17 hint.wins");
}
