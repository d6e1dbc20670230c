// Pictures made to hurt, put into a games folder by hand: the kiosk stays usable, and names them.
#include <chrono>

#include <gmock/gmock.h>

#include "../common/bombs.hpp"
#include "../common/kiosk_window.hpp"
#include "../common/seen_pixel.hpp"

using namespace ludarium::test;
using std::chrono::milliseconds;
using std::chrono::steady_clock;
namespace fs = std::filesystem;

namespace {

// The shipped games, one of them with a cover, a board and a man of another kind.
fs::path games_with_bombs(const TemporaryFolder& folder) {
    const fs::path games = folder / "games";
    fs::create_directory(games);
    for (const auto& game : fs::directory_iterator(LUDARIUM_GAMES)) {
        if (game.path().filename() != "tablut")
            fs::create_directory_symlink(game.path(), games / game.path().filename());
    }
    const fs::path good = fs::path(LUDARIUM_GAMES) / "tablut", bad = games / "tablut";
    fs::create_directory(bad);
    for (const auto& file : fs::directory_iterator(good))
        if (file.path().filename() != "content") fs::copy(file.path(), bad);
    fs::copy(fs::canonical(good / "content"), bad / "content", fs::copy_options::recursive);
    folder.write("games/tablut/content/art/cover.svg", nested_uses());
    folder.write("games/tablut/content/art/board.svg", endless_turbulence());
    folder.write("games/tablut/content/art/piece-king.svg", huge_picture());
    return games;
}

struct Bombs : testing::Test {
    TemporaryFolder folder;
    KioskStart how;
    std::optional<KioskWindow> kiosk;

    void SetUp() override {
        how.games = games_with_bombs(folder).string();
        how.game = "tablut";
        kiosk.emplace(how);
        kiosk->await("curtain"); // the table is being laid
    }
    void await_in_log(const std::string& words) {
        const auto until = steady_clock::now() + std::chrono::seconds(60);
        while (kiosk->log().find(words) == std::string::npos && steady_clock::now() < until)
            kiosk->counters(); // a turn of the kiosk
        EXPECT_THAT(kiosk->log(), testing::HasSubstr(words));
    }
};

} // namespace

TEST_F(Bombs, TheWayBackIsSeenAndATapAndTheEndAreAnsweredWhileThePictureIsDrawn) {
    const SeenPixel pixel(kiosk->display());
    EXPECT_NE(pixel.colour(1919, 1079), pixel.colour()) << "the frame with the way back";
    const auto tapped = steady_clock::now();
    kiosk->tap("button-back");
    kiosk->await("screen", "name", "page");
    const auto took = std::chrono::duration_cast<milliseconds>(steady_clock::now() - tapped);
    std::printf("answered in %d ms\n", static_cast<int>(took.count()));
    EXPECT_THAT(kiosk->log(), testing::Not(testing::HasSubstr("board.svg"))) << "it was too late";
    const auto told = steady_clock::now();
    EXPECT_EQ(kiosk->stop_shell(), 0);
    const auto ended = std::chrono::duration_cast<milliseconds>(steady_clock::now() - told);
    std::printf("ended in %d ms\n", static_cast<int>(ended.count()));
    EXPECT_LT(ended.count(), 3000); // under a second on a quiet machine
}

TEST_F(Bombs, TheTableIsLaidWithStandInsAndThePicturesAreNamed) {
    await_in_log("board.svg: it "); // takes too long, by the processor's clock or a busy machine's
    await_in_log("piece-king.svg: the pictures embedded in it");
    await_in_log("table laid");
}
