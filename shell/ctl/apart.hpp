// Runs what touches a plugin in a child process, and passes on what it prints.
#pragma once

#include <functional>
#include <string_view>

namespace ludarium::ctl {

// The body's exit code; 1 if it crashed, after a line that says so. Rationale: a confined process
// may write no file, not even one that the shell's `>` opened for it; and a crash of a plugin
// should be told, not suffered.
int run_apart(const std::function<int()>& body);

// The same, with what it prints given to `take` as it comes: how a confined process has a file
// written.
int run_apart(const std::function<int()>& body, const std::function<void(std::string_view)>& take);

} // namespace ludarium::ctl
