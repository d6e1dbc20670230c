// A kiosk that is told to end has not crashed, however busy it is; one that its watchdog ends has.
#include <chrono>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../common/service_manager.hpp"
#include "../common/temporary_folder.hpp"
#include "app/waiting.hpp"

using namespace ludarium::shell;
using ludarium::test::ServiceManager;
using ludarium::test::TemporaryFolder;
using namespace std::chrono_literals;

namespace {

struct AskedEnd : testing::Test {
    TemporaryFolder folder;
    std::filesystem::path note = folder.write("in-hand.json", "a game");

    // A loop that is busy for so long when it is told to end, and does not come back from that.
    int end_of_busy_loop(std::chrono::milliseconds before) const {
        const pid_t busy = ::fork();
        if (busy == 0) {
            const Signals signals(note);
            ::usleep(static_cast<useconds_t>(std::chrono::microseconds(before).count()));
            ::raise(SIGTERM);
            for (;;) ::pause();
        }
        int status = -1;
        ::waitpid(busy, &status, 0);
        return status;
    }
};

} // namespace

TEST_F(AskedEnd, IsNoCrashHoweverBusyItIs) {
    EXPECT_EQ(end_of_busy_loop(0ms), 0);
    EXPECT_FALSE(exists(note));
}

TEST_F(AskedEnd, IsNoCrashOfAServiceThatIsWatched) {
    const ServiceManager manager(60s);
    manager.adopt();
    EXPECT_EQ(end_of_busy_loop(0ms), 0);
    EXPECT_FALSE(exists(note));
}

TEST_F(AskedEnd, OfALoopThatHungForAsLongAsTheWatchdogWaitsIsOne) {
    const ServiceManager manager(100ms);
    manager.adopt();
    EXPECT_EQ(end_of_busy_loop(100ms), 0);
    EXPECT_TRUE(exists(note));
}
