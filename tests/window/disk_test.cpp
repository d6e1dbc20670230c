// The disk is full, read-only or gone while somebody plays: the game goes on, staff read why once, and as soon as the
// disk takes something everything is kept again.
#include "../common/small_disk.hpp"
#include "counted.hpp"
#include "played_game.hpp"

using namespace ludarium::test;
namespace fs = std::filesystem;

namespace {

struct Disk : testing::Test {
    std::optional<SmallDisk> disk;

    void SetUp() override {
        if (const auto why = SmallDisk::impossible()) GTEST_SKIP() << *why;
        disk.emplace("64m");
    }
    KioskStart on_it(KioskStart how = at_the_table()) const {
        how.state = disk->path() / "state";
        return how;
    }
};

} // namespace

// Its pictures are drawn for a screen that no other test has, and kept on the same disk.
TEST_F(Disk, AGameThatBeginsOnAFullOneIsPlayedAndKeptWhenThereIsRoom) {
    KioskStart how = on_it();
    how.width = 1024;
    how.height = 768;
    fs::create_directories(how.state / "pictures");
    PlayedGame game(how);
    game.move();
    game.kiosk.tap("button-back");
    game.kiosk.await("dialogue");
    game.kiosk.tap("button-leave");
    game.kiosk.await("screen", "name", "page");
    fs::remove_all(how.state / "pictures");
    fs::create_directory(how.state / "pictures");
    disk->fill();

    game.kiosk.tap("button-start");
    game.begins();
    game.move();
    game.move();
    EXPECT_EQ(game.logged("the journal can't be written: No space left on device"), 1u);
    EXPECT_FALSE(fs::exists(how.state / "game.journal")) << "no half journals";

    disk->make_room();
    game.move();
    EXPECT_EQ(game.logged("the journal is written again"), 1u);
    game.expect_kept();
    await_counted_games(game.kiosk, 2);
}

TEST_F(Disk, AReadOnlyOneIsPlayedOnAlsoAfterACrashAndKeepsAllWhenItIsMended) {
    PlayedGame game(on_it());
    game.move();
    disk->read_only();
    game.move();
    game.expect_kept();
    game.move();
    game.kiosk.tap("button-language-fr");
    game.kiosk.await("language", "code", "fr");
    game.move();
    EXPECT_EQ(game.logged("the journal can't be written: Read-only file system"), 1u);
    EXPECT_EQ(game.logged("visits are not counted"), 1u) << game.kiosk.log();

    disk->writable();
    game.move();
    game.expect_kept();
    await_counted_games(game.kiosk, 1);
}

TEST(StateFolder, ThatIsRemovedIsMadeAnewWithTheGameAndItsVisit) {
    PlayedGame game;
    game.move();
    fs::remove_all(game.kiosk.state());
    game.move();
    game.expect_kept();
    await_counted_games(game.kiosk, 1);
}

// As when a disk is mounted over it and taken away again.
TEST(StateFolder, ThatIsElsewhereForAWhileHasAllThatWasPlayedMeanwhile) {
    PlayedGame game;
    const auto away = game.kiosk.state().string() + ".away";
    fs::rename(game.kiosk.state(), away);
    game.move();
    fs::remove_all(game.kiosk.state());
    fs::rename(away, game.kiosk.state());
    game.move();
    game.expect_kept();
}
