#include "apart.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <iostream>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <ludarium/host/sandbox.hpp>

namespace ludarium::ctl {
namespace {

void write_all(int to, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(to, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
}

// Copies both streams until the child has closed them.
void pass_on(std::array<pollfd, 2> from, const std::function<void(std::string_view)>& take) {
    std::array<char, 4096> chunk;
    for (int open = 2; open > 0;) {
        if (::poll(from.data(), from.size(), -1) < 0 && errno != EINTR) return;
        for (std::size_t i = 0; i < from.size(); ++i) {
            if (from[i].fd < 0 || from[i].revents == 0) continue;
            const ssize_t got = ::read(from[i].fd, chunk.data(), chunk.size());
            if (got > 0) {
                const std::string_view printed(chunk.data(), static_cast<std::size_t>(got));
                if (i == 0)
                    take(printed);
                else
                    write_all(STDERR_FILENO, printed);
            } else if (got == 0 || errno != EINTR) {
                from[i].fd = -1; // poll passes over it
                --open;
            }
        }
    }
}

[[noreturn]] void live_as_child(int parent, const int (&out)[2], const int (&err)[2],
                                const std::function<int()>& body) {
    host::end_with_parent(parent);
    ::dup2(out[1], STDOUT_FILENO);
    ::dup2(err[1], STDERR_FILENO);
    for (const int end : {out[0], out[1], err[0], err[1]}) ::close(end);
    const int code = body();
    std::cout.flush();
    std::fflush(nullptr);
    _exit(code);
}

} // namespace

int run_apart(const std::function<int()>& body) {
    return run_apart(body, [](std::string_view printed) { write_all(STDOUT_FILENO, printed); });
}

int run_apart(const std::function<int()>& body, const std::function<void(std::string_view)>& take) {
    std::cout.flush();
    std::fflush(nullptr);
    int out[2], err[2];
    if (::pipe(out) != 0 || ::pipe(err) != 0) return std::perror("pipe"), 2;
    const int parent = ::getpid();
    const pid_t child = ::fork();
    if (child < 0) return std::perror("fork"), 2;
    if (child == 0) live_as_child(parent, out, err, body);
    ::close(out[1]);
    ::close(err[1]);
    pass_on({pollfd{out[0], POLLIN, 0}, pollfd{err[0], POLLIN, 0}}, take);
    ::close(out[0]);
    ::close(err[0]);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (!WIFSIGNALED(status)) return WEXITSTATUS(status);
    std::cerr << "the game crashed: " << ::strsignal(WTERMSIG(status)) << "\n";
    return 1;
}

} // namespace ludarium::ctl
