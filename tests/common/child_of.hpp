// Which process this one has started.
#pragma once

#include <fstream>
#include <stdexcept>
#include <string>

#include <unistd.h>

namespace ludarium::test {

// The first child of this process's main thread; throws if it has none, so that nobody signals 0 or −1.
inline int child_of_this_process() {
    const std::string self = std::to_string(::getpid());
    std::ifstream children("/proc/" + self + "/task/" + self + "/children");
    int pid = 0;
    if (!(children >> pid) || pid <= 1) throw std::runtime_error("there is no child");
    return pid;
}

} // namespace ludarium::test
