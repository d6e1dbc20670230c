// Whose fault it was that a host did not start, died or misbehaved. The system's faults pass and are
// waited out; only a game's own are counted against it.
#pragma once

#include <string>

#include "plugins/reason.hpp"

namespace ludarium::shell {

// How a host process ended.
struct HostEnd {
    int status = 0;       // as waitpid tells it
    long peak_memory = 0; // in KiB, what it held at most
    bool by_us = false;   // it lived on without its socket, and we killed it

    // "killed by signal 11 (Segmentation fault)"
    std::string told() const;
};

struct Blame {
    enum class Whom { system, game };

    Whom whom = Whom::game;
    Reason reason;
    // Files are not what they were when the shell read the manifest: it should look again.
    bool files_changed = false;

    bool system() const { return whom == Whom::system; }
};

// No host could be started.
Blame blame_for_no_host(const std::string& problem);
// It is gone. `said`: why it refused, if it told; `greeted`: it had said Hello; `program_changed`: the
// host program on the disk is not the one it was started from.
Blame blame_for_end(const HostEnd& end, const std::string& said, bool greeted,
                    bool program_changed);
// It did something that no host of a good game does; `key` is how staff are told.
Blame blame_for_deed(const std::string& what, const char* key, bool program_changed);

} // namespace ludarium::shell
