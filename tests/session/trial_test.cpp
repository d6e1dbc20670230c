// When a kind of screen is given up.
#include "session/trial.hpp"

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

namespace ludarium::session {
namespace {

using namespace std::chrono_literals;

const keeper::Moment began = keeper::Clock::now();

TEST(Trial, ScreenThatDoesNothingIsGivenUpSoon) {
    Trial trial(began, 0s);
    EXPECT_FALSE(trial.over(began + 89s, 0s));
    EXPECT_TRUE(trial.over(began + 90s, 2s));
}

TEST(Trial, OneThatWorksIsLetOnABusyMachine) {
    Trial trial(began, 0s);
    EXPECT_FALSE(trial.over(began + 90s, 10s));
    EXPECT_EQ(trial.deadline(), began + 180s);
    EXPECT_TRUE(trial.over(began + 180s, 11s)); // it has stopped working
}

TEST(Trial, ButNotForEver) {
    Trial trial(began, 0s);
    for (auto after = 90s; after < 600s; after += 90s)
        EXPECT_FALSE(trial.over(began + after, after));
    EXPECT_TRUE(trial.over(began + 630s, 630s));
}

TEST(Trial, WorkOfChildrenIsSeen) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        volatile unsigned turns = 0;
        while (turns < 20'000'000) turns = turns + 1;
        if (::write(ends[1], "d", 1) != 1) ::_exit(1);
        ::pause();
    }
    char done = 0;
    ASSERT_EQ(::read(ends[0], &done, 1), 1);
    EXPECT_GT(processor_time_of_children(), 1ms);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
}

} // namespace
} // namespace ludarium::session
