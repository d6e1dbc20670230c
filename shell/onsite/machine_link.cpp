#include "onsite/machine_link.hpp"

#include <cerrno>
#include <cstring>
#include <utility>

#include <spdlog/spdlog.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace ludarium::shell {

namespace {

constexpr std::size_t longest_answer = 1000;

// Connected, or −1.
int dial(const std::filesystem::path& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.native().size() >= sizeof address.sun_path) return -1;
    path.native().copy(address.sun_path, sizeof address.sun_path - 1);
    const int line = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (line < 0) return -1;
    if (::connect(line, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
        return line;
    const int why = errno;
    ::close(line);
    errno = why;
    return -1;
}

} // namespace

MachineLink::MachineLink(std::filesystem::path socket, const Clock& clock)
    : socket_(std::move(socket)), clock_(clock) {}

bool MachineLink::there() const {
    std::error_code failed;
    return !socket_.empty() && std::filesystem::is_socket(socket_, failed);
}

void MachineLink::wish(const std::string& wish) {
    if (busy()) return;
    wish_ = wish;
    answer_.reset();
    heard_.clear();
    const std::string line = wish + "\n";
    connection_ = dial(socket_);
    if (connection_ < 0 || ::send(connection_, line.data(), line.size(), MSG_NOSIGNAL) !=
                               static_cast<ssize_t>(line.size()))
        return end_with(Answer::Kind::failed, std::strerror(errno));
    until_ = clock_.now() + clock_.meanwhile(patience);
    spdlog::info("staff wish of the machine: {}", wish);
}

bool MachineLink::poll() {
    if (!busy()) return false;
    char text[256];
    ssize_t got = 0;
    while ((got = ::recv(connection_, text, sizeof text, 0)) > 0 && heard_.size() < longest_answer)
        heard_.append(text, static_cast<std::size_t>(got));
    const auto end = heard_.find('\n');
    if (end == std::string::npos && got < 0 && errno == EAGAIN && clock_.now() < until_)
        return false;
    const std::string line = heard_.substr(0, end);
    const auto space = line.find(' ');
    const std::string detail = space == std::string::npos ? "" : line.substr(space + 1);
    const std::string verdict = line.substr(0, space);
    if (end == std::string::npos)
        end_with(Answer::Kind::failed, "no answer");
    else
        end_with(verdict == "done"      ? Answer::Kind::done
                 : verdict == "refused" ? Answer::Kind::refused
                                        : Answer::Kind::failed,
                 detail);
    return true;
}

std::optional<Time> MachineLink::deadline() const {
    if (!busy()) return std::nullopt;
    return until_;
}

void MachineLink::end_with(Answer::Kind kind, const std::string& detail) {
    hang_up();
    answer_ = Answer{wish_, kind, detail};
    // The new time zone counts from now on.
    if (kind == Answer::Kind::done) ::tzset();
    if (kind != Answer::Kind::done) spdlog::warn("{}: {}", wish_, detail);
}

void MachineLink::hang_up() {
    if (connection_ >= 0) ::close(std::exchange(connection_, -1));
}

} // namespace ludarium::shell
