// What becomes of a program that was started, when nobody needs it any more.
#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include "plugins/child_process.hpp"

using ludarium::shell::ChildProcess;

namespace {

// The kernel tells a tracer of a death first, and the parent only when the tracer has asked or gone: so long this
// process is held in its death, as one is by a driver.
class Holder {
  public:
    explicit Holder(int pid) {
        int told[2];
        if (::pipe(told) != 0) return;
        pid_ = ::fork();
        if (pid_ == 0) {
            const char held = ::ptrace(PTRACE_SEIZE, pid, nullptr, nullptr) == 0 ? 'y' : 'n';
            if (::write(told[1], &held, 1) == 1)
                for (;;) ::pause();
            ::_exit(0);
        }
        ::close(told[1]);
        char held = 'n';
        holds_ = ::read(told[0], &held, 1) == 1 && held == 'y';
        ::close(told[0]);
    }
    ~Holder() { let_go(); }
    bool holds() const { return holds_; }
    void let_go() {
        if (pid_ <= 0) return;
        ::kill(pid_, SIGKILL);
        ::waitpid(pid_, nullptr, 0);
        pid_ = -1;
    }

  private:
    pid_t pid_ = -1;
    bool holds_ = false;
};

} // namespace

TEST(ChildProcess, OneThatIsSlowToDieIsNoZombieForEver) {
    const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    auto child = ChildProcess::start({"/bin/sleep", "1000"}, nothing, nothing);
    ::close(nothing);
    ASSERT_TRUE(child);
    const int pid = child->pid();
    Holder holder(pid);
    ASSERT_TRUE(holder.holds()) << "tracing other processes is not allowed here";
    child = std::nullopt; // killed; does not wait for long
    EXPECT_EQ(::kill(pid, 0), 0) << "it is not held at all";
    holder.let_go();
    for (int moment = 0; moment < 10'000 && ::kill(pid, 0) == 0; ++moment) ::usleep(1000);
    EXPECT_NE(::kill(pid, 0), 0) << "it is still a zombie";
}
