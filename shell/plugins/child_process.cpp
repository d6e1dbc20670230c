#include "plugins/child_process.hpp"

#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ludarium::shell {

namespace {

// One whose memory or disk takes its time must not stay a zombie for months.
void bury_later(pid_t pid) {
    try {
        std::thread([pid] {
            while (::waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
            }
        }).detach();
    } catch (const std::system_error&) { // no thread to be had: then it stays
    }
}

} // namespace

std::optional<ChildProcess> ChildProcess::start(const std::vector<std::string>& command, int in,
                                                int out) {
    if (in < 0 || out < 0) return std::nullopt;
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    // The shell takes its signals from a descriptor and blocks them; the child must not inherit that.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);

    pid_t pid = -1;
    const int failed =
        ::posix_spawn(&pid, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (failed) return std::nullopt;
    return ChildProcess(pid);
}

ChildProcess::ChildProcess(int pid)
    : pid_(pid), descriptor_(static_cast<int>(::syscall(SYS_pidfd_open, pid, 0))) {}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      status_(other.status_) {}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
    std::swap(pid_, other.pid_);
    std::swap(descriptor_, other.descriptor_);
    std::swap(status_, other.status_);
    return *this;
}

ChildProcess::~ChildProcess() {
    end();
}

bool ChildProcess::ended() {
    if (pid_ > 0 && ::waitpid(pid_, &status_, WNOHANG) != 0) pid_ = -1;
    return pid_ < 0;
}

int ChildProcess::await_end() {
    constexpr int long_enough = 2000; // a process of a gigabyte takes its time to be taken apart
    pollfd gone{descriptor_, POLLIN, 0};
    ::poll(&gone, 1, long_enough);
    return ended() && WIFSIGNALED(status_) ? WTERMSIG(status_) : 0;
}

void ChildProcess::end() {
    if (!ended()) {
        ::kill(pid_, SIGKILL);
        // Its end is a matter of microseconds; a driver or a bad stick that holds it longer does not hold us.
        pollfd gone{descriptor_, POLLIN, 0};
        ::poll(&gone, 1, 20);
        if (!ended()) bury_later(pid_);
    }
    if (descriptor_ >= 0) ::close(descriptor_);
    pid_ = descriptor_ = -1;
}

} // namespace ludarium::shell
