#include "workshop/bench.hpp"

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstring>

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "plugins/processor_time.hpp"

namespace ludarium::shell::workshop {

namespace {

Reply unavailable(std::string why) {
    return {Reply::Kind::unavailable, std::move(why)};
}

Reply refused(std::string why) {
    return {Reply::Kind::refused, std::move(why)};
}

} // namespace

Bench::Bench(std::string program, double slowness)
    : program_(std::move(program)),
      slowness_(slowness),
      left_off_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Bench::~Bench() {
    process_.reset();
    if (left_off_ >= 0) ::close(left_off_);
}

void Bench::leave_off() {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(left_off_, &one, sizeof one);
}

std::optional<std::string> Bench::start() {
    if (process_ && !process_->child.ended()) return std::nullopt;
    process_.reset();
    auto ends = wire::Channel::pair();
    if (!ends) return std::string("there is no socket for it: ") + std::strerror(errno);
    const int theirs = ends->second.descriptor();
    auto child = ChildProcess::start({program_, std::to_string(::getpid())}, theirs, theirs);
    if (!child) return program_ + " can't be started";
    process_.emplace(Process{std::move(*child), std::move(ends->first)});
    return std::nullopt;
}

// A process that is used again has computed already; the limit counts from now.
void Bench::allow_computing(unsigned seconds) {
    const auto used = processor_time(process_->child.pid());
    const auto whole = std::chrono::duration_cast<std::chrono::seconds>(used).count();
    const rlimit most{static_cast<rlim_t>(whole) + seconds + 1, RLIM_INFINITY};
    ::prlimit(process_->child.pid(), RLIMIT_CPU, &most, nullptr);
}

Reply Bench::ask(const std::string& question, const Allowance& elsewhere) {
    Allowance allowance = elsewhere;
    allowance.processor_seconds =
        static_cast<unsigned>(std::ceil(elsewhere.processor_seconds * slowness_));
    allowance.wall_time =
        std::chrono::duration_cast<std::chrono::milliseconds>(elsewhere.wall_time * slowness_);
    killed_by_others_ = false;
    Reply reply = ask_once(question, allowance);
    // Somebody else's doing: what was asked is not to blame, and deserves another try.
    return killed_by_others_ ? ask_once(question, allowance) : reply;
}

Reply Bench::ask_once(const std::string& question, const Allowance& allowance) {
    pollfd left_off{left_off_, POLLIN, 0};
    if (::poll(&left_off, 1, 0) > 0) return unavailable("the kiosk is closing");
    if (const auto problem = start()) return unavailable(*problem);
    const auto asked = Memory::of(question.size());
    const auto answer = Memory::of(allowance.room);
    if (!asked || !answer || !asked->write(question))
        return unavailable(std::string("there is no memory to ask with: ") + std::strerror(errno));
    allow_computing(allowance.processor_seconds);
    const auto computed_before = processor_time(process_->child.pid());
    const int socket = process_->channel.descriptor();
    if (!send(socket, {question.size(), allowance.room}, *asked, *answer)) {
        killed_by_others_ = true; // it ended while it had nothing to do
        process_.reset();
        return unavailable("the workshop had ended");
    }
    pollfd waits[] = {{socket, POLLIN, 0}, {left_off_, POLLIN, 0}};
    const auto until = std::chrono::steady_clock::now() + allowance.wall_time;
    int ready = 0;
    do {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            until - std::chrono::steady_clock::now());
        ready = ::poll(waits, 2, left.count() > 0 ? static_cast<int>(left.count()) : 0);
    } while (ready < 0 && errno == EINTR);
    if (waits[1].revents) {
        process_.reset();
        return unavailable("the kiosk is closing");
    }
    if (ready <= 0) return took_too_long(allowance, computed_before);
    Delivery delivery{};
    if (::recv(socket, &delivery, sizeof delivery, 0) != static_cast<ssize_t>(sizeof delivery))
        return died(allowance);
    auto bytes = delivery.length <= allowance.room
                     ? answer->read(static_cast<std::size_t>(delivery.length))
                     : std::nullopt;
    if (!bytes) {
        process_.reset();
        return refused("it makes the workshop answer nonsense");
    }
    if (delivery.refused) return refused(std::move(*bytes));
    return {Reply::Kind::answer, std::move(*bytes)};
}

// A machine that is too busy is not the fault of what was asked.
Reply Bench::took_too_long(const Allowance& allowance, std::chrono::nanoseconds computed_before) {
    const auto computed = processor_time(process_->child.pid()) - computed_before;
    process_.reset();
    if (2 * computed < std::chrono::seconds(allowance.processor_seconds))
        return unavailable("the machine is too busy");
    return refused("it is not ready after " + std::to_string(allowance.wall_time.count() / 1000) +
                   " s");
}

Reply Bench::died(const Allowance& allowance) {
    const int signal = process_->child.await_end();
    process_.reset();
    if (signal == SIGKILL) {
        killed_by_others_ = true;
        return unavailable("the workshop was killed");
    }
    if (signal == SIGXCPU)
        return refused("it takes more than " + std::to_string(allowance.processor_seconds) +
                       " s of the processor's time");
    return refused(signal ? "it crashes the workshop, or takes too much memory (" +
                                std::string(::strsignal(signal)) + ")"
                          : "it ends the workshop");
}

} // namespace ludarium::shell::workshop
