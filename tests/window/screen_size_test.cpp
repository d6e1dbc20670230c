// The screen comes back with another size, or changes it while somebody plays: the same game, on all of the screen.
#include <gmock/gmock.h>

#include "../common/watched_display.hpp"
#include "played_game.hpp"

using namespace ludarium::test;
using testing::ElementsAre;

namespace {

// The whole screen, as in a museum.
KioskStart on_the_whole_screen() {
    KioskStart how = at_the_table();
    how.kiosk = true;
    return how;
}

std::vector<int> filled(const KioskWindow& kiosk) {
    const WatchedDisplay screen(kiosk.display());
    const auto shown = screen.windows();
    if (shown.size() != 1) return {};
    return {shown[0].x, shown[0].y, shown[0].width, shown[0].height};
}

} // namespace

TEST(ScreenSize, OfARunningServerMayChangeInTheMiddleOfAGame) {
    PlayedGame game(on_the_whole_screen());
    game.move();
    const int pid = game.kiosk.shell_pid();
    for (const auto& [width, height] : {std::pair(1024, 768), std::pair(1920, 1080)}) {
        game.kiosk.resize_screen(width, height);
        EXPECT_EQ(game.kiosk.await("resumed").at("actions"), game.last.at("ply"));
        game.expect_same_position();
        game.kiosk.await("picture");
        EXPECT_THAT(filled(game.kiosk), ElementsAre(0, 0, width, height));
        game.move();
    }
    EXPECT_EQ(game.kiosk.shell_pid(), pid);
    EXPECT_EQ(game.logged("the screen is now 1024×768"), 1u);
    game.expect_kept();
}

TEST(ScreenSize, OfAScreenThatIsGoneAndBackMayBeAnother) {
    PlayedGame game(on_the_whole_screen());
    game.move();
    game.kiosk.lose_screen();
    EXPECT_EQ(game.kiosk.await_end(), 1);
    EXPECT_EQ(game.logged("the screen is gone"), 1u);
    game.kiosk.have_screen(1080, 1920);
    game.kiosk.start();
    EXPECT_EQ(game.kiosk.await("resumed").at("actions"), 2);
    game.expect_same_position();
    EXPECT_THAT(filled(game.kiosk), ElementsAre(0, 0, 1080, 1920));
    game.move();
}
