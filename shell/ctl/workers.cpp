#include "workers.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <thread>
#include <vector>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <ludarium/host/sandbox.hpp>

#include "apart.hpp"

namespace ludarium::ctl {
namespace {

// False at the end of the stream.
bool read_whole(int from, void* to, std::size_t size) {
    auto* bytes = static_cast<char*>(to);
    while (size > 0) {
        const ssize_t got = ::read(from, bytes, size);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        bytes += got;
        size -= static_cast<std::size_t>(got);
    }
    return true;
}

struct Worker {
    pid_t process;
    int orders;
    int answers;
};

class Workers {
  public:
    explicit Workers(const SharedWork& work) : work_(work) {}

    int run() {
        const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
        const std::uint64_t wanted = work_.workers ? work_.workers : cores;
        while (workers_.size() < std::min(wanted, work_.count))
            if (!start()) return 2;
        for (Worker& worker : workers_) order(worker);
        std::vector<char> answer(work_.answer_size);
        for (Worker* heard; (heard = next_to_speak());) {
            if (read_whole(heard->answers, answer.data(), answer.size())) {
                work_.done(answer.data());
                ++answered_;
                order(*heard);
            } else {
                end(*heard);
            }
        }
        return answered_ == work_.count ? 0 : std::max(worst_, 1);
    }

  private:
    // The process between this one and the confined one passes on what the latter prints, and tells
    // a crash.
    bool start() {
        int orders[2], answers[2];
        if (::pipe(orders) != 0 || ::pipe(answers) != 0) return std::perror("pipe"), false;
        const int parent = ::getpid();
        const pid_t process = ::fork();
        if (process < 0) return std::perror("fork"), false;
        if (process == 0) {
            host::end_with_parent(parent);
            // Ends that a sister holds open would keep her from seeing that there is no more work.
            for (const Worker& sister : workers_) ::close(sister.orders), ::close(sister.answers);
            ::close(orders[1]);
            ::close(answers[0]);
            Desk desk(orders[0], answers[1]);
            _exit(run_apart([&] { return work_.work(desk); }));
        }
        ::close(orders[0]);
        ::close(answers[1]);
        workers_.push_back({process, orders[1], answers[0]});
        return true;
    }

    void order(Worker& worker) {
        if (next_ < work_.count &&
            ::write(worker.orders, &next_, sizeof next_) == static_cast<ssize_t>(sizeof next_))
            ++next_;
        else
            close_orders(worker);
    }

    void close_orders(Worker& worker) {
        if (worker.orders >= 0) ::close(worker.orders);
        worker.orders = -1;
    }

    Worker* next_to_speak() {
        std::vector<pollfd> ears;
        for (const Worker& worker : workers_) ears.push_back({worker.answers, POLLIN, 0});
        const auto open = [](const Worker& worker) { return worker.answers >= 0; };
        while (std::any_of(workers_.begin(), workers_.end(), open)) {
            if (::poll(ears.data(), ears.size(), -1) < 0) continue; // interrupted
            for (std::size_t i = 0; i < ears.size(); ++i)
                if (ears[i].fd >= 0 && ears[i].revents != 0) return &workers_[i];
        }
        return nullptr;
    }

    void end(Worker& worker) {
        close_orders(worker);
        ::close(worker.answers);
        worker.answers = -1;
        int status = 0;
        while (::waitpid(worker.process, &status, 0) < 0 && errno == EINTR) {
        }
        worst_ = std::max(worst_, WIFEXITED(status) ? WEXITSTATUS(status) : 1);
        // What one can't do the others can't either: let them finish what they have begun.
        if (worst_ != 0) next_ = work_.count;
    }

    const SharedWork& work_;
    std::vector<Worker> workers_;
    std::uint64_t next_ = 0, answered_ = 0;
    int worst_ = 0;
};

} // namespace

std::optional<std::uint64_t> Desk::next() {
    std::uint64_t number = 0;
    if (!read_whole(orders_, &number, sizeof number)) return std::nullopt;
    return number;
}

void Desk::send(const void* bytes, std::size_t size) {
    while (::write(answers_, bytes, size) < 0 && errno == EINTR) {
    }
}

int share(const SharedWork& work) {
    std::signal(SIGPIPE, SIG_IGN); // an order to a worker that has just died is merely not taken
    return Workers(work).run();
}

} // namespace ludarium::ctl
