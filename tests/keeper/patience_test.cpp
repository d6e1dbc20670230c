// When a shell counts as hanging, and how soon it is started again.
#include <gtest/gtest.h>

#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "keeper/back_off.hpp"
#include "keeper/disk_wait.hpp"
#include "keeper/heartbeat.hpp"

using namespace ludarium::keeper;
using namespace std::chrono_literals;

namespace {

const Moment start{};

} // namespace

TEST(Heartbeat, SilenceForLongerThanItsPatienceIsAHangHoweverBusy) {
    Heartbeat heartbeat(30s);
    heartbeat.started(start);
    heartbeat.told("READY=1", start + 5s);
    heartbeat.told("WATCHDOG=1", start + 20s);
    for (auto at = 20s; at < 50s; at += 5s) heartbeat.has_worked(at, start + at);
    EXPECT_FALSE(heartbeat.hangs(start + 49s));
    EXPECT_TRUE(heartbeat.hangs(start + 50s));
}

TEST(Heartbeat, WhoIsOnTheScreenAndNeitherSpeaksNorWorksHangsSooner) {
    Heartbeat heartbeat(30s);
    heartbeat.started(start);
    heartbeat.told("READY=1", start + 5s);
    heartbeat.told("WATCHDOG=1", start + 20s);
    heartbeat.has_worked(1s, start + 20s);
    EXPECT_FALSE(heartbeat.hangs(start + 29s));
    heartbeat.has_worked(1s + Heartbeat::some_work, start + 30s);
    EXPECT_TRUE(heartbeat.hangs(start + 30s));
}

TEST(Heartbeat, WhoWaitsForTheDiskNeitherHangsNorStartsForEver) {
    Heartbeat heartbeat(30s);
    heartbeat.started(start);
    heartbeat.waits_for_disk(start + 29s);
    EXPECT_FALSE(heartbeat.hangs(start + 58s));
    heartbeat.told("READY=1", start + 58s);
    for (auto at = 68s; at < 200s; at += 10s) heartbeat.waits_for_disk(start + at);
    EXPECT_FALSE(heartbeat.hangs(start + 207s));
    EXPECT_TRUE(heartbeat.hangs(start + 208s)) << "the disk has answered";

    heartbeat.started(start);
    heartbeat.waits_for_disk(start + Heartbeat::longest_start);
    EXPECT_TRUE(heartbeat.hangs(start + Heartbeat::longest_start));
}

TEST(DiskWait, IsSeenOfAnyThread) {
    EXPECT_FALSE(waits_for_disk(::getpid()));
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    std::thread waits([&ends] { // for a child of vfork, which is as for a disk
        const pid_t child = ::vfork();
        char word = 0;
        if (child == 0) ::_exit(::read(ends[0], &word, 1) == 1 ? 0 : 1);
        ::waitpid(child, nullptr, 0);
    });
    const auto until = Clock::now() + 10s;
    while (!waits_for_disk(::getpid()) && Clock::now() < until) std::this_thread::yield();
    EXPECT_TRUE(waits_for_disk(::getpid()));
    EXPECT_EQ(::write(ends[1], "w", 1), 1);
    waits.join();
    EXPECT_FALSE(waits_for_disk(::getpid()));
    EXPECT_FALSE(waits_for_disk(0)) << "nobody";
}

TEST(Heartbeat, AStartThatWorksIsWaitedForAndOneThatSleepsIsNot) {
    Heartbeat heartbeat(30s);
    heartbeat.started(start);
    heartbeat.has_worked(10s, start + 25s);
    heartbeat.has_worked(20s, start + 50s);
    EXPECT_FALSE(heartbeat.hangs(start + 79s));
    heartbeat.has_worked(20s, start + 79s);
    EXPECT_TRUE(heartbeat.hangs(start + 80s));
}

TEST(Heartbeat, AStartThatNeverEndsIsAHangHoweverBusy) {
    Heartbeat heartbeat(30s);
    heartbeat.started(start);
    for (auto at = 0s; at < Heartbeat::longest_start; at += 10s)
        heartbeat.has_worked(at, start + at);
    EXPECT_TRUE(heartbeat.hangs(start + Heartbeat::longest_start));
}

TEST(Heartbeat, OnceReadyWorkIsNoSignOfLife) {
    Heartbeat heartbeat(30s);
    heartbeat.started(start);
    heartbeat.told("READY=1", start);
    heartbeat.has_worked(100s, start + 29s);
    EXPECT_TRUE(heartbeat.hangs(start + 30s)) << "an endless loop";
}

TEST(BackOff, IsForThoseWhoDieAtOnceAgainAndAgain) {
    BackOff back_off;
    for (int death = 0; death < BackOff::at_once; ++death) EXPECT_EQ(back_off.after(0s), 0s);
    EXPECT_EQ(back_off.after(0s), 1s);
    EXPECT_EQ(back_off.after(2s), 2s);
    EXPECT_EQ(back_off.after(0s), 4s);
    for (int death = 0; death < 20; ++death) back_off.after(0s);
    EXPECT_EQ(back_off.after(0s), 30s);
    EXPECT_EQ(back_off.after(1min), 0s) << "it was well for a minute";
}
