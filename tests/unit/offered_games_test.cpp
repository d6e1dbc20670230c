#include "plugins/offered_games.hpp"

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"
#include "../common/town_clock.hpp"

using namespace ludarium;
using namespace ludarium::shell;
using testing::ElementsAre;

namespace {

struct OfferedGames : testing::Test {
    test::TemporaryFolder folder;
    test::TownClock clock{1'800'000'000};
    Quarantine quarantine{folder / "quarantine.json", clock};
    std::vector<SharedGame> games{game("morris"), game("tablut")};

    static SharedGame game(const std::string& id) {
        InstalledGame game;
        game.manifest.id = id;
        game.manifest.version = "1.0.0";
        return std::make_shared<const InstalledGame>(std::move(game));
    }
    void set_aside(std::size_t number) {
        for (int i = 0; i < Quarantine::enough; ++i)
            quarantine.blame(games[number]->manifest, {"it crashed"});
    }
    std::vector<SharedGame> offered() const { return offered_games(games, quarantine); }
};

} // namespace

TEST_F(OfferedGames, AreThoseThatWereNotSetAside) {
    set_aside(0);
    EXPECT_THAT(offered(), ElementsAre(games[1]));
}

TEST_F(OfferedGames, TheLastOneIsNeverTakenAway) {
    set_aside(0);
    set_aside(1);
    EXPECT_THAT(offered(), ElementsAre(games[0]));
    set_aside(0);
    EXPECT_THAT(offered(), ElementsAre(games[1])) << "the one that was set aside less often";
}
