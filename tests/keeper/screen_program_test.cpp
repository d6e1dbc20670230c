// The program that the keeper calls to switch the screen, with stand-ins for those that it calls itself.
#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>
#include <sys/wait.h>

#include "../common/temporary_folder.hpp"

using ludarium::test::TemporaryFolder;

namespace {

struct ScreenProgram : testing::Test {
    TemporaryFolder folder;

    ScreenProgram() {
        std::filesystem::copy(LUDARIUM_SCREEN, folder / "screen");
        program("ludarium-console", 0);
        program("xset", 0);
    }
    // Says what it was told, and ends with this code.
    void program(const std::string& name, int code) const {
        const auto file = folder.write(name, "#!/bin/sh\necho \"${0##*/} $*\" >>" + told_to() +
                                                 "\nexit " + std::to_string(code) + "\n");
        std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    }
    std::string told_to() const { return (folder / "told").string(); }
    // Its exit code; `more`: of the environment.
    int told(const std::string& what, const std::string& more = "-u WAYLAND_DISPLAY") const {
        const std::string at = folder.path().string();
        return WEXITSTATUS(std::system(
            ("env " + more + " PATH=" + at + ":$PATH " + at + "/screen " + what).c_str()));
    }
    std::string said() const {
        std::ifstream in(told_to());
        return {std::istreambuf_iterator<char>(in), {}};
    }
};

} // namespace

TEST_F(ScreenProgram, UnderXorgLooksWhetherTheDisplaysAreOff) {
    EXPECT_EQ(told("off"), 0);
    EXPECT_EQ(said(), "xset dpms force off\nludarium-console dark\n");
    program("ludarium-console", 3);
    EXPECT_EQ(told("off"), 3) << "xset knows nothing of a display that stays on";
}

TEST_F(ScreenProgram, UnderXorgDoesWithoutWhereTheServerSwitchesNothing) {
    program("xset", 1);
    EXPECT_EQ(told("off"), 1);
    EXPECT_EQ(said(), "xset dpms force off\n");
}

TEST_F(ScreenProgram, UnderXorgSwitchesOn) {
    EXPECT_EQ(told("on"), 0);
    EXPECT_EQ(said(), "xset dpms force on\n");
}

TEST_F(ScreenProgram, UnderACompositorLeavesItToTheConsoles) {
    program("ludarium-console", 3);
    EXPECT_EQ(told("off", "WAYLAND_DISPLAY=wayland-0"), 3);
    EXPECT_EQ(told("on", "WAYLAND_DISPLAY=wayland-0"), 3);
    EXPECT_EQ(said(), "ludarium-console off\nludarium-console on\n");
}
