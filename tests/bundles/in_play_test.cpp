// A game that somebody plays keeps its files, whatever happens to the store; and the store stays its
// owner's, whoever changes it.
#include <gmock/gmock.h>

#include <sys/stat.h>

#include "museum.hpp"
#include "plugins/installed_game.hpp"

namespace ludarium::test {
namespace {

struct InPlay : testing::Test {
    Museum museum;

    void install(const std::string& version) {
        museum.put_signed(museum.good(version));
        ASSERT_EQ(museum.install(), "installed");
    }
    shell::SharedGame played() const { return shell::find_games({museum.store()}).games.at(0); }
    void remove() const {
        bundles::Store store(museum.store());
        ASSERT_TRUE(bundles::remove(store, "terni-lapilli"));
    }
    static bool whole(const shell::InstalledGame& game) {
        return host::LibraryFile::read(game.library(), *game.manifest.library_hash()) &&
               fs::exists(game.content() / "it/strings.po");
    }
};

TEST_F(InPlay, AGameOutlivesManyUpdates) {
    install("1.0.0");
    auto game = played();
    for (const char* version : {"1.1.0", "1.2.0", "1.3.0", "1.4.0"}) install(version);
    EXPECT_TRUE(whole(*game));
    const fs::path folder = game->folder;
    game.reset();
    install("1.5.0");
    EXPECT_FALSE(fs::exists(folder)) << "swept once nobody plays it";
}

TEST_F(InPlay, AGameOutlivesItsRemoval) {
    install("1.0.0");
    auto game = played();
    remove();
    EXPECT_TRUE(shell::find_games({museum.store()}).games.empty());
    EXPECT_TRUE(whole(*game));
    game.reset();
    install("1.0.0");
    remove();
    EXPECT_EQ(snapshot(museum.store()).size(), 1u) << "the empty .versions";
}

TEST_F(InPlay, TheSameVersionComesBackBesideTheOneInPlay) {
    install("1.0.0");
    const auto game = played();
    remove();
    install("1.0.0");
    EXPECT_TRUE(whole(*game));
    EXPECT_NE(played()->folder, game->folder);
    EXPECT_TRUE(whole(*played()));
    EXPECT_EQ(museum.install(), "installed") << "already";
}

TEST_F(InPlay, TheStoreIsItsOwnersWhoeverInstalls) {
    const uid_t owner = ::geteuid() == 0 ? 65534 : ::geteuid();
    fs::permissions(museum.folder().path(), fs::perms(0711));
    fs::create_directory(museum.store());
    ASSERT_EQ(::chown(museum.store().c_str(), owner, static_cast<gid_t>(-1)), 0);
    install("1.0.0");
    install("1.1.0");
    EXPECT_EQ(::geteuid(), ::getuid());
    for (const auto& entry : fs::recursive_directory_iterator(museum.store())) {
        struct stat status{};
        ASSERT_EQ(::lstat(entry.path().c_str(), &status), 0);
        EXPECT_EQ(status.st_uid, owner) << entry.path();
    }
}

} // namespace
} // namespace ludarium::test
