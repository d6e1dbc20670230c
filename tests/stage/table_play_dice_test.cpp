// Dice, for any game that has them.
#include "table_play_fixture.hpp"

using namespace ludarium::test;
using ludarium::Piece, ludarium::Player, ludarium::Spot;

namespace {

struct DiceTest : TablePlayTest {
    static Position before_throw(std::uint64_t ply, Player turn) {
        Position p = position(ply, ludarium::chance);
        p.turn = turn;
        p.dice = {{6, 0, 0}, {6, 0, 0}};
        p.legal = {{1, Piece::none, Spot::none, Spot::none, 0, 1, "1-1"}};
        return p;
    }
    // Either die takes the man from a to c; only the second to b.
    static Position after_throw(std::uint64_t ply) {
        Position p = position(ply, 0);
        p.dice = {{6, 2, 1}, {6, 5, 1}};
        p.legal = {{30, white_man, a, c, 1, 0, "a-c with 2"},
                   {31, white_man, a, c, 2, 0, "a-c with 5"},
                   {32, white_man, a, b, 2, 0, "a-b"}};
        return p;
    }
};

} // namespace

TEST_F(DiceTest, AVisitorThrowsByTappingTheDice) {
    play.take(Started{before_throw(0, Player{0})});
    ASSERT_TRUE(play.visitor_throws());
    EXPECT_FALSE(play.deadline());
    play.tap_die(1);
    next<ThrowDice>();
    play.tap_dice();
    EXPECT_TRUE(nothing());
}

TEST_F(DiceTest, TheComputerThrowsByItselfAfterAPause) {
    play.take(Started{before_throw(0, Player{1})});
    EXPECT_FALSE(play.visitor_throws());
    EXPECT_TRUE(nothing());
    clock.move(computer_pause);
    play.advance(true);
    next<ThrowDice>();
    play.advance(true);
    EXPECT_TRUE(nothing());
}

TEST_F(DiceTest, AMoveShowsWhichDiceItPlays) {
    play.take(Started{after_throw(1)});
    play.tap(a);
    EXPECT_EQ(play.dice_for(b), 2u);
    EXPECT_EQ(play.dice_for(c), 1u);
}

TEST_F(DiceTest, ATappedDieIsPreferred) {
    play.take(Started{after_throw(1)});
    play.tap_die(1);
    EXPECT_EQ(play.preferred_die(), 1u);
    play.tap(a);
    play.tap(c);
    EXPECT_EQ(next<PlayAction>().action, 31u);
}

TEST_F(DiceTest, WithoutAPreferenceTheFirstDieIsPlayed) {
    play.take(Started{after_throw(1)});
    play.tap(a);
    play.tap(c);
    EXPECT_EQ(next<PlayAction>().action, 30u);
}

TEST_F(DiceTest, ASecondTapOnADieTakesThePreferenceBack) {
    play.take(Started{after_throw(1)});
    play.tap_die(1);
    play.tap_die(1);
    EXPECT_FALSE(play.preferred_die());
}

TEST_F(DiceTest, ASpentDieCantBePreferred) {
    Position spent = after_throw(1);
    spent.dice[1].uses = 0;
    play.take(Started{spent});
    play.tap_die(1);
    EXPECT_FALSE(play.preferred_die());
}

TEST_F(DiceTest, AThrowIsNoDecisionToGoBackTo) {
    play.take(Started{before_throw(0, Player{0})});
    play.take(Played{1, {}, after_throw(1)});
    EXPECT_FALSE(play.can_undo());
    play.take(Played{30, {}, after_throw(2)});
    ASSERT_TRUE(play.can_undo());
    play.undo();
    EXPECT_EQ(next<TakeBack>().actions, 1u);
}

TEST_F(DiceTest, AThrowDoesNotHideTheMoveBefore) {
    play.take(Started{after_throw(0)});
    play.take(Played{32, {}, before_throw(1, Player{1})});
    play.take(Played{1, {}, after_throw(2)});
    ASSERT_TRUE(play.last_move());
    EXPECT_EQ(play.last_move()->to, b);
}

TEST_F(DiceTest, ALostThrowIsTold) {
    play.take(Started{before_throw(0, Player{0})});
    Happening lost{};
    lost.kind = LUDARIUM_EVENT_LOST;
    lost.player = Player{0};
    play.take(Played{1, {lost}, before_throw(1, Player{1})});
    EXPECT_EQ(message(), "table.throw-lost");
}
