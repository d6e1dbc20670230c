#include "screens/theme.hpp"

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;

namespace {

struct ThemeTest : testing::Test {
    Theme read(const std::string& text) { return read_all(text).of({}); }
    Themes read_all(const std::string& text) {
        return Themes::read(folder.write("theme.toml", text), problems);
    }

    ludarium::test::TemporaryFolder folder;
    std::vector<std::string> problems;
};

} // namespace

TEST_F(ThemeTest, TheOneThatIsShippedHasNoProblems) {
    Themes::read(std::string(LUDARIUM_CONTENT) + "/theme/theme.toml", problems);
    EXPECT_THAT(problems, testing::IsEmpty());
}

TEST_F(ThemeTest, TakesWhatTheFileSaysAndKeepsTheRest) {
    const Theme theme =
        read("[type]\nbody = 50\n[colours]\naccent = \"#ff0000\"\n[pace]\nglide = 99\n");
    EXPECT_EQ(theme.type.body, 50);
    EXPECT_EQ(theme.colours.accent, (Colour{1, 0, 0, 1}));
    EXPECT_EQ(theme.pace.glide, milliseconds(99));
    EXPECT_EQ(theme.type.small, Theme{}.type.small);
    EXPECT_THAT(problems, testing::IsEmpty());
}

TEST_F(ThemeTest, AWrongValueIsToldByLineAndNotUsed) {
    const Theme theme = read("[type]\n\nbody = \"large\"\n[colours]\naccent = \"gold\"\n");
    EXPECT_EQ(theme.type.body, Theme{}.type.body);
    ASSERT_EQ(problems.size(), 2u);
    EXPECT_THAT(problems[0], testing::HasSubstr("theme.toml:3: type.body should be"));
    EXPECT_THAT(problems[1], testing::HasSubstr("theme.toml:5: colours.accent should be"));
}

TEST_F(ThemeTest, ABrokenFileIsToldByLineAndLeavesTheKioskItsOwn) {
    const Theme theme = read("[type]\nbody = = 3\n");
    EXPECT_EQ(theme.type.body, Theme{}.type.body);
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_THAT(problems[0], testing::HasSubstr("theme.toml:2: "));
}

TEST_F(ThemeTest, AMissingFileLeavesTheKioskItsOwn) {
    Themes::read(folder / "none.toml", problems);
    EXPECT_EQ(problems.size(), 1u);
}

TEST_F(ThemeTest, AVersionChangesOnlyWhatItNames) {
    const Themes themes = read_all("[type]\nbody = 30\nsmall = 20\n[large-text.type]\nbody = 44\n"
                                   "[high-contrast.colours]\ntext = \"#ffffff\"\n");
    VisitorSettings settings;
    settings.large_text = true;
    EXPECT_EQ(themes.of(settings).type.body, 44);
    EXPECT_EQ(themes.of(settings).type.small, 20);
    settings.high_contrast = true;
    EXPECT_EQ(themes.of(settings).type.body, 44);
    EXPECT_EQ(themes.of(settings).colours.text, (Colour{1, 1, 1, 1}));
    EXPECT_EQ(themes.of({}).type.body, 30);
}

TEST_F(ThemeTest, ReducedMotionMovesNothing) {
    VisitorSettings settings;
    settings.reduced_motion = true;
    const Theme theme = read_all("[pace]\nglide = 300\n").of(settings);
    EXPECT_EQ(theme.pace.glide, milliseconds(0));
    EXPECT_GT(theme.pace.computer_pause, milliseconds(0)) << "the computer can still be followed";
}
