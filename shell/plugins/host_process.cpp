#include "plugins/host_process.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <utility>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ludarium::shell {
namespace {

// The child finds its end of the socket here.
constexpr int child_descriptor = 3;

} // namespace

host::Result<HostProcess> HostProcess::start(const std::string& program,
                                             const InstalledGame& game) {
    auto ends = wire::Channel::pair();
    if (!ends) return host::Problem{std::string("has no socket: ") + std::strerror(errno)};
    const std::string library = game.library().string(), hash = *game.manifest.library_hash(),
                      parent = std::to_string(::getpid());
    const char* arguments[] = {program.c_str(), library.c_str(), hash.c_str(), parent.c_str(),
                               nullptr};
    const char* environment[] = {"LC_ALL=C.UTF-8", nullptr};

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    // A confined process may not make a file longer: printing into the shell's log file would kill
    // it. Plugins have log() for what staff should read.
    for (const int output : {STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, ends->second.descriptor(), child_descriptor);
    const Identity identity = identity_of(program);
    pid_t pid = -1;
    const int failed =
        ::posix_spawn(&pid, program.c_str(), &actions, nullptr, const_cast<char**>(arguments),
                      const_cast<char**>(environment));
    posix_spawn_file_actions_destroy(&actions);
    if (failed) return host::Problem{program + " can't be started: " + std::strerror(failed)};
    return HostProcess(std::move(ends->first), pid, program, identity);
}

HostProcess::HostProcess(wire::Channel channel, int pid, std::string program, Identity identity)
    : channel_(std::move(channel)), pid_(pid), program_(std::move(program)), identity_(identity) {}

HostProcess::HostProcess(HostProcess&& other) noexcept
    : channel_(std::move(other.channel_)),
      pid_(std::exchange(other.pid_, -1)),
      program_(std::move(other.program_)),
      identity_(other.identity_) {}

HostProcess::~HostProcess() {
    end();
}

HostProcess::Identity HostProcess::identity_of(const std::string& program) {
    struct stat status{};
    if (::stat(program.c_str(), &status) != 0) return {};
    return {static_cast<std::int64_t>(status.st_dev), static_cast<std::int64_t>(status.st_ino),
            status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

bool HostProcess::program_changed() const {
    return identity_of(program_) != identity_;
}

bool HostProcess::has_ended(HostEnd& end) {
    rusage used{};
    const pid_t taken = pid_ < 0 ? -1 : ::wait4(pid_, &end.status, WNOHANG, &used);
    if (taken == 0) return false;
    pid_ = -1;
    end.peak_memory = used.ru_maxrss;
    return true;
}

HostEnd HostProcess::end() {
    HostEnd end;
    if (has_ended(end)) return end;
    // SIGKILL can't be refused, and a confined host waits for no disk: its end is a matter of
    // microseconds.
    ::kill(pid_, SIGKILL);
    while (::waitpid(pid_, &end.status, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
    end.by_us = true;
    return end;
}

// Between a dying process's closing of its files and its end lie microseconds; one that goes on living
// does not hold us for longer than this.
HostEnd HostProcess::end_after_closing() {
    HostEnd end;
    for (int moment = 0; moment < 20; ++moment) {
        if (has_ended(end)) return end;
        const timespec millisecond{0, 1'000'000};
        ::nanosleep(&millisecond, nullptr);
    }
    return this->end();
}

} // namespace ludarium::shell
