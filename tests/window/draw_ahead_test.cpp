// What was drawn when the games were installed need not be drawn for a visitor.
#include <cstdlib>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "app/draw_ahead.hpp"

using namespace ludarium::test;
namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

namespace {

std::set<std::string> names_in(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& file : fs::directory_iterator(folder)) names.insert(file.path().filename());
    return names;
}

struct DrawnAhead : testing::Test {
    TemporaryFolder folder;
    KioskStart how;

    void SetUp() override {
        fs::create_directory(folder / "games");
        fs::create_directory_symlink(fs::path(LUDARIUM_GAMES) / "tablut",
                                     folder / "games" / "tablut");
        how.width = 1280;
        how.height = 720;
        how.games = folder / "games";
        how.state = folder / "state";
    }
    // Without a display.
    bool draw(const std::string& sizes) const {
        return std::system(("env -u DISPLAY " LUDARIUM_PROGRAM " --draw-ahead " + sizes +
                            " --games " + how.games + " --state " + how.state.string() + " --log " +
                            (folder / "log").string())
                               .c_str()) == 0;
    }
};

} // namespace

TEST_F(DrawnAhead, AVisitFromAttractToTheTableDrawsNothingMore) {
    ASSERT_TRUE(draw("1280x720"));
    EXPECT_THAT(names_in(how.state), ElementsAre("games", "pictures")); // it was no visit
    const auto drawn = names_in(how.state / "pictures");
    EXPECT_THAT(drawn, Not(IsEmpty()));
    KioskWindow kiosk(how);
    kiosk.await("attract");
    kiosk.tap_at(640, 300);
    kiosk.await("screen", "name", "home");
    kiosk.sit_down("tablut");
    EXPECT_EQ(names_in(how.state / "pictures"), drawn);
}

TEST_F(DrawnAhead, ASizeThatIsNoneIsToldAndNothingIsDrawn) {
    EXPECT_FALSE(draw("1280x720,large"));
    EXPECT_FALSE(fs::exists(how.state));
}

TEST_F(DrawnAhead, ScreensThatArePluggedInAreFound) {
    folder.write("card0-HDMI-A-1/status", "connected\n");
    folder.write("card0-HDMI-A-1/modes", "3840x2160\n1920x1080\n");
    folder.write("card0-DP-1/status", "disconnected\n");
    folder.write("card0-DP-1/modes", "1024x768\n");
    folder.write("version", "drm 1.1.0\n");
    EXPECT_THAT(ludarium::shell::connected_screens(folder / ""),
                ElementsAre(ludarium::shell::Size{3840, 2160}));
    EXPECT_THAT(ludarium::shell::connected_screens(folder / "nothing"), IsEmpty());
}
