#include "asked_program.hpp"

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ludarium::ctl {

namespace {

using std::chrono::steady_clock;

pid_t start(const std::vector<std::string>& command, const int (&pipe)[2]) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDERR_FILENO);
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    pid_t pid = -1;
    const int failed = ::posix_spawnp(&pid, words[0], &actions, nullptr, words.data(), ::environ);
    posix_spawn_file_actions_destroy(&actions);
    return failed ? -1 : pid;
}

// False if the time is over first.
bool read_all(int from, steady_clock::time_point until, std::string& text) {
    std::array<char, 4096> chunk;
    for (;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - steady_clock::now())
                .count();
        pollfd waits{from, POLLIN, 0};
        if (left <= 0 || ::poll(&waits, 1, static_cast<int>(left)) == 0) return false;
        const ssize_t got = ::read(from, chunk.data(), chunk.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return true;
        text.append(chunk.data(), static_cast<std::size_t>(got));
    }
}

} // namespace

std::optional<Said> ask_program(const std::vector<std::string>& command,
                                std::chrono::milliseconds within) {
    int pipe[2];
    if (::pipe2(pipe, O_CLOEXEC) != 0) return std::nullopt;
    const pid_t pid = start(command, pipe);
    ::close(pipe[1]);
    Said said;
    const bool in_time = pid > 0 && read_all(pipe[0], steady_clock::now() + within, said.output);
    ::close(pipe[0]);
    if (pid <= 0) return std::nullopt;
    if (!in_time) ::kill(pid, SIGKILL);
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    if (!in_time) return std::nullopt;
    said.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return said;
}

} // namespace ludarium::ctl
