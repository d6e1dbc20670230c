// The shell's side of a workshop process: asks one thing at a time, and lets nothing take longer, or
// more, than it may. Started when it is first needed, used again, and replaced when it dies.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "plugins/child_process.hpp"
#include "plugins/wire/channel.hpp"
#include "workshop/packet.hpp"
#include "workshop/slowness.hpp"

namespace ludarium::shell::workshop {

// On a machine that is not slow.
struct Allowance {
    std::size_t room;                    // bytes of the answer
    unsigned processor_seconds;          // of computing
    std::chrono::milliseconds wall_time; // for a machine that has other things to do
};

struct Reply {
    enum class Kind {
        answer,
        refused,    // what was asked is at fault, and will be again
        unavailable // the system is: no process, no memory, no time for it; ask another time
    };
    Kind kind;
    std::string text; // the answer, or why there is none
};

// Used by one thread, which waits for each answer; only leave_off() is for others.
class Bench {
  public:
    // On a slow machine everything may take as many times longer.
    explicit Bench(std::string program, double slowness = workshop::slowness());
    ~Bench();
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    Reply ask(const std::string& question, const Allowance& allowance);

    // From any thread: whoever waits for an answer waits no longer, and nothing is answered any more.
    void leave_off();

  private:
    struct Process {
        ChildProcess child;
        wire::Channel channel;
    };

    std::optional<std::string> start();
    Reply ask_once(const std::string& question, const Allowance& allowance);
    Reply took_too_long(const Allowance& allowance, std::chrono::nanoseconds computed_before);
    Reply died(const Allowance& allowance);
    void allow_computing(unsigned seconds);

    std::string program_;
    double slowness_;
    int left_off_; // an event
    std::optional<Process> process_;
    bool killed_by_others_ = false;
};

} // namespace ludarium::shell::workshop
