#include "app/waiting.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdint>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/time.h>
#include <systemd/sd-daemon.h>
#include <time.h>
#include <unistd.h>

namespace ludarium::shell {

namespace {

// A handler knows nothing but globals.
volatile std::sig_atomic_t end_wanted = -1;
volatile std::sig_atomic_t asked = 0; // for an end, and not because the loop hangs
char note_of_crash[PATH_MAX];

// Microseconds of the service manager's own clock.
using Microseconds = std::atomic<std::int64_t>;
constexpr std::int64_t idle = -1;
Microseconds busy_since = idle;
Microseconds hangs_after = 0; // 0: nobody watches

std::int64_t now() {
    timespec t{};
    ::clock_gettime(CLOCK_MONOTONIC, &t);
    return std::int64_t{t.tv_sec} * 1'000'000 + t.tv_nsec / 1000;
}

bool hangs() {
    return hangs_after > 0 && busy_since != idle && now() - busy_since >= hangs_after;
}

void forget_note() {
    if (asked) ::unlink(note_of_crash);
}

void want_end(int) {
    const int error = errno;
    const std::uint64_t one = 1;
    if (::write(end_wanted, &one, sizeof one) < 0) { // it is full: told already
    }
    errno = error;
}

void first_want_end(int signal) {
    std::signal(signal, want_end);
    asked = !hangs();
    forget_note();
    itimerval limit{};
    limit.it_value.tv_usec = Signals::ending.count() * 1000;
    ::setitimer(ITIMER_REAL, &limit, nullptr);
    want_end(signal);
}

void end_at_once(int) {
    forget_note(); // it may have been made since
    ::_exit(0);
}

} // namespace

bool wait_for(const std::vector<int>& descriptors, int exceptional, std::optional<Time> until,
              const Clock& clock) {
    std::vector<pollfd> waits;
    if (exceptional >= 0) waits.push_back({exceptional, POLLPRI, 0});
    for (const int descriptor : descriptors)
        if (descriptor >= 0) waits.push_back({descriptor, POLLIN, 0});
    int timeout = -1;
    if (until)
        timeout = static_cast<int>(std::clamp<std::int64_t>(
            clock.in_the_world(*until - clock.now()).count(), 0, 24 * 3600 * 1000));
    // An interrupted wait is a short one: the caller looks at everything and waits again.
    busy_since = idle;
    const bool any = ::poll(waits.data(), waits.size(), timeout) > 0;
    busy_since = now();
    return any && exceptional >= 0 && waits.front().revents != 0;
}

Signals::Signals(const std::filesystem::path& note) {
    note.native().copy(note_of_crash, sizeof note_of_crash - 1);
    // The last that it heard of us may be half its time older than what holds us up.
    std::uint64_t watched = 0;
    if (::sd_watchdog_enabled(0, &watched) > 0)
        hangs_after = static_cast<std::int64_t>(watched / 2);
    busy_since = now();
    end_ = ::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    end_wanted = end_;
    std::signal(SIGALRM, end_at_once);
    for (const int signal : {SIGTERM, SIGINT}) std::signal(signal, first_want_end);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    descriptor_ = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

Signals::~Signals() {
    for (const int signal : {SIGTERM, SIGINT}) std::signal(signal, SIG_DFL);
    for (const int descriptor : {descriptor_, end_})
        if (descriptor >= 0) ::close(descriptor);
}

Signals::Seen Signals::poll() {
    Seen seen;
    std::uint64_t wishes = 0;
    seen.end = ::read(end_, &wishes, sizeof wishes) > 0;
    signalfd_siginfo info{};
    while (::read(descriptor_, &info, sizeof info) == sizeof info) {
        if (info.ssi_signo == SIGUSR1)
            seen.report = true;
        else
            seen.reload = true;
    }
    return seen;
}

} // namespace ludarium::shell
