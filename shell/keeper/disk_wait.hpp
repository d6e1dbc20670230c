// Whether another process can do nothing just now, because the disk does not answer.
#pragma once

#include <sys/types.h>

namespace ludarium::keeper {

// A thread of it is held up in the kernel, by a disk or a driver ("D" in ps): it uses no processor time, and until that is over
// not even SIGKILL ends the process.
bool waits_for_disk(pid_t pid);

} // namespace ludarium::keeper
