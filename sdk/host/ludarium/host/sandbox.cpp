#include "sandbox.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <initializer_list>
#include <memory>

#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ludarium::host {
namespace {

using Filter = std::unique_ptr<void, decltype(&seccomp_release)>;

Problem refused(const char* what) {
    return {std::string("the sandbox can't be set up: ") + what + ": " + std::strerror(errno)};
}

bool limit(__rlimit_resource resource, rlim_t most) {
    const rlimit both{most, most};
    return setrlimit(resource, &both) == 0;
}

bool set_limits(const SandboxLimits& limits) {
#if !defined(__SANITIZE_ADDRESS__) // its shadow memory alone is terabytes of address space
    if (!limit(RLIMIT_AS, limits.memory)) return false;
#endif
    return limit(RLIMIT_NOFILE, limits.open_files) && limit(RLIMIT_CORE, 0) &&
           limit(RLIMIT_FSIZE, 0);
}

// Everything Landlock's first version knows; later versions' rights are added where the kernel has
// them.
std::uint64_t file_rights(int abi) {
    std::uint64_t rights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
    if (abi >= 2) rights |= LANDLOCK_ACCESS_FS_REFER;
    if (abi >= 3) rights |= 1ull << 14; // truncate
    return rights;
}

bool allow_reading(int ruleset, const char* path) {
    const int folder = ::open(path, O_PATH | O_CLOEXEC);
    if (folder < 0) return true; // what is not there need not be allowed
    landlock_path_beneath_attr rule{};
    rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
    rule.parent_fd = folder;
    const bool done =
        syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    ::close(folder);
    return done;
}

// Files, by path. The version is asked at run time: kernels differ, and some have none.
Result<Confinement> restrict_files() {
    const long abi =
        syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (abi < 1) return Confinement{0};
    landlock_ruleset_attr handled{};
    handled.handled_access_fs = file_rights(static_cast<int>(abi));
    const int ruleset =
        static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0));
    if (ruleset < 0) return refused("Landlock's ruleset");
    for (const char* path : {"/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib"})
        if (!allow_reading(ruleset, path)) return refused("Landlock's rule");
    const bool done = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
    ::close(ruleset);
    if (!done) return refused("Landlock");
    return Confinement{static_cast<int>(abi)};
}

bool allow(Filter& filter, std::initializer_list<int> calls) {
    for (const int call : calls)
        if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) != 0) return false;
    return true;
}

// What a C++ program needs to compute, use memory, run threads and talk over sockets it already
// has. Whatever is not named here answers EPERM: processes, sockets, signals to others, the
// network, devices, time-setting.
bool allow_computing(Filter& filter) {
    return allow(filter, {SCMP_SYS(read),
                          SCMP_SYS(write),
                          SCMP_SYS(readv),
                          SCMP_SYS(writev),
                          SCMP_SYS(close),
                          SCMP_SYS(fstat),
                          SCMP_SYS(lseek),
                          SCMP_SYS(pread64),
                          SCMP_SYS(recvmsg),
                          SCMP_SYS(sendmsg),
                          SCMP_SYS(recvfrom),
                          SCMP_SYS(sendto),
                          SCMP_SYS(poll),
                          SCMP_SYS(ppoll),
                          SCMP_SYS(futex),
                          SCMP_SYS(brk),
                          SCMP_SYS(munmap),
                          SCMP_SYS(mremap),
                          SCMP_SYS(madvise),
                          SCMP_SYS(rt_sigaction),
                          SCMP_SYS(rt_sigprocmask),
                          SCMP_SYS(rt_sigreturn),
                          SCMP_SYS(sigaltstack),
                          SCMP_SYS(clock_gettime),
                          SCMP_SYS(clock_nanosleep),
                          SCMP_SYS(nanosleep),
                          SCMP_SYS(gettimeofday),
                          SCMP_SYS(sched_yield),
                          SCMP_SYS(getpid),
                          SCMP_SYS(gettid),
                          SCMP_SYS(getrandom),
                          SCMP_SYS(set_robust_list),
                          SCMP_SYS(rseq),
                          SCMP_SYS(sched_getaffinity),
                          SCMP_SYS(getrusage),
                          SCMP_SYS(restart_syscall),
                          SCMP_SYS(exit),
                          SCMP_SYS(exit_group)});
}

bool allow_memory_without_code(Filter& filter) {
    for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)})
        if (seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 1,
                             SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)) != 0)
            return false;
    return true;
}

bool allow_threads_but_no_processes(Filter& filter) {
    // clone3 hides its flags in memory, where a filter can't look; without it glibc falls back to
    // clone.
    return seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0 &&
           seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                            SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD)) == 0;
}

// abort() and failed assertions signal their own process.
bool allow_signals_to_itself(Filter& filter) {
    return seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1,
                            SCMP_A0(SCMP_CMP_EQ, static_cast<scmp_datum_t>(getpid()))) == 0;
}

// What the loader does: maps files that are only read, code among them.
bool allow_loading(Filter& filter) {
    constexpr scmp_datum_t writes = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
    return seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                            SCMP_A2(SCMP_CMP_MASKED_EQ, writes, 0)) == 0 &&
           allow(filter, {SCMP_SYS(newfstatat), SCMP_SYS(readlink), SCMP_SYS(access),
                          SCMP_SYS(mmap), SCMP_SYS(mprotect)});
}

} // namespace

Result<Confinement> confine_for_loading(const SandboxLimits& limits) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return refused("no new privileges");
    if (!set_limits(limits)) return refused("resource limits");
    auto confinement = restrict_files();
    if (!confinement) return confinement;
    Filter filter(seccomp_init(SCMP_ACT_ERRNO(EPERM)), seccomp_release);
    if (!filter || !allow_computing(filter) || !allow_threads_but_no_processes(filter) ||
        !allow_signals_to_itself(filter) || !allow_loading(filter) ||
        // Loading needs these once more for step 2.
        !allow(filter, {SCMP_SYS(seccomp), SCMP_SYS(prctl)}) || seccomp_load(filter.get()) != 0)
        return refused("seccomp");
    return confinement;
}

Result<Confinement> confine_for_play(Confinement so_far) {
    // Not earlier: an undumpable process may not open its own /proc/self/fd, where the library is
    // loaded from.
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    Filter filter(seccomp_init(SCMP_ACT_ERRNO(EPERM)), seccomp_release);
    if (!filter || !allow_computing(filter) || !allow_memory_without_code(filter) ||
        !allow_threads_but_no_processes(filter) || !allow_signals_to_itself(filter) ||
        seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EACCES), SCMP_SYS(openat), 0) != 0)
        return refused("seccomp");
    if (seccomp_load(filter.get()) != 0) return refused("seccomp");
    return so_far;
}

void end_with_parent(int parent_pid) {
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != parent_pid) _exit(0); // it was gone before we asked
}

} // namespace ludarium::host
