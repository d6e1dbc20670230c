// Whenever the power goes, there is the old version or the new one, whole; and the next change
// sweeps up.
#include <gmock/gmock.h>

#include "museum.hpp"
#include "plugins/installed_game.hpp"
#include "power_cut.hpp"

namespace ludarium::test {
namespace {

using testing::AnyOf;

struct PowerCut : testing::Test {
    Museum museum;

    void install(const std::string& version) {
        museum.put_signed(museum.good(version));
        ASSERT_EQ(museum.install(), "installed");
    }

    // A store with 1.0.0 played, nothing else.
    void start_afresh() {
        fs::remove_all(museum.store());
        install("1.0.0");
    }

    bool game_is_whole() const {
        const auto found = shell::find_games({museum.store()});
        if (found.games.size() != 1 || !found.refused.empty()) return false;
        const auto& game = *found.games[0];
        return host::LibraryFile::read(game.library(), *game.manifest.library_hash()) &&
               fs::exists(game.content() / "it/strings.po");
    }

    // Cuts the power at every change that `work` makes; gives their number.
    int at_every_change(const std::function<void()>& prepare, const std::function<void()>& work,
                        const std::function<void()>& check) {
        for (int n = 0;; ++n) {
            prepare();
            const bool cut = power_cut(n, work);
            SCOPED_TRACE("power cut at change " + std::to_string(n));
            check();
            if (!cut || HasFatalFailure()) return n;
        }
    }
};

TEST_F(PowerCut, InAnUpdateLeavesTheOldGameOrTheNew) {
    start_afresh();
    install("1.1.0");
    const auto uninterrupted = snapshot(museum.store());
    std::set<std::string> seen;
    const int changes = at_every_change(
        [this] {
            start_afresh();
            museum.put_signed(museum.good("1.1.0"));
        },
        [this] { museum.install(); },
        [this, &seen, &uninterrupted] {
            ASSERT_TRUE(game_is_whole());
            ASSERT_THAT(museum.version(), AnyOf("1.0.0", "1.1.0"));
            seen.insert(museum.version());
            ASSERT_EQ(museum.install(), "installed");
            ASSERT_EQ(snapshot(museum.store()), uninterrupted);
        });
    EXPECT_EQ(seen.size(), 2u);
    EXPECT_GT(changes, 20); // the injector has been at work
}

TEST_F(PowerCut, InAFirstInstallationLeavesTheGameOrNone) {
    at_every_change(
        [this] {
            fs::remove_all(museum.store());
            museum.put_signed(museum.good());
        },
        [this] { museum.install(); },
        [this] {
            ASSERT_TRUE(museum.version() == "none" || game_is_whole());
            ASSERT_TRUE(shell::find_games({museum.store()}).refused.empty());
        });
}

TEST_F(PowerCut, InARollbackLeavesEitherVersion) {
    at_every_change(
        [this] {
            start_afresh();
            install("1.1.0");
        },
        [this] {
            bundles::Store store(museum.store());
            bundles::roll_back(store, "terni-lapilli");
        },
        [this] {
            ASSERT_TRUE(game_is_whole());
            ASSERT_THAT(museum.version(), AnyOf("1.0.0", "1.1.0"));
        });
}

TEST_F(PowerCut, InARemovalLeavesTheGameOrNone) {
    at_every_change([this] { start_afresh(); },
                    [this] {
                        bundles::Store store(museum.store());
                        bundles::remove(store, "terni-lapilli");
                    },
                    [this] {
                        ASSERT_TRUE(museum.version() == "none" || game_is_whole());
                        ASSERT_TRUE(shell::find_games({museum.store()}).refused.empty());
                    });
}

} // namespace
} // namespace ludarium::test
