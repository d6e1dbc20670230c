// Journals that a shell finds and its game can't play on: they are set aside, and nobody is blamed.
#include <gmock/gmock.h>

#include "awaited_session.hpp"
#include "visit/whole_file.hpp"

using namespace ludarium;
using namespace ludarium::shell;
using test::AwaitedSession;
using testing::HasSubstr;

namespace {

const auto terni = test::template_games / "terni-lapilli";

// As a shell would have written it that was killed.
std::string journal_of(const InstalledGame& game, GameHeader header,
                       const std::vector<Action>& actions) {
    test::TemporaryFolder folder;
    SteadyClock clock;
    header.game = game.manifest.id;
    auto journal = Journal::begin(folder / "j", std::move(header), clock);
    for (const Action action : actions) journal.append(action);
    return *read_whole(folder / "j", 100'000);
}

struct OddJournal : testing::Test {
    InstalledGame installed = test::installed(terni);
    GameHeader header = test::two_visitors(installed);

    void expect_set_aside(const InstalledGame& game, const std::vector<Action>& actions) {
        AwaitedSession session(game, AwaitedSession::TakenUp{journal_of(game, header, actions)});
        EXPECT_THAT(session.await<Ended>().reason, HasSubstr("journal"));
        EXPECT_FALSE(session.quarantine.stay(game.manifest));
        EXPECT_FALSE(std::filesystem::exists(session.folder / "visit.journal"));
        EXPECT_TRUE(std::filesystem::exists(session.folder / "visit.journal.odd.1"));
    }
};

} // namespace

TEST_F(OddJournal, WithAMoveThatIsNotLegalIsSetAside) {
    expect_set_aside(installed, {0xFFFFFFFF});
}

TEST_F(OddJournal, WithASetupThatTheGameDoesNotKnowIsSetAside) {
    header.choices = {99, 99, 99};
    expect_set_aside(installed, {});
}

TEST_F(OddJournal, ThatAHostDiesOfIsSetAsideAndNotHeldAgainstTheGame) {
    const auto crashing = test::installed(test::fixture_games / "crash-in-apply");
    header = test::two_visitors(crashing);
    expect_set_aside(crashing, {0, 1});
}

TEST_F(OddJournal, HoweverAGoodOneIsPlayedOn) {
    AwaitedSession session(installed, AwaitedSession::TakenUp{journal_of(installed, header, {})});
    EXPECT_EQ(session.await<Started>().position.ply, 0u);
    EXPECT_TRUE(std::filesystem::exists(session.folder / "visit.journal"));
}
