// A live board without a picture: what is shown when, and what the visitor's move means.
#include "table_play_fixture.hpp"

#include "screens/live_board.hpp"

using namespace ludarium;
using namespace ludarium::test;
using State = LiveBoard::State;
using Tone = LiveBoard::Saying::Tone;

namespace {

struct LiveBoardTest : testing::Test {
    static host::Board board(const std::string& lines) {
        return host::read_page("# T\n```board\nstart\n" + lines + "```\n")->opening.boards.at(0);
    }
    void show(const std::string& lines) {
        live.emplace(board(lines), TablePlayTest::parts(),
                     TablePlayTest::seats(Seat::Kind::visitor, Seat::Kind::visitor), clock,
                     LiveBoard::Pace{});
        live->take(Started{TablePlayTest::position(0, 0)});
    }
    void pass(int ms) {
        clock.move(milliseconds(ms));
        live->advance(true);
    }
    void played(Action action, std::uint64_t ply, Actor actor) {
        live->take(Played{action, {}, TablePlayTest::position(ply, actor)});
    }
    // The action it wants played; 0: none.
    Action wanted() {
        const auto intent = live->next();
        const auto* play = intent ? std::get_if<PlayAction>(&*intent) : nullptr;
        return play ? play->action : 0;
    }
    std::string said() const {
        const auto saying = live->saying();
        return saying.told ? saying.told->key : saying.text;
    }

    MovedClock clock;
    std::optional<LiveBoard> live;
};

} // namespace

TEST_F(LiveBoardTest, ACaptionIsReadBeforeWhatItSpeaksOfMoves) {
    show("> Look here.\na-b\n");
    pass(650);
    EXPECT_EQ(said(), "Look here.");
    EXPECT_EQ(wanted(), 0u);
    pass(900);
    EXPECT_EQ(wanted(), 10u);
}
TEST_F(LiveBoardTest, ACaptionStaysLongEnoughToBeRead) {
    show("> One two three four five six seven eight nine ten.\na-b\n> Next.\n");
    pass(650);
    pass(900);
    ASSERT_EQ(wanted(), 10u);
    played(10, 1, 1);
    pass(2590); // of 3500 ms for ten words
    EXPECT_NE(said(), "Next.");
    pass(10);
    EXPECT_EQ(said(), "Next.");
}
TEST_F(LiveBoardTest, WhatMovesIsWaitedFor) {
    show("a-b d-c\n");
    pass(650);
    wanted();
    played(10, 1, 1);
    clock.move(milliseconds(5000));
    live->advance(false);
    EXPECT_EQ(live->deadline(), clock.now() + milliseconds(650));
    pass(640);
    EXPECT_EQ(wanted(), 0u);
    pass(10);
    EXPECT_EQ(wanted(), 20u);
}
TEST_F(LiveBoardTest, HurryingEndsTheWaitButSkipsNothing) {
    show("> Look.\na-b\n> Next.\n? d-c\n");
    pass(650);
    live->hurry();
    live->advance(true);
    ASSERT_EQ(wanted(), 10u);
    played(10, 1, 1);
    live->hurry();
    live->advance(true);
    EXPECT_EQ(said(), "Next.");
    EXPECT_EQ(live->state(), State::waits);
}
TEST_F(LiveBoardTest, TheVisitorsRightMoveGoesOn) {
    show("> Your move.\n? a-c\n> Well done.\n");
    pass(650);
    EXPECT_EQ(live->state(), State::waits);
    live->tap(a);
    live->tap(c);
    EXPECT_EQ(wanted(), 11u);
    EXPECT_EQ(said(), "book.right");
    EXPECT_EQ(live->saying().tone, Tone::right);
    played(11, 1, 1);
    pass(650);
    EXPECT_EQ(said(), "Well done.");
    pass(650);
    EXPECT_EQ(live->state(), State::finished);
}
TEST_F(LiveBoardTest, ALegalMoveThatIsNotRightIsTakenBackWithTheSentenceOfThePage) {
    show("> Your move.\n? a-c\n! Go further.\n");
    pass(650);
    live->lift(a);
    live->drop(b);
    EXPECT_EQ(wanted(), 0u);
    EXPECT_EQ(said(), "Go further.");
    EXPECT_EQ(live->saying().tone, Tone::wrong);
    EXPECT_EQ(live->state(), State::waits);
    EXPECT_FALSE(live->play().lifted());
    live->lift(a);
    EXPECT_EQ(said(), "Your move.") << "trying again, the task is what counts";
    live->drop(c);
    EXPECT_EQ(wanted(), 11u);
}
TEST_F(LiveBoardTest, WithoutASentenceOfThePageAFriendlyOneIsSaid) {
    show("? a-c\n");
    pass(650);
    EXPECT_EQ(said(), "book.try");
    live->tap(a);
    live->tap(b);
    EXPECT_EQ(said(), "book.not-this");
}
TEST_F(LiveBoardTest, AnyMoveIsRightWhereThePageSaysSo) {
    show("? any\n");
    pass(650);
    live->tap(a);
    live->tap(b);
    EXPECT_EQ(wanted(), 10u);
}
TEST_F(LiveBoardTest, AnIllegalMoveIsExplainedByTheGame) {
    show("> Your move.\n? a-c\n");
    pass(650);
    live->tap(a);
    live->tap(d);
    const auto intent = live->next();
    ASSERT_TRUE(intent && std::holds_alternative<AskWhy>(*intent));
    live->take(Explained{Told{"why.occupied", {}}});
    EXPECT_EQ(said(), "why.occupied");
}
TEST_F(LiveBoardTest, TheHandDoesNothingWhileItPlays) {
    show("> Look.\na-b\n");
    live->tap(a);
    live->tap(c);
    EXPECT_EQ(wanted(), 0u);
    EXPECT_FALSE(live->play().lifted());
}
TEST_F(LiveBoardTest, AgainBeginsAtItsFirstPosition) {
    show("a-b\n");
    pass(650);
    wanted();
    played(10, 1, 1);
    pass(650);
    ASSERT_EQ(live->state(), State::finished);
    live->again();
    const auto intent = live->next();
    ASSERT_TRUE(intent && std::holds_alternative<TakeBack>(*intent));
    EXPECT_EQ(std::get<TakeBack>(*intent).actions, 1u);
    live->take(Started{TablePlayTest::position(0, 0)});
    pass(650);
    EXPECT_EQ(wanted(), 10u);
}
TEST_F(LiveBoardTest, AnotherLanguageKeepsPositionAndTask) {
    show("> Your move.\n? a-c\n! No.\n");
    pass(650);
    live->lift(a);
    live->drop(b);
    live->retell(board("> Tocca a te.\n? a-c\n! Non così.\n"));
    EXPECT_EQ(said(), "Non così.");
    EXPECT_EQ(live->state(), State::waits);
    live->lift(a);
    EXPECT_EQ(said(), "Tocca a te.");
}
TEST_F(LiveBoardTest, AHostThatDiedIsNotNoticed) {
    show("> Your move.\n? a-c\n");
    pass(650);
    live->take(Recovered{"it died"});
    live->take(Started{TablePlayTest::position(0, 0)});
    EXPECT_EQ(live->state(), State::waits);
    EXPECT_EQ(said(), "Your move.");
}
TEST_F(LiveBoardTest, AMoveThatIsNotLegalFailsByLine) {
    show("> Look.\na-d\n");
    pass(650);
    pass(900);
    EXPECT_EQ(live->state(), State::failed);
    EXPECT_EQ(live->problem(), "5: the move a-d is not legal there");
}
TEST_F(LiveBoardTest, APositionThatMakesNoSenseFailsAtItsBlock) {
    show("a-b\n");
    live->take(Ended{"at character 3: a man too many"});
    EXPECT_EQ(live->state(), State::failed);
    EXPECT_EQ(live->problem(), "2: at character 3: a man too many");
}
