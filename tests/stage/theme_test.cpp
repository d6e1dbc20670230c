#include "screens/theme.hpp"

#include <gmock/gmock.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;

namespace {

struct ThemeTest : testing::Test {
    Theme read(const std::string& text) {
        return Theme::read(folder.write("theme.toml", text), problems);
    }

    ludarium::test::TemporaryFolder folder;
    std::vector<std::string> problems;
};

} // namespace

TEST_F(ThemeTest, TheOneThatIsShippedHasNoProblems) {
    Theme::read(std::string(LUDARIUM_CONTENT) + "/theme/theme.toml", problems);
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
    Theme::read(folder / "none.toml", problems);
    EXPECT_EQ(problems.size(), 1u);
}
