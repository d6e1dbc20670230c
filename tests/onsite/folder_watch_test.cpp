#include "onsite/folder_watch.hpp"

#include <gmock/gmock.h>

#include <poll.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../common/temporary_folder.hpp"

namespace ludarium::test {
namespace {

using shell::FolderWatch;

struct FolderWatched : testing::Test {
    TemporaryFolder folder;

    // Waits as the kiosk does; a minute without news is none.
    static bool news(FolderWatch& watch) {
        for (;;) {
            pollfd waits[] = {{watch.descriptor(), POLLIN, 0}, {watch.mounts(), POLLPRI, 0}};
            if (::poll(waits, 2, 60'000) <= 0) return false;
            if (waits[1].revents) watch.mounts_have_changed();
            if (watch.changed().at(0)) return true;
        }
    }
    static bool quiet(FolderWatch& watch) {
        while (!watch.changed().at(0)) {
            pollfd waits{watch.descriptor(), POLLIN, 0};
            if (::poll(&waits, 1, 0) == 0) return true;
        }
        return false;
    }
};

TEST_F(FolderWatched, TellsOfAFileAndThenIsQuiet) {
    FolderWatch watch({folder.path()});
    EXPECT_TRUE(quiet(watch));
    folder.write("a", "");
    EXPECT_TRUE(news(watch));
    EXPECT_TRUE(quiet(watch));
    std::filesystem::remove(folder / "a");
    EXPECT_TRUE(news(watch));
}

TEST_F(FolderWatched, IsNotDisturbedByWhatIsHidden) {
    FolderWatch watch({folder.path()});
    folder.write(".lock", "");
    EXPECT_TRUE(quiet(watch));
}

TEST_F(FolderWatched, TellsOfAFolderThatComesGoesAndComesAgain) {
    FolderWatch watch({folder / "run/ludarium/stick"});
    EXPECT_TRUE(quiet(watch));
    for (int time = 0; time < 3; ++time) {
        std::filesystem::create_directories(folder / "run");
        EXPECT_TRUE(quiet(watch));
        std::filesystem::create_directories(folder / "run/ludarium/stick");
        EXPECT_TRUE(news(watch));
        folder.write("run/ludarium/stick/game", "");
        EXPECT_TRUE(news(watch));
        std::filesystem::remove_all(folder / "run");
        EXPECT_TRUE(news(watch));
        EXPECT_TRUE(quiet(watch));
    }
}

TEST_F(FolderWatched, TwoBelowOneParentDoNotDisturbEachOther) {
    FolderWatch watch({folder / "a", folder / "b"});
    std::filesystem::create_directory(folder / "b");
    EXPECT_THAT(watch.changed(), testing::ElementsAre(false, true));
    std::filesystem::create_directory(folder / "a");
    EXPECT_THAT(watch.changed(), testing::ElementsAre(true, false));
    folder.write("b/x", "");
    EXPECT_THAT(watch.changed(), testing::ElementsAre(false, true));
}

TEST_F(FolderWatched, TellsOfWhatIsPutInItsPlace) {
    std::filesystem::create_directories(folder / "stick");
    FolderWatch watch({folder / "stick"});
    folder.write("other/game", "");
    std::filesystem::rename(folder / "stick", folder / "gone");
    EXPECT_TRUE(news(watch));
    std::filesystem::rename(folder / "other", folder / "stick");
    EXPECT_TRUE(news(watch));
    folder.write("stick/more", "");
    EXPECT_TRUE(news(watch));
}

// In a child, whose mounts are its own.
TEST_F(FolderWatched, TellsOfAStickThatIsMountedAndPulledOut) {
    const auto stick = std::filesystem::path(folder / "stick");
    std::filesystem::create_directory(stick);
    const pid_t child = ::fork();
    if (child == 0) {
        const int own = CLONE_NEWNS | (::geteuid() == 0 ? 0 : CLONE_NEWUSER);
        if (::unshare(own) != 0 || ::mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0)
            ::_exit(2);
        FolderWatch watch({stick});
        const bool mounted = ::mount("stick", stick.c_str(), "tmpfs", 0, nullptr) == 0;
        const bool left_alone = !watch.changed().at(0); // before anybody tells of the mount
        const bool seen = mounted && left_alone && news(watch) && quiet(watch);
        folder.write("stick/game", "");
        const bool written = seen && news(watch) && quiet(watch);
        const bool gone = ::umount2(stick.c_str(), MNT_DETACH) == 0 && news(watch) && quiet(watch);
        ::_exit(seen && written && gone ? 0 : 1);
    }
    int status = -1;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
}

} // namespace
} // namespace ludarium::test
