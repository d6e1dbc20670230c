// Which system calls a confined process may make. What is not named answers EPERM.
#pragma once

#include <initializer_list>
#include <memory>
#include <optional>

#include "result.hpp"

namespace ludarium::host {

// Filters pile up: what one refuses, no later one gives back.
class CallFilter {
  public:
    // Everything is refused but what is allowed later.
    static CallFilter refusing();
    // Everything is left to the filters before this one, but no thread can be started.
    static CallFilter without_threads();

    // A call that this kind of machine does not have (arm64 has no poll and no stat, only their successors) is passed over.
    CallFilter& allow(std::initializer_list<int> calls);
    // What a C++ program needs to compute, use memory and talk over sockets it already has.
    // Processes, sockets, signals to others, the network, devices and the clock stay refused.
    CallFilter& allow_computing();
    CallFilter& allow_threads();
    // What the loader does: opens files to read them, and maps code that nobody can write.
    CallFilter& allow_loading();
    // Memory, but none that holds code.
    CallFilter& allow_memory();
    CallFilter& allow_opening_to_read();
    // What drawing libraries ask the system beyond that: folders, file states, memory files.
    CallFilter& allow_drawing();
    // Only what the next filter needs. The signal at the parent's death can't be switched off.
    CallFilter& allow_further_filters();
    // No file can be opened; said as EACCES, which programs expect.
    CallFilter& refuse_opening();

    // Locks every thread of this process, or none.
    std::optional<Problem> lock();

  private:
    using Filter = std::unique_ptr<void, void (*)(void*)>;

    explicit CallFilter(Filter filter) : filter_(std::move(filter)) {}
    void note(int result);
    void refuse_clone3();

    Filter filter_;
    int failed_ = 0; // the first error
};

} // namespace ludarium::host
