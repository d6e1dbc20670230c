#include "plugins/blame.hpp"

#include <csignal>
#include <cstring>

#include <sys/wait.h>

#include "plugins/host_exit.hpp"

namespace ludarium::shell {
namespace {

// A host of ours holds a few MiB. Whoever is killed for want of memory while holding this much was
// the cause, and not the victim.
constexpr long glutton = 256 * 1024; // KiB

Blame of_system(const std::string& what, const char* key, bool files_changed = false) {
    return {Blame::Whom::system, Reason::detailed(key, what), files_changed};
}

Blame of_game(const std::string& sentence, const char* key, const std::string& detail) {
    return {Blame::Whom::game, Reason{sentence, key, {{"detail", detail}}}, false};
}

constexpr const char* replaced = "the host program was replaced while it ran";

} // namespace

std::string HostEnd::told() const {
    if (WIFSIGNALED(status))
        return "killed by signal " + std::to_string(WTERMSIG(status)) + " (" +
               ::strsignal(WTERMSIG(status)) + ")";
    return "ended with status " + std::to_string(WEXITSTATUS(status));
}

Blame blame_for_no_host(const std::string& problem) {
    return of_system("the host " + problem, "staff.reason.no-host");
}

Blame blame_for_end(const HostEnd& end, const std::string& said, bool greeted,
                    bool program_changed) {
    const std::string lost = "the host was lost: " + end.told();
    if (WIFEXITED(end.status) && !greeted) {
        const std::string why = said.empty() ? lost : said;
        switch (static_cast<HostExit>(WEXITSTATUS(end.status))) {
        case HostExit::files_changed:
            return of_system(why, "staff.reason.no-host", true);
        case HostExit::no_memory:
        case HostExit::not_confined:
        case HostExit::not_loadable:
            return of_system(why, "staff.reason.no-host");
        default:
            break;
        }
    }
    if (program_changed) return of_system(replaced, "staff.reason.no-host", true);
    if (!said.empty()) return of_game(said, "staff.reason.not-loaded", said);
    if (end.by_us)
        return of_game("the host closed its socket", "staff.reason.wrong", "closed its socket");
    const int signal = WIFSIGNALED(end.status) ? WTERMSIG(end.status) : 0;
    const bool killed = signal == SIGKILL && end.peak_memory < glutton;
    // Whoever ends all of the kiosk's processes at once may reach the host first.
    if (killed || signal == SIGTERM) return of_system(lost, "staff.reason.no-host");
    return of_game(lost, "staff.reason.crashed", end.told());
}

Blame blame_for_deed(const std::string& what, const char* key, bool program_changed) {
    if (program_changed) return of_system(replaced, "staff.reason.no-host", true);
    return of_game("the host " + what, key, what);
}

} // namespace ludarium::shell
