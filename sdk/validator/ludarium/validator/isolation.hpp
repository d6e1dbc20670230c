// Runs one check in a process of its own, so that a plugin that crashes, hangs or exits costs one
// finding.
#pragma once

#include <functional>
#include <string>

#include "finding.hpp"

namespace ludarium::validator {

struct TimeLimits {
    // Time the process computes: what a hang burns, and a busy machine does not.
    unsigned cpu_seconds = 20;
    // Time on the wall, for a plugin that sleeps for ever.
    unsigned wall_seconds = 120;
};

// Told by the body while it runs; the first failure ends it.
class Notes {
  public:
    explicit Notes(int descriptor) : descriptor_(descriptor) {}
    void warn(const std::string& line) const;
    void fail(const std::string& line) const;
    void finished() const;

  private:
    void write_line(char kind, std::string line) const;
    int descriptor_;
};

// Forks, runs `body` there, and sums up what it noted and how it ended. The body confines itself.
// On time-out: ask (SIGTERM), wait a second, kill.
Finding in_own_process(const std::string& check, const std::string& promise,
                       const TimeLimits& limits, const std::function<void(const Notes&)>& body);

} // namespace ludarium::validator
