#include "plugins/host_process.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ludarium::shell {
namespace {

// The child finds its end of the socket here.
constexpr int child_descriptor = 3;

std::string how_it_ended(int status) {
    if (WIFSIGNALED(status))
        return "killed by signal " + std::to_string(WTERMSIG(status)) + " (" +
               strsignal(WTERMSIG(status)) + ")";
    return "ended with status " + std::to_string(WEXITSTATUS(status));
}

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
    pid_t pid = -1;
    const int failed =
        ::posix_spawn(&pid, program.c_str(), &actions, nullptr, const_cast<char**>(arguments),
                      const_cast<char**>(environment));
    posix_spawn_file_actions_destroy(&actions);
    if (failed) return host::Problem{program + " can't be started: " + std::strerror(failed)};
    return HostProcess(std::move(ends->first), pid);
}

HostProcess::HostProcess(HostProcess&& other) noexcept
    : channel_(std::move(other.channel_)), pid_(std::exchange(other.pid_, -1)) {}

HostProcess::~HostProcess() {
    end();
}

std::string HostProcess::end() {
    if (pid_ < 0) return "was not running";
    int status = 0;
    pid_t taken = ::waitpid(pid_, &status, WNOHANG);
    if (taken == 0) {
        // SIGKILL can't be refused, and a confined host waits for no disk: its end is a matter of
        // microseconds.
        ::kill(pid_, SIGKILL);
        while ((taken = ::waitpid(pid_, &status, 0)) < 0 && errno == EINTR) {
        }
    }
    pid_ = -1;
    return how_it_ended(status);
}

} // namespace ludarium::shell
