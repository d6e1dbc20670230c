// What systemd is to the kiosk: a datagram socket it tells things to, and a time within which it must tell them again.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "temporary_folder.hpp"

namespace ludarium::test {

class ServiceManager {
  public:
    explicit ServiceManager(std::chrono::milliseconds watchdog)
        : microseconds_(std::to_string(watchdog.count()) + "000"),
          socket_(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0)) {
        const std::string path = socket_path();
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        path.copy(address.sun_path, sizeof address.sun_path - 1);
        ::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    }
    ~ServiceManager() {
        ::unsetenv("NOTIFY_SOCKET");
        ::unsetenv("WATCHDOG_USEC");
        ::close(socket_);
    }
    ServiceManager(const ServiceManager&) = delete;
    ServiceManager& operator=(const ServiceManager&) = delete;

    // What a service finds in its environment.
    std::vector<std::string> environment() const {
        return {"NOTIFY_SOCKET=" + socket_path(), "WATCHDOG_USEC=" + microseconds_};
    }
    // Makes this process the service.
    void adopt() const {
        ::setenv("NOTIFY_SOCKET", socket_path().c_str(), 1);
        ::setenv("WATCHDOG_USEC", microseconds_.c_str(), 1);
    }

    // The next thing it is told, or nothing if this time passes without.
    std::string next(std::chrono::milliseconds within) {
        pollfd waits{socket_, POLLIN, 0};
        char text[256];
        if (::poll(&waits, 1, static_cast<int>(within.count())) <= 0) return "";
        const ssize_t got = ::recv(socket_, text, sizeof text, 0);
        return got > 0 ? std::string(text, static_cast<std::size_t>(got)) : "";
    }
    // Until it is told this, whatever comes before.
    bool awaits(const std::string& wanted, std::chrono::milliseconds within) {
        for (std::string told = next(within); !told.empty(); told = next(within))
            if (told == wanted) return true;
        return false;
    }

  private:
    std::string socket_path() const { return (folder_ / "notify").string(); }

    TemporaryFolder folder_;
    std::string microseconds_;
    int socket_;
};

} // namespace ludarium::test
