#include "keeper/signals.hpp"

#include <csignal>

#include <sys/signalfd.h>
#include <unistd.h>

namespace ludarium::keeper {

Signals::Signals(std::initializer_list<int> heard) {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : heard) sigaddset(&set, signal);
    ::sigprocmask(SIG_BLOCK, &set, nullptr);
    descriptor_ = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

Signals::~Signals() {
    ::close(descriptor_);
}

int Signals::next() {
    signalfd_siginfo info{};
    if (::read(descriptor_, &info, sizeof info) != sizeof info) return 0;
    return static_cast<int>(info.ssi_signo);
}

} // namespace ludarium::keeper
