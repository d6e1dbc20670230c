// What a visitor's hand means.
#include "table_play_fixture.hpp"

using namespace ludarium::test;
using ludarium::Piece, ludarium::Player, ludarium::Spot;
using testing::ElementsAre;
using testing::IsEmpty;

TEST_F(TablePlayTest, NothingCanBeDoneBeforeTheGameStarts) {
    play.tap(a);
    play.hint();
    play.undo();
    EXPECT_TRUE(nothing());
}

TEST_F(TablePlayTest, MenThatCanMoveAreOffered) {
    start();
    EXPECT_THAT(play.movable(), ElementsAre(a));
    EXPECT_THAT(play.targets(), IsEmpty());
}

TEST_F(TablePlayTest, ATapLiftsAndShowsWhereItMayGo) {
    start();
    play.tap(a);
    EXPECT_EQ(play.lifted(), a);
    EXPECT_THAT(play.targets(), ElementsAre(b, c));
}

TEST_F(TablePlayTest, ASecondTapOnATargetPlays) {
    start();
    play.tap(a);
    play.tap(c);
    EXPECT_EQ(next<PlayAction>().action, 11u);
    EXPECT_TRUE(nothing());
}

TEST_F(TablePlayTest, ASecondTapOnTheSameManPutsItDown) {
    start();
    play.tap(a);
    play.tap(a);
    EXPECT_FALSE(play.lifted());
    EXPECT_TRUE(nothing());
}

TEST_F(TablePlayTest, WhileAMoveIsUnderWayTapsAreIgnored) {
    start();
    play.tap(a);
    play.tap(b);
    next<PlayAction>();
    play.tap(a);
    play.tap(c);
    EXPECT_TRUE(nothing());
    EXPECT_FALSE(play.can_undo());
}

TEST_F(TablePlayTest, ADragPlaysWhereItIsDropped) {
    start();
    ASSERT_TRUE(play.lift(a));
    play.drop(b);
    EXPECT_EQ(next<PlayAction>().action, 10u);
}

TEST_F(TablePlayTest, ADragBackOrBesideTheBoardIsNoMove) {
    start();
    for (const Spot spot : {a, Spot::none}) {
        play.lift(a);
        play.drop(spot);
        EXPECT_FALSE(play.lifted());
        EXPECT_TRUE(nothing());
    }
}

TEST_F(TablePlayTest, ADragToAWrongPlaceAsksWhyAndGoesHome) {
    start();
    play.lift(a);
    play.drop(d);
    const auto why = next<AskWhy>();
    EXPECT_EQ(why.from, a);
    EXPECT_EQ(why.to, d);
    EXPECT_FALSE(play.lifted());
}

TEST_F(TablePlayTest, ATapOnAWrongTargetAsksWhyAndKeepsTheManLifted) {
    start();
    play.tap(a);
    play.tap(d);
    const auto why = next<AskWhy>();
    EXPECT_EQ(why.from, a);
    EXPECT_EQ(why.to, d);
    EXPECT_EQ(play.lifted(), a);
}

TEST_F(TablePlayTest, ATapOnAManThatCantMoveAsksWhy) {
    start();
    play.tap(d);
    const auto why = next<AskWhy>();
    EXPECT_EQ(why.from, d);
    EXPECT_EQ(why.to, Spot::none);
}

TEST_F(TablePlayTest, ATapOnAnEmptyPlaceSaysWhatToDo) {
    start();
    play.tap(b);
    EXPECT_EQ(message(), "table.choose");
    EXPECT_TRUE(nothing());
}

TEST_F(TablePlayTest, TheReasonIsShown) {
    start();
    play.take(Explained{{"why.blocked", {}}});
    EXPECT_EQ(message(), "why.blocked");
}

TEST_F(TablePlayTest, AGameWithoutAReasonStillAnswers) {
    start();
    play.take(Explained{});
    EXPECT_EQ(message(), "table.not-allowed");
}

TEST_F(TablePlayTest, AGameThatExplainsNothingIsNotAsked) {
    GameParts silent = parts();
    silent.explains = false;
    TablePlay quiet(silent, seats(Seat::Kind::visitor, Seat::Kind::computer), clock,
                    computer_pause);
    quiet.take(Started{position(0, 0)});
    quiet.tap(d);
    EXPECT_FALSE(quiet.next());
    EXPECT_EQ(quiet.message()->key, "table.not-allowed");
}

TEST_F(TablePlayTest, AForcedMoveIsTold) {
    Position forced = position(0, 0);
    forced.forced = Told{"forced.only-move", {}};
    play.take(Started{forced});
    EXPECT_EQ(message(), "forced.only-move");
    play.tap(a);
    EXPECT_EQ(message(), "forced.only-move");
}

TEST_F(TablePlayTest, AnotherOwnManCanBeTakenInstead) {
    Position two = position(0, 0);
    two.stacks.push_back({c, white_man, 1});
    two.legal.push_back({12, white_man, c, b, 0, 0, "c-b"});
    two.legal.erase(two.legal.begin() + 1);
    play.take(Started{two});
    play.tap(a);
    play.tap(c);
    EXPECT_EQ(play.lifted(), c);
}

TEST_F(TablePlayTest, AManThatComesFromNowhereIsPlacedByOneTap) {
    Position entering = position(0, 0);
    entering.legal = {{5, white_man, Spot::none, b, 0, 0, "b"}};
    play.take(Started{entering});
    EXPECT_THAT(play.targets(), ElementsAre(b));
    play.tap(b);
    EXPECT_EQ(next<PlayAction>().action, 5u);
}

TEST_F(TablePlayTest, KeysReachMenAndPlacesThatNeedNone) {
    Position either = position(0, 0);
    either.legal.push_back({5, white_man, Spot::none, c, 0, 0, "c"});
    play.take(Started{either});
    EXPECT_THAT(play.touchable(), ElementsAre(a, c));
    play.tap(a);
    EXPECT_THAT(play.touchable(), ElementsAre(b, c));
}

TEST_F(TablePlayTest, AManThatLeavesTheBoardIsTappedTwice) {
    Position leaving = position(0, 0);
    leaving.legal = {{6, white_man, a, Spot::none, 0, 0, "a-off"}};
    play.take(Started{leaving});
    play.tap(a);
    play.tap(a);
    EXPECT_EQ(next<PlayAction>().action, 6u);
}

TEST_F(TablePlayTest, AHintIsAskedForAndShown) {
    start();
    play.tap(a);
    play.hint();
    next<AskHint>();
    EXPECT_FALSE(play.lifted());
    play.take(Hinted{11, {"hint.good", {}}});
    ASSERT_TRUE(play.hinted());
    EXPECT_EQ(play.hinted()->to, c);
    EXPECT_EQ(message(), "hint.good");
    play.tap(a);
    EXPECT_FALSE(play.hinted());
}

TEST_F(TablePlayTest, AHintThatComesTooLateIsNotShown) {
    start();
    play.hint();
    played(10, 1, 1);
    play.take(Hinted{11, {"hint.good", {}}});
    EXPECT_FALSE(play.hinted());
}

TEST_F(TablePlayTest, PassIsAButton) {
    Position stuck = position(0, 0);
    stuck.legal = {{7, Piece::none, Spot::none, Spot::none, 0, 0, "pass"}};
    play.take(Started{stuck});
    ASSERT_TRUE(play.can_pass());
    play.pass();
    EXPECT_EQ(next<PlayAction>().action, 7u);
}

TEST_F(TablePlayTest, TheLastMoveIsRemembered) {
    start();
    EXPECT_FALSE(play.last_move());
    played(11, 1, 1);
    ASSERT_TRUE(play.last_move());
    EXPECT_EQ(play.last_move()->from, a);
    EXPECT_EQ(play.last_move()->to, c);
}
