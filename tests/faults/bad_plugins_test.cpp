// Sessions with plugins that break their promises: the shell lives on, and staff read one sentence.
#include <cerrno>
#include <csignal>
#include <fstream>

#include <sys/resource.h>

#include <gmock/gmock.h>

#include "awaited_session.hpp"

using namespace ludarium;
using namespace ludarium::shell;
using test::AwaitedSession;
using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

// Waiting for a hang is the test; it need not be a long wait.
constexpr SessionLimits impatient{milliseconds(250), milliseconds(500), milliseconds(250),
                                  milliseconds(100)};

struct BadPlugin {
    const char* name;
    const char* reason; // what the log says, or a part of it

    friend void PrintTo(const BadPlugin& plugin, std::ostream* out) { *out << plugin.name; }
};

std::string reason_of_end(AwaitedSession& game) {
    const auto ended = game.await<Ended>().reason;
    const auto kept = game.quarantine.stay(game.installed.manifest).value().reason;
    EXPECT_EQ(kept.what, ended);
    EXPECT_THAT(kept.key, StartsWith("staff.reason."));
    EXPECT_NE(kept.arguments.at("detail"), "");
    return ended;
}

struct RefusedAtStart : testing::TestWithParam<BadPlugin> {};
struct FailsInPlay : testing::TestWithParam<BadPlugin> {};
struct FailsInThought : testing::TestWithParam<BadPlugin> {};
struct TriesToEscape : testing::TestWithParam<BadPlugin> {};

std::string name_of(const testing::TestParamInfo<BadPlugin>& info) {
    std::string name = info.param.name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

} // namespace

TEST_P(RefusedAtStart, AndStaffAreToldWhy) {
    AwaitedSession game(test::installed(test::fixture_games / GetParam().name), impatient);
    EXPECT_THAT(reason_of_end(game), HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    Session, RefusedAtStart,
    testing::Values(
        BadPlugin{"crash-in-load", "signal 11"},
        BadPlugin{"hang-in-load", "did not answer in time: loading"},
        BadPlugin{"newer-major", "made for SDK"}, BadPlugin{"newer-minor", "made for SDK"},
        BadPlugin{"no-symbol", "does not export"}, BadPlugin{"other-manifest", "plugin.json says"},
        BadPlugin{"truncated", "cut off"}, BadPlugin{"text-file", "not a shared library"},
        BadPlugin{"other-machine", "another kind of computer"},
        BadPlugin{"wrong-count", "max_actions"}, BadPlugin{"unsorted", "makes no sense"}),
    name_of);

// Its first action is a coin; the session plays it again in each new host, until it has had enough.
TEST_P(FailsInPlay, AndTheGameEndsPolitelyAfterThree) {
    AwaitedSession game(test::installed(test::fixture_games / GetParam().name), impatient);
    game.await<Started>();
    game.session.throw_dice();
    EXPECT_THAT(reason_of_end(game), HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    Session, FailsInPlay,
    testing::Values(BadPlugin{"crash-in-apply", "signal 11"}, BadPlugin{"exit-in-apply", "lost"},
                    BadPlugin{"throw", "signal 6"},
                    BadPlugin{"hang-in-apply", "did not answer in time: applying"},
                    BadPlugin{"sleep-in-apply", "did not answer in time: applying"},
                    BadPlugin{"spin-unasked", "computes though nobody asks"},
                    BadPlugin{"wrong-actor", "makes no sense"},
                    BadPlugin{"wrong-event", "makes no sense"}),
    name_of);

TEST_P(FailsInThought, AndTheGameEndsPolitelyAfterThree) {
    AwaitedSession game(test::installed(test::fixture_games / GetParam().name), impatient);
    game.await<Started>();
    game.session.throw_dice();
    game.await<Played>();
    game.session.think(0, milliseconds(50));
    EXPECT_THAT(reason_of_end(game), HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(Session, FailsInThought,
                         testing::Values(BadPlugin{"crash-in-ai", "signal 11"},
                                         BadPlugin{"hang-in-ai",
                                                   "did not answer in time: thinking"},
                                         BadPlugin{"cheat", "not legal"}),
                         name_of);

// The fixture tells the kernel's answer in an event; the game itself goes on.
TEST_P(TriesToEscape, AndTheKernelRefuses) {
    AwaitedSession game(test::installed(test::fixture_games / GetParam().name));
    game.await<Started>();
    game.session.throw_dice();
    const auto played = game.await<Played>();
    ASSERT_FALSE(played.happenings.empty());
    EXPECT_THAT(played.happenings.front().value, AnyOf(EPERM, EACCES)) << GetParam().reason;
}

INSTANTIATE_TEST_SUITE_P(Sandbox, TriesToEscape,
                         testing::Values(BadPlugin{"try-read", "reading /etc/passwd"},
                                         BadPlugin{"try-write", "writing a file"},
                                         BadPlugin{"try-socket", "making a socket"},
                                         BadPlugin{"try-fork", "making a process"},
                                         BadPlugin{"try-kill", "signalling its parent"},
                                         BadPlugin{"try-code", "memory to write code into"},
                                         BadPlugin{"try-outlive", "living on without its parent"},
                                         BadPlugin{"try-threads", "starting 400 threads"}),
                         name_of);

TEST(Host, StandsBehindTheShell) {
    AwaitedSession game(test::installed(test::fixture_games / "behaved"));
    game.await<Started>();
    const int host = game.session.host_pid();
    ASSERT_GT(host, 0);
    EXPECT_EQ(::getpriority(PRIO_PROCESS, static_cast<id_t>(host)),
              ::getpriority(PRIO_PROCESS, 0) + 5);
    int score = 0;
    std::ifstream("/proc/" + std::to_string(host) + "/oom_score_adj") >> score;
    EXPECT_EQ(score, 500);
}

// Whoever shows a game holds on to what it was made of.
TEST(OtherHello, AfterARestartIsAFault) {
    AwaitedSession game(test::installed(test::fixture_games / "other-hello"), impatient);
    game.await<Started>();
    ::kill(game.session.host_pid(), SIGKILL);
    EXPECT_THAT(reason_of_end(game), HasSubstr("as another game than before"));
}

// It keeps 32 MiB for each action, in a process that may have 1 GiB: playing and taking back, it
// dies of its own hunger; the next host begins with empty hands, and the visitor goes on.
TEST(Leak, CostsAHostAndNotTheGame) {
    AwaitedSession game(test::installed(test::fixture_games / "leak"));
    auto position = game.await<Started>().position;
    const int first_host = game.session.host_pid();
    for (int round = 0; round < 40 && game.session.host_pid() == first_host; ++round) {
        game.session.play(position.legal.front().action);
        game.await<Played>();
        game.session.take_back(1);
        position = game.await<Started>().position;
    }
    EXPECT_NE(game.session.host_pid(), first_host);
    game.session.play(position.legal.front().action);
    EXPECT_EQ(game.await<Played>().position.ply, 1u);
}

// Twenty seconds of a clock that runs 100 times faster are a fifth of a second for the host, which
// then takes its time, on a busy machine perhaps seconds; nobody loses patience with it.
TEST(SlowToStop, IsNotHurriedByAFasterClock) {
    const auto installed = test::installed(test::fixture_games / "slow-to-stop");
    SessionLimits patient;
    patient.think_slack = std::chrono::seconds(15);
    AwaitedSession game(installed, test::two_visitors(installed), patient, 100);
    game.await<Started>();
    game.session.throw_dice();
    game.await<Played>();
    const int host = game.session.host_pid();
    game.session.think(0, std::chrono::seconds(20));
    game.await<Chosen>();
    EXPECT_EQ(game.session.host_pid(), host);
}
