// A session with a healthy game: playing, undoing, thinking, and coming back from every death of
// its host.
#include <csignal>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include "awaited_session.hpp"

using namespace ludarium;
using namespace ludarium::shell;
using test::AwaitedSession;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

struct SessionTest : testing::Test {
    AwaitedSession game{test::installed(test::template_games / "terni-lapilli")};

    Position play_first_legal(const Position& position) {
        game.session.play(position.legal.front().action);
        return game.await<Played>().position;
    }
};

} // namespace

TEST_F(SessionTest, BeginsAtPlyZeroWithLegalMoves) {
    const auto position = game.await<Started>().position;
    EXPECT_EQ(position.ply, 0u);
    EXPECT_FALSE(position.legal.empty());
    EXPECT_EQ(game.session.parts()->id, "terni-lapilli");
}

TEST_F(SessionTest, AnActionIsInTheJournalBeforeItIsReported) {
    const auto start = game.await<Started>().position;
    const auto next = play_first_legal(start);
    EXPECT_EQ(next.ply, 1u);
    const auto read = Journal::resume(game.folder / "visit.journal", game.clock);
    EXPECT_THAT(std::get<Journal>(read).actions(), SizeIs(1));
}

TEST_F(SessionTest, TakingBackComesToTheSamePosition) {
    const auto start = game.await<Started>().position;
    play_first_legal(play_first_legal(start));
    game.session.take_back(2);
    EXPECT_EQ(game.await<Started>().position.hash, start.hash);
}

TEST_F(SessionTest, TheComputerChoosesALegalAction) {
    const auto start = game.await<Started>().position;
    game.session.think(2, milliseconds(50));
    const auto chosen = game.await<Chosen>().action;
    EXPECT_TRUE(std::any_of(start.legal.begin(), start.legal.end(),
                            [&](auto& m) { return m.action == chosen; }));
}

TEST_F(SessionTest, ANewThoughtReplacesTheOlder) {
    game.await<Started>();
    game.session.think(2, milliseconds(60000));
    game.session.think(0, milliseconds(20));
    game.await<Chosen>();
}

TEST_F(SessionTest, AThoughtThatIsNotWantedAnyMoreIsNotReported) {
    const auto start = game.await<Started>().position;
    game.session.think(2, milliseconds(60000));
    game.session.stop_thinking();
    play_first_legal(start);
    EXPECT_FALSE(game.session.next());
}

TEST_F(SessionTest, AWrongMoveIsExplained) {
    game.await<Started>();
    game.session.explain(Spot{0}, Spot{8});
    EXPECT_THAT(game.await<Explained>().told.key, HasSubstr("why."));
}

TEST(SessionPosition, BeginsWhereTheHeaderSaysAndComesBackThere) {
    const auto installed = test::installed(test::template_games / "terni-lapilli");
    auto header = test::two_visitors(installed);
    header.position = ".bb/b.w/ww. 6";
    AwaitedSession game(installed, header);
    const auto start = game.await<Started>().position;
    EXPECT_EQ(start.ply, 0u);
    EXPECT_THAT(start.stacks, SizeIs(6));
    game.session.play(start.legal.front().action);
    game.await<Played>();
    ::kill(game.session.host_pid(), SIGKILL);
    EXPECT_EQ(game.await<Started>().position.ply, 1u);
    game.session.take_back(1);
    EXPECT_EQ(game.await<Started>().position.hash, start.hash);
}

TEST(SessionPosition, ThatMakesNoSenseEndsTheGameAndBlamesNoPlugin) {
    const auto installed = test::installed(test::template_games / "terni-lapilli");
    auto header = test::two_visitors(installed);
    header.position = "nonsense";
    AwaitedSession game(installed, header);
    EXPECT_THAT(game.await<Ended>().reason, HasSubstr("at character 9"));
    EXPECT_FALSE(game.quarantine.stay(game.installed.manifest));
}

TEST(TalkativePlugin, PrintsWhileTheShellLogsIntoAFileAndPlaysOn) {
    test::TemporaryFolder folder;
    const int shell_output = ::dup(STDERR_FILENO);
    const int file = ::open((folder / "log").c_str(), O_WRONLY | O_CREAT, 0600);
    ::dup2(file, STDERR_FILENO);
    AwaitedSession game(test::installed(test::fixture_games / "talkative"));
    game.await<Started>();
    ::dup2(shell_output, STDERR_FILENO);
    ::close(shell_output);
    ::close(file);
    game.session.throw_dice();
    EXPECT_EQ(game.await<Played>().position.ply, 1u);
}

TEST_F(SessionTest, AKilledHostIsReplacedAtTheSamePosition) {
    const auto before = play_first_legal(play_first_legal(game.await<Started>().position));
    const int killed = game.session.host_pid();
    ::kill(killed, SIGKILL);
    EXPECT_THAT(game.await<Recovered>().reason, HasSubstr("signal 9"));
    const auto after = game.await<Started>().position;
    EXPECT_EQ(after.hash, before.hash);
    EXPECT_EQ(after.ply, before.ply);
    EXPECT_NE(game.session.host_pid(), killed);
    EXPECT_EQ(play_first_legal(after).ply, 3u);
}

TEST_F(SessionTest, AnActionUnderWayWhenTheHostDiesIsPlayedAllTheSame) {
    const auto start = game.await<Started>().position;
    ::kill(game.session.host_pid(), SIGKILL);
    game.session.play(start.legal.back().action);
    EXPECT_EQ(game.await<Played>().action, start.legal.back().action);
}

TEST(SessionDice, ThrownWhileTheHostIsAwayFallWhenItIsBack) {
    AwaitedSession game(test::installed(test::fixture_games / "behaved"));
    const auto start = game.await<Started>().position;
    ASSERT_EQ(start.actor, chance);
    const int killed = game.session.host_pid();
    ::kill(killed, SIGKILL);
    ASSERT_TRUE(game.poll_until([&] { return game.session.host_pid() != killed; }));
    game.session.throw_dice();
    EXPECT_EQ(game.await<Played>().position.ply, 1u);
}

TEST_F(SessionTest, AStoppedHostIsTakenForHungAndReplaced) {
    const auto start = game.await<Started>().position;
    ::kill(game.session.host_pid(), SIGSTOP);
    game.session.play(start.legal.front().action);
    EXPECT_THAT(game.await<Recovered>().reason, HasSubstr("did not answer in time"));
    EXPECT_EQ(game.await<Played>().position.ply, 1u);
}

TEST_F(SessionTest, TheThirdCrashEndsTheGameAndQuarantinesThePlugin) {
    for (int death = 0; death < 3; ++death) {
        game.await<Started>();
        ::kill(game.session.host_pid(), SIGSEGV);
    }
    EXPECT_THAT(game.await<Ended>().reason, HasSubstr("signal 11"));
    const auto reason = game.quarantine.stay(game.installed.manifest).value().reason;
    EXPECT_EQ(reason.key, "staff.reason.crashed");
    EXPECT_EQ(reason.arguments.at("detail"), "killed by signal 11 (Segmentation fault)");
}

TEST(SessionReplay, AGameInProgressIsReplayedWhole) {
    const auto installed = test::installed(test::template_games / "terni-lapilli");
    AwaitedSession game(installed);
    auto position = game.await<Started>().position;
    while (position.actor != game_over && position.ply < 40) {
        game.session.play(position.legal.back().action);
        position = game.await<Played>().position;
    }
    ::kill(game.session.host_pid(), SIGKILL);
    EXPECT_EQ(game.await<Started>().position.hash, position.hash);
}
