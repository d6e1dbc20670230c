#include "app/waiting.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/time.h>
#include <unistd.h>

namespace ludarium::shell {

namespace {

// A handler knows nothing but globals.
volatile std::sig_atomic_t end_wanted = -1;

void want_end(int) {
    const int error = errno;
    const std::uint64_t one = 1;
    if (::write(end_wanted, &one, sizeof one) < 0) { // it is full: told already
    }
    errno = error;
}

void first_want_end(int signal) {
    std::signal(signal, want_end);
    itimerval limit{};
    limit.it_value.tv_usec = Signals::ending.count() * 1000;
    ::setitimer(ITIMER_REAL, &limit, nullptr);
    want_end(signal);
}

void end_at_once(int) {
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
    const bool any = ::poll(waits.data(), waits.size(), timeout) > 0;
    return any && exceptional >= 0 && waits.front().revents != 0;
}

Signals::Signals() {
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
