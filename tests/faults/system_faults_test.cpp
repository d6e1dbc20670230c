// Faults of the system in the middle of a healthy game: they are waited out, the visitor plays on, and
// no game is blamed.
#include <csignal>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <unistd.h>

#include <ludarium/host/library_file.hpp>

#include "awaited_session.hpp"
#include "visit/whole_file.hpp"

using namespace ludarium;
using namespace ludarium::shell;
using test::AwaitedSession;
using testing::HasSubstr;
namespace fs = std::filesystem;

namespace {

// A host program and a game of the test's own, to be taken away and put back.
struct SystemFaults : testing::Test {
    test::TemporaryFolder own;
    fs::path program = own / "ludarium-host";
    fs::path library = own / "terni-lapilli.so";
    fs::path away = own / "away";

    void SetUp() override {
        const auto from = test::template_games / "terni-lapilli";
        fs::copy_file(test::host_program, program);
        fs::copy_file(from / "plugin.json", own / "plugin.json");
        fs::copy_file(from / "terni-lapilli.so", library);
        game.emplace(test::installed(own.path()), program.string());
        start = game->await<Started>().position;
    }

    // The fault is told, and lasts for a few tries.
    void expect_waiting(const std::string& reason) {
        ASSERT_TRUE(game->poll_until([&] {
            const Reason* why = game->session.waits_for();
            return why && why->what.find(reason) != std::string::npos;
        })) << "never waited because: "
            << reason;
        for (const auto until = game->clock.now() + milliseconds(300); game->clock.now() < until;)
            game->turn();
    }

    void expect_game_goes_on() {
        const auto again = game->await<Started>().position;
        EXPECT_EQ(again.hash, start.hash);
        EXPECT_EQ(game->session.waits_for(), nullptr);
        EXPECT_FALSE(game->quarantine.stay(game->installed.manifest));
        game->session.play(again.legal.front().action);
        EXPECT_EQ(game->await<Played>().position.ply, 1u);
    }

    void kill_host(int signal = SIGKILL) {
        ASSERT_GT(game->session.host_pid(), 0);
        ::kill(game->session.host_pid(), signal);
    }

    std::optional<AwaitedSession> game;
    Position start;
};

} // namespace

TEST_F(SystemFaults, AHostProgramThatIsAwayForAMomentCostsNoGame) {
    fs::rename(program, away);
    kill_host();
    expect_waiting("No such file");
    fs::rename(away, program);
    expect_game_goes_on();
}

TEST_F(SystemFaults, NoDescriptorsForAMomentCostNoGame) {
    rlimit before{};
    ::getrlimit(RLIMIT_NOFILE, &before);
    const rlimit few{3, before.rlim_max};
    kill_host();
    ::setrlimit(RLIMIT_NOFILE, &few);
    expect_waiting("Too many open files");
    ::setrlimit(RLIMIT_NOFILE, &before);
    expect_game_goes_on();
}

TEST_F(SystemFaults, AHostThatIsKilledOverAndOverIsNotTheGamesFault) {
    for (const int signal : {SIGKILL, SIGTERM, SIGKILL, SIGTERM, SIGTERM}) {
        kill_host(signal);
        EXPECT_THAT(game->await<Recovered>().reason, HasSubstr("signal " + std::to_string(signal)));
        EXPECT_EQ(game->await<Started>().position.hash, start.hash);
    }
    EXPECT_FALSE(game->quarantine.stay(game->installed.manifest));
}

TEST_F(SystemFaults, AHostWhoseProgramWasReplacedIsNotTheGamesFault) {
    for (int death = 0; death < 4; ++death) {
        fs::copy_file(program, away);
        fs::rename(away, program);
        kill_host(SIGSEGV);
        EXPECT_THAT(game->await<Recovered>().reason, HasSubstr("replaced while it ran"));
        game->await<Started>();
    }
    EXPECT_FALSE(game->quarantine.stay(game->installed.manifest));
}

TEST_F(SystemFaults, ALibraryThatIsMissingForAMomentCostsNoGame) {
    fs::rename(library, away);
    kill_host();
    expect_waiting("can't be read");
    fs::rename(away, library);
    expect_game_goes_on();
}

TEST_F(SystemFaults, ALibraryThatIsWrittenInPlaceIsWaitedFor) {
    fs::copy_file(library, away);
    ASSERT_EQ(::truncate(library.c_str(), 5000), 0);
    kill_host();
    expect_waiting("hash");
    fs::copy_file(away, library, fs::copy_options::overwrite_existing);
    expect_game_goes_on();
}

TEST_F(SystemFaults, AnUpgradeInTheMiddleIsPlayedOn) {
    std::ofstream(library, std::ios::app) << "more";
    kill_host();
    expect_waiting("hash");
    // The manifest comes last, as packages are unpacked.
    std::ifstream in(library, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    auto manifest = *read_whole(own / "plugin.json", 100'000);
    const auto old_hash = *game->installed.manifest.library_hash();
    manifest.replace(manifest.find(old_hash), old_hash.size(), host::sha256_of(bytes));
    own.write("plugin.json", manifest);
    expect_game_goes_on();
}

TEST_F(SystemFaults, AnotherVersionEndsTheGameAndBlamesNobody) {
    std::ofstream(library, std::ios::app) << "more";
    auto manifest = *read_whole(own / "plugin.json", 100'000);
    manifest.replace(manifest.find("\"1.0.0\""), 7, "\"1.0.1\"");
    own.write("plugin.json", manifest);
    kill_host();
    EXPECT_THAT(game->await<Ended>().reason, HasSubstr("updated to 1.0.1"));
    EXPECT_FALSE(game->quarantine.stay(game->installed.manifest));
}

// However long it lasts, it costs a few tries and not a loop.
TEST_F(SystemFaults, TriesBecomeRare) {
    fs::rename(program, away);
    kill_host();
    expect_waiting("No such file");
    const auto now = game->clock.now();
    EXPECT_GE(game->session.deadline().value() - now, milliseconds(50));
}
