#include "app/waiting.hpp"

#include <algorithm>
#include <csignal>

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace ludarium::shell {

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
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    descriptor_ = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

Signals::~Signals() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Signals::Seen Signals::poll() {
    Seen seen;
    signalfd_siginfo info{};
    while (::read(descriptor_, &info, sizeof info) == sizeof info) {
        if (info.ssi_signo == SIGUSR1)
            seen.report = true;
        else if (info.ssi_signo == SIGHUP)
            seen.reload = true;
        else
            seen.end = true;
    }
    return seen;
}

} // namespace ludarium::shell
