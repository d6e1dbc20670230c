// A child that loses its power at a chosen change to the disk.
#pragma once

#include <csignal>
#include <functional>

#include <fcntl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ludarium::test {

inline bool changes_the_disk(const __ptrace_syscall_info& call) {
    switch (call.entry.nr) {
    case SYS_openat:
        return (call.entry.args[2] & (O_CREAT | O_TRUNC)) != 0;
#ifdef SYS_rename // not on every machine
    case SYS_open:
        return (call.entry.args[1] & (O_CREAT | O_TRUNC)) != 0;
    case SYS_rename:
    case SYS_unlink:
    case SYS_rmdir:
    case SYS_mkdir:
    case SYS_symlink:
    case SYS_link:
    case SYS_chmod:
#endif
    case SYS_renameat:
    case SYS_renameat2:
    case SYS_unlinkat:
    case SYS_mkdirat:
    case SYS_symlinkat:
    case SYS_linkat:
    case SYS_fchmod:
    case SYS_fchmodat:
    case SYS_write:
    case SYS_pwrite64:
    case SYS_ftruncate:
    case SYS_fsync:
    case SYS_fdatasync:
        return true;
    default:
        return false;
    }
}

// Kills the child before its n-th change, from 0. False if it was done before that.
inline bool power_cut(int n, const std::function<void()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
        ::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
        ::raise(SIGSTOP);
        work();
        _exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ::ptrace(PTRACE_SETOPTIONS, child, nullptr, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
    for (;;) {
        ::ptrace(PTRACE_SYSCALL, child, nullptr, nullptr);
        if (::waitpid(child, &status, 0) != child || !WIFSTOPPED(status)) return false;
        __ptrace_syscall_info call{};
        ::ptrace(PTRACE_GET_SYSCALL_INFO, child, sizeof call, &call);
        if (call.op != PTRACE_SYSCALL_INFO_ENTRY || !changes_the_disk(call) || n-- > 0) continue;
        ::kill(child, SIGKILL);
        ::waitpid(child, &status, 0);
        return true;
    }
}

} // namespace ludarium::test
