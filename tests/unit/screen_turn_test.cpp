// Which way up the screen stands, over starts and power cuts.
#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"
#include "visit/screen_turn.hpp"

using namespace ludarium::shell;

namespace {

struct ScreenTurnTest : testing::Test {
    int degrees() { return take_screen_turn(folder.path()).degrees; }
    ludarium::test::TemporaryFolder folder;
};

} // namespace

TEST_F(ScreenTurnTest, IsTriedOnceAndAsBeforeUnlessItIsKept) {
    EXPECT_EQ(degrees(), 0);
    ASSERT_TRUE(try_screen_turn(folder.path(), 90));
    EXPECT_TRUE(take_screen_turn(folder.path()).on_trial);
    EXPECT_EQ(degrees(), 0);
    ASSERT_TRUE(keep_screen_turn(folder.path(), 270));
    ASSERT_TRUE(try_screen_turn(folder.path(), 90));
    EXPECT_EQ(degrees(), 90);
    EXPECT_EQ(degrees(), 270);
}

TEST_F(ScreenTurnTest, IsNoneIfTheFileMakesNoSense) {
    for (const char* text : {"", "45\n", "90", "90\n90\n", "ninety\n"}) {
        folder.write("screen-turn", text);
        EXPECT_EQ(degrees(), 0) << text;
    }
}
