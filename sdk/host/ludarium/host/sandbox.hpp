// Locks this process in before a plugin's first instruction runs, and once more after it is loaded.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "result.hpp"

namespace ludarium::host {

struct SandboxLimits {
    std::uint64_t memory = 1024ull * 1024 * 1024; // address space, the host's own few MiB included
    unsigned open_files = 32;
    // Of computing, all threads together; then SIGXCPU, and SIGKILL two seconds later. 0: as long as
    // it lives.
    unsigned cpu_seconds = 0;
    // The largest file it may fill; only files in memory can be filled at all.
    std::uint64_t file_size = 0;
    // A process that may start threads may start any number: a plugin's library gets none.
    bool threads = false;
    // Folders and files that can be read beside the system's libraries, where the kernel has
    // Landlock. What is not there need not be allowed.
    std::vector<std::string> readable;
};

// What the kernel granted; the parts it lacks are told, not hidden.
struct Confinement {
    int landlock_abi = 0; // 0: this kernel has no Landlock; seccomp alone refuses files then
};

// All of these are for a process that has one thread, and say so where it has more: Landlock would
// not reach the others.

// Step 1, before a library is loaded: no new privileges, memory and file limits, files read-only
// and (with Landlock) only system libraries, no sockets, no processes, no signals to others, no
// memory that is writable and code at once. Without Landlock a library's static constructors can
// therefore still read files, but not write, send or show them to anybody.
Result<Confinement> confine_for_loading(const SandboxLimits& limits);

// Between step 1 with threads and the loading: the threads that the process has are all it will
// ever have.
Result<Confinement> forbid_more_threads(Confinement so_far);

// Step 2, after loading, for every thread: no file can be opened at all any more, and no memory be
// made executable.
Result<Confinement> confine_for_play(Confinement so_far);

// For a process that runs our own code on anybody's files, pictures and pages: one step, since
// nothing is loaded. It reads what `limits` names, makes files in memory, and never runs new code.
Result<Confinement> confine_for_drawing(const SandboxLimits& limits);

// The process ends with its parent. Follows the thread that forked: call it where that thread lives
// on.
void end_with_parent(int parent_pid);

// The parent goes first: it gets the processor before this process, and this one is ended before it
// where memory runs out. Call it before any lock.
void stand_behind_parent();

} // namespace ludarium::host
