#include "sandbox.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <iterator>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "call_filter.hpp"
#include "readable_files.hpp"

namespace ludarium::host {
namespace {

// A thread at this niceness gets a third of what one of the shell's gets, where both want to run.
constexpr int behind = 5;
// Of 1000: the kernel ends this process before any that has twice its memory.
constexpr char first_to_go[] = "500";

Problem refused(const char* what) {
    return {std::string("the sandbox can't be set up: ") + what + ": " + std::strerror(errno)};
}

bool limit(__rlimit_resource resource, rlim_t soft, rlim_t hard) {
    const rlimit both{soft, hard};
    return setrlimit(resource, &both) == 0;
}

bool limit(__rlimit_resource resource, rlim_t most) {
    return limit(resource, most, most);
}

bool set_limits(const SandboxLimits& limits) {
#if !defined(__SANITIZE_ADDRESS__) // its shadow memory alone is terabytes of address space
    if (!limit(RLIMIT_AS, limits.memory)) return false;
#endif
    if (limits.cpu_seconds && !limit(RLIMIT_CPU, limits.cpu_seconds, limits.cpu_seconds + 2))
        return false;
    return limit(RLIMIT_NOFILE, limits.open_files) && limit(RLIMIT_CORE, 0) &&
           limit(RLIMIT_FSIZE, limits.file_size);
}

std::optional<Problem> threads_problem() {
    std::error_code failed;
    const auto threads =
        std::distance(std::filesystem::directory_iterator("/proc/self/task", failed), {});
    if (failed) return Problem{"the sandbox can't be set up: /proc: " + failed.message()};
    if (threads == 1) return std::nullopt;
    return Problem{"the sandbox can't be set up: " + std::to_string(threads) +
                   " threads are there already"};
}

// All but the filter of system calls.
Result<Confinement> bounded(const SandboxLimits& limits) {
    if (const auto problem = threads_problem()) return *problem;
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return refused("no new privileges");
    if (!set_limits(limits)) return refused("resource limits");
    const auto landlock = read_only_beneath(limits.readable);
    if (!landlock) return Problem{landlock.problem()};
    return Confinement{*landlock};
}

} // namespace

Result<Confinement> confine_for_loading(const SandboxLimits& limits) {
    auto confinement = bounded(limits);
    if (!confinement) return confinement;
    auto filter = CallFilter::refusing();
    filter.allow_computing().allow_loading().allow_further_filters();
    if (limits.threads) filter.allow_threads();
    if (const auto problem = filter.lock()) return *problem;
    return confinement;
}

Result<Confinement> forbid_more_threads(Confinement so_far) {
    if (const auto problem = CallFilter::without_threads().lock()) return *problem;
    return so_far;
}

Result<Confinement> confine_for_play(Confinement so_far) {
    // Not earlier: an undumpable process may not open its own /proc/self/fd, where the library is
    // loaded from.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    auto filter = CallFilter::refusing();
    // Threads as far as step 1 gave them.
    filter.allow_computing().allow_memory().allow_threads().refuse_opening();
    if (const auto problem = filter.lock()) return *problem;
    return so_far;
}

Result<Confinement> confine_for_drawing(const SandboxLimits& limits) {
    auto confinement = bounded(limits);
    if (!confinement) return confinement;
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    auto filter = CallFilter::refusing();
    filter.allow_computing().allow_memory().allow_drawing();
    if (limits.threads) filter.allow_threads();
    if (const auto problem = filter.lock()) return *problem;
    return confinement;
}

void end_with_parent(int parent_pid) {
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != parent_pid) _exit(0); // it was gone before we asked
}

void stand_behind_parent() {
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, static_cast<id_t>(getppid())) + behind);
    const int score = ::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (score < 0) return; // a courtesy, no lock
    [[maybe_unused]] const auto written = ::write(score, first_to_go, sizeof first_to_go - 1);
    ::close(score);
}

} // namespace ludarium::host
