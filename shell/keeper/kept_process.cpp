#include "keeper/kept_process.hpp"

#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ludarium::keeper {

namespace {

constexpr int not_there = 127; // as shells have it

[[noreturn]] void become(const KeptProcess::Start& how, pid_t parent) {
    ::prctl(PR_SET_PDEATHSIG, how.when_left_alone);
    if (::getppid() != parent) ::_exit(0); // it died before it could be told
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    if (how.passed >= 0) ::fcntl(how.passed, F_SETFD, 0);
    for (const std::string& variable : how.environment) {
        const auto sign = variable.find('=');
        if (sign == std::string::npos)
            ::unsetenv(variable.c_str());
        else
            ::setenv(variable.substr(0, sign).c_str(), variable.c_str() + sign + 1, 1);
    }
    std::vector<char*> arguments;
    for (const std::string& word : how.command)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(not_there);
}

} // namespace

std::string End::told() const {
    return signal ? "by signal " + std::to_string(signal) : "with code " + std::to_string(code);
}

End end_from(int wait_status) {
    if (WIFSIGNALED(wait_status)) return {0, WTERMSIG(wait_status)};
    return {WEXITSTATUS(wait_status), 0};
}

// Not posix_spawn: it can't make the child end with its parent. There are no threads that a fork could disturb.
std::optional<KeptProcess> KeptProcess::start(const Start& how) {
    const pid_t parent = ::getpid();
    const pid_t pid = ::fork();
    if (pid == 0) become(how, parent);
    if (pid < 0) return std::nullopt;
    return KeptProcess(pid);
}

KeptProcess::KeptProcess(pid_t pid)
    : pid_(pid), descriptor_(static_cast<int>(::syscall(SYS_pidfd_open, pid, 0))) {}

void KeptProcess::swap(KeptProcess& other) noexcept {
    std::swap(pid_, other.pid_);
    std::swap(descriptor_, other.descriptor_);
    std::swap(end_, other.end_);
}

KeptProcess::~KeptProcess() {
    if (pid_ > 0 && !end_) {
        signal(SIGKILL);
        ::waitpid(pid_, nullptr, 0);
    }
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<End> KeptProcess::ended() {
    int status = 0;
    if (!end_ && pid_ > 0 && ::waitpid(pid_, &status, WNOHANG) == pid_) end_ = end_from(status);
    return end_;
}

void KeptProcess::signal(int number) const {
    if (pid_ > 0 && !end_) ::kill(pid_, number);
}

} // namespace ludarium::keeper
