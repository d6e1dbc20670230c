// Root's side of the socket at which staff wish for things: notes every wish, and answers as it is told to.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "temporary_folder.hpp"

namespace ludarium::test {

class StandInMachine {
  public:
    using Answers = std::function<std::string(const std::string& wish)>;
    explicit StandInMachine(Answers answers = [](const std::string&) { return "done"; })
        : answers_(std::move(answers)), socket_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path().native().copy(address.sun_path, sizeof address.sun_path - 1);
        if (::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
            ::listen(socket_, 8) != 0)
            throw std::runtime_error("no socket");
        thread_ = std::thread([this] { serve(); });
    }
    ~StandInMachine() {
        ::shutdown(socket_, SHUT_RDWR); // wakes accept()
        thread_.join();
        ::close(socket_);
    }
    StandInMachine(const StandInMachine&) = delete;
    StandInMachine& operator=(const StandInMachine&) = delete;

    std::filesystem::path path() const { return folder_ / "machine"; }
    std::vector<std::string> wishes() const {
        const std::lock_guard lock(mutex_);
        return wishes_;
    }

    // Whether there has been any within this time.
    bool is_asked(std::chrono::seconds within) const {
        std::unique_lock lock(mutex_);
        return heard_.wait_for(lock, within, [this] { return !wishes_.empty(); });
    }

  private:
    void serve() {
        for (int guest = 0; (guest = ::accept(socket_, nullptr, nullptr)) >= 0; ::close(guest)) {
            std::string line;
            for (char letter = 0; letter != '\n' && ::read(guest, &letter, 1) == 1;) line += letter;
            {
                const std::lock_guard lock(mutex_);
                wishes_.push_back(line.substr(0, line.find('\n')));
            }
            heard_.notify_all();
            const std::string answer = answers_(line) + "\n";
            if (::send(guest, answer.data(), answer.size(), MSG_NOSIGNAL) < 0) continue;
        }
    }

    TemporaryFolder folder_;
    Answers answers_;
    int socket_;
    mutable std::mutex mutex_;
    mutable std::condition_variable heard_;
    std::vector<std::string> wishes_;
    std::thread thread_;
};

} // namespace ludarium::test
