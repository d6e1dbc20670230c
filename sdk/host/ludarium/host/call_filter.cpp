#include "call_filter.hpp"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace ludarium::host {
namespace {

constexpr scmp_datum_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;

// Not libseccomp's macro, which leaves out a field.
scmp_arg_cmp argument_is(unsigned number, int value) {
    return {number, SCMP_CMP_EQ, static_cast<scmp_datum_t>(value), 0};
}

} // namespace

CallFilter CallFilter::refusing() {
    return CallFilter(Filter(seccomp_init(SCMP_ACT_ERRNO(EPERM)), seccomp_release));
}

CallFilter CallFilter::without_threads() {
    CallFilter made(Filter(seccomp_init(SCMP_ACT_ALLOW), seccomp_release));
    made.refuse_clone3();
    made.note(seccomp_rule_add(made.filter_.get(), SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 0));
    return made;
}

void CallFilter::note(int result) {
    if (!failed_) failed_ = result;
}

CallFilter& CallFilter::allow(std::initializer_list<int> calls) {
    for (const int call : calls) note(seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, call, 0));
    return *this;
}

CallFilter& CallFilter::allow_computing() {
    // abort() and failed assertions signal their own process.
    note(seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1,
                          argument_is(0, getpid())));
    return allow({SCMP_SYS(read),
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

// clone3 hides its flags in memory, where a filter can't look; without it glibc falls back to
// clone.
void CallFilter::refuse_clone3() {
    note(seccomp_rule_add(filter_.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0));
}

CallFilter& CallFilter::allow_threads() {
    refuse_clone3();
    note(seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                          SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD)));
    return *this;
}

CallFilter& CallFilter::allow_opening_to_read() {
    note(seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                          SCMP_A2(SCMP_CMP_MASKED_EQ, writing, 0)));
    // The last two are what the C library calls instead where the machine has no others, such as arm64.
    return allow({SCMP_SYS(newfstatat), SCMP_SYS(readlink), SCMP_SYS(access), SCMP_SYS(readlinkat),
                  SCMP_SYS(faccessat)});
}

CallFilter& CallFilter::allow_loading() {
    for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)})
        note(seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, call, 1,
                              SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_WRITE, 0)));
    allow_memory();
    return allow_opening_to_read();
}

CallFilter& CallFilter::allow_memory() {
    for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)})
        note(seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, call, 1,
                              SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0)));
    return *this;
}

CallFilter& CallFilter::allow_drawing() {
    allow_opening_to_read();
    for (const int command :
         {F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC, F_ADD_SEALS, F_GET_SEALS})
        note(seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1,
                              argument_is(1, command)));
    // Its own limits may be read, nobody's be changed.
    note(
        seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 1, argument_is(2, 0)));
    return allow(
        {SCMP_SYS(statx),     SCMP_SYS(stat),       SCMP_SYS(lstat),      SCMP_SYS(fstatfs),
         SCMP_SYS(statfs),    SCMP_SYS(getdents64), SCMP_SYS(faccessat2), SCMP_SYS(getcwd),
         SCMP_SYS(uname),     SCMP_SYS(sysinfo),    SCMP_SYS(getuid),     SCMP_SYS(geteuid),
         SCMP_SYS(getgid),    SCMP_SYS(getegid),    SCMP_SYS(getppid),    SCMP_SYS(getcpu),
         SCMP_SYS(dup),       SCMP_SYS(pipe2),      SCMP_SYS(eventfd2),   SCMP_SYS(memfd_create),
         SCMP_SYS(ftruncate), SCMP_SYS(fadvise64),  SCMP_SYS(membarrier), SCMP_SYS(clock_getres),
         SCMP_SYS(time)});
}

CallFilter& CallFilter::allow_further_filters() {
    for (const int option : {PR_SET_NO_NEW_PRIVS, PR_SET_DUMPABLE})
        note(seccomp_rule_add(filter_.get(), SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1,
                              argument_is(0, option)));
    return allow({SCMP_SYS(seccomp)});
}

CallFilter& CallFilter::refuse_opening() {
    note(seccomp_rule_add(filter_.get(), SCMP_ACT_ERRNO(EACCES), SCMP_SYS(openat), 0));
    return *this;
}

std::optional<Problem> CallFilter::lock() {
    if (!filter_) failed_ = -ENOMEM;
    // Without this a filter holds for the calling thread alone.
    if (!failed_) failed_ = seccomp_attr_set(filter_.get(), SCMP_FLTATR_CTL_TSYNC, 1);
    if (!failed_) failed_ = seccomp_load(filter_.get());
    if (!failed_) return std::nullopt;
    return Problem{std::string("the sandbox can't be set up: seccomp: ") +
                   std::strerror(failed_ < 0 ? -failed_ : failed_)};
}

} // namespace ludarium::host
