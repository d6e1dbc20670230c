#include "doctor_checks.hpp"

#include <fstream>

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "session/screen_memory.hpp"
#include "statistics/statistics.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;

namespace {

constexpr const char* kiosk_user = "ludarium";
constexpr std::uintmax_t mebibyte = 1024 * 1024;

// Whoever looks may be root, who can write everywhere; the kiosk has a user of its own.
bool belongs_to_kiosk(const fs::path& folder) {
    const passwd* user = ::getpwnam(kiosk_user);
    struct stat status{};
    if (::geteuid() != 0 || !user) return ::access(folder.c_str(), R_OK | W_OK | X_OK) == 0;
    return ::stat(folder.c_str(), &status) == 0 && status.st_uid == user->pw_uid &&
           (status.st_mode & S_IRWXU) == S_IRWXU;
}

// Rights are one thing, a disk that was mounted read-only after an error is another.
bool can_be_written(const fs::path& folder) {
    const fs::path trial = folder / ".ludariumctl-doctor";
    bool written = false;
    {
        std::ofstream out(trial);
        written = static_cast<bool>(out << "Can it be written?\n" << std::flush);
    }
    std::error_code failed;
    fs::remove(trial, failed);
    return written;
}

} // namespace

Findings look_at_state(const Installation& kiosk) {
    std::error_code failed;
    const std::string folder = kiosk.state.string();
    if (!fs::is_directory(kiosk.state, failed))
        return {fault("state", "there is no folder " + folder,
                      "Start the kiosk once, or make it: install -d -o ludarium -g ludarium -m "
                      "0750 " +
                          folder + ".")};
    if (!belongs_to_kiosk(kiosk.state))
        return {fault("state", "the kiosk may not write in " + folder,
                      "chown -R ludarium:ludarium " + folder +
                          "; or, if you are somebody else, ask again with sudo.")};
    if (!can_be_written(kiosk.state))
        return {fault("state", "nothing can be written in " + folder,
                      "Is the disk full (df), or mounted read-only after an error (dmesg)?")};
    const auto space = fs::space(kiosk.state, failed).available;
    const std::string left = std::to_string(space / mebibyte) + " MiB are free for " + folder;
    if (space < kiosk.least_space)
        return {fault("state", "only " + left,
                      "Make room: the kiosk plays on without, but draws every picture anew and "
                      "counts no visits.")};
    return {fine("state", left)};
}

Findings look_at_statistics(const Installation& kiosk) {
    const auto totals = shell::read_totals(kiosk.state / shell::statistics_file);
    if (!totals)
        return {fault(
            "statistics", totals.problem(),
            "Start the kiosk: it completes what was cut short, and sets a damaged file aside.")};
    std::int64_t visits = 0;
    for (const auto& counted : totals->visits) visits += counted.count;
    Findings found{fine("statistics", std::to_string(visits) + " visits have been counted")};
    std::error_code failed;
    const fs::path aside = kiosk.state / "statistics.damaged.sqlite";
    if (fs::exists(aside, failed))
        found.push_back(advice("statistics",
                               "an older file was damaged and is kept as " + aside.string(),
                               "Is the disk getting old (smartctl)? Remove the file when nobody "
                               "needs it."));
    return found;
}

// What the session has learned. Where there is none, as on a desk, nothing is to be said.
Findings look_at_way_to_screen(const Installation& kiosk) {
    const session::ScreenMemory memory(kiosk.state / session::screen_memory_file);
    if (memory.machine().empty()) return {};
    std::string others;
    for (const auto& [kind, failure] : memory.failures())
        others += "; " + std::string(told(kind)) + " does not work: " + failure.why;
    if (!memory.works())
        return {fault("picture", "no way to this screen works (" + memory.machine() + ")" + others,
                      "Is the graphics card's driver or firmware missing (firmware-linux, "
                      "firmware-amd-graphics)? journalctl -u ludarium -b says more.")};
    const std::string way = "the picture comes by " + std::string(told(*memory.works())) + " (" +
                            memory.machine() + ")" + others;
    if (*memory.works() == session::ScreenKind::gpu) return {fine("picture", way)};
    return {advice("picture", way,
                   "It works, but slowly on a large screen. When the driver or its firmware is "
                   "there, remove " +
                       (kiosk.state / session::screen_memory_file).string() +
                       " and restart the service: all is tried again.")};
}

} // namespace ludarium::ctl
