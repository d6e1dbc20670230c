// Runs what touches a plugin in a child process, and passes on what it prints.
#pragma once

#include <functional>

namespace ludarium::ctl {

// The body's exit code; 1 if it crashed, after a line that says so. Rationale: a confined process
// may write no file, not even one that the shell's `>` opened for it; and a crash of a plugin
// should be told, not suffered.
int run_apart(const std::function<int()>& body);

} // namespace ludarium::ctl
