#include "session/orphans.hpp"

#include <csignal>
#include <fstream>
#include <string>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "keeper/moment.hpp"

namespace ludarium::session {

namespace {

using keeper::Clock;
using keeper::milliseconds;
using keeper::Moment;

constexpr milliseconds asked_for{1000};
constexpr milliseconds killed_for{2000}; // a driver may hold one of them for ever

void signal_children(int signal) {
    const std::string self = std::to_string(::getpid());
    std::ifstream children("/proc/" + self + "/task/" + self + "/children");
    for (pid_t pid = 0; children >> pid;) ::kill(pid, signal);
}

// Whether all are gone.
bool children_end(int signal, Moment until) {
    sigset_t child_ended;
    sigemptyset(&child_ended);
    sigaddset(&child_ended, SIGCHLD);
    while (Clock::now() < until) {
        // Every time: when a child ends, its own children become ours.
        signal_children(signal);
        const pid_t gone = ::waitpid(-1, nullptr, WNOHANG);
        if (gone < 0) return true;
        const timespec moment{0, 50'000'000};
        if (gone == 0) ::sigtimedwait(&child_ended, nullptr, &moment);
    }
    return false;
}

} // namespace

void adopt_orphans() {
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t child_ended;
    sigemptyset(&child_ended);
    sigaddset(&child_ended, SIGCHLD);
    ::sigprocmask(SIG_BLOCK, &child_ended, nullptr);
}

void end_orphans() {
    if (!children_end(SIGTERM, Clock::now() + asked_for))
        children_end(SIGKILL, Clock::now() + killed_for);
}

} // namespace ludarium::session
