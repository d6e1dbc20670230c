// Locks this process in before a plugin's first instruction runs, and once more after it is loaded.
#pragma once

#include <cstdint>
#include <string>

#include "result.hpp"

namespace ludarium::host {

struct SandboxLimits {
    std::uint64_t memory = 1024ull * 1024 * 1024; // address space, the host's own few MiB included
    unsigned open_files = 32;
};

// What the kernel granted; the parts it lacks are told, not hidden.
struct Confinement {
    int landlock_abi = 0; // 0: this kernel has no Landlock; seccomp alone refuses files then
};

// Step 1, before the library is loaded: no new privileges, memory and file limits, files read-only
// and (with Landlock) only system libraries, no sockets, no processes, no signals to others.
// Without Landlock a library's static constructors can therefore still read files, but not write,
// send or show them to anybody. Threads are still allowed, so call it while there is only one: it does not reach threads that
// exist already.
Result<Confinement> confine_for_loading(const SandboxLimits& limits);

// Step 2, after loading: no file can be opened at all any more, and no memory be made executable.
Result<Confinement> confine_for_play(Confinement so_far);

// The process ends with its parent. Follows the thread that forked: call it where that thread lives
// on.
void end_with_parent(int parent_pid);

} // namespace ludarium::host
