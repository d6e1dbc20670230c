#include "session/trial.hpp"

#include <ctime>
#include <fstream>
#include <string>

#include <unistd.h>

namespace ludarium::session {

namespace {

std::chrono::nanoseconds processor_time(pid_t pid) {
    clockid_t clock{};
    timespec used{};
    if (::clock_getcpuclockid(pid, &clock) != 0 || ::clock_gettime(clock, &used) != 0) return {};
    return std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec);
}

std::chrono::nanoseconds time_below(pid_t parent) {
    const std::string name = std::to_string(parent);
    std::ifstream children("/proc/" + name + "/task/" + name + "/children");
    std::chrono::nanoseconds sum{};
    for (pid_t pid = 0; children >> pid;) sum += processor_time(pid) + time_below(pid);
    return sum;
}

} // namespace

Trial::Trial(keeper::Moment began, std::chrono::nanoseconds worked)
    : began_(began), deadline_(began + patience), worked_(worked) {}

bool Trial::over(keeper::Moment now, std::chrono::nanoseconds worked) {
    if (now < deadline_) return false;
    if (now >= began_ + longest || worked - worked_ < patience / working) return true;
    worked_ = worked;
    deadline_ = now + patience;
    return false;
}

std::chrono::nanoseconds processor_time_of_children() {
    return time_below(::getpid());
}

} // namespace ludarium::session
