#include "plugins/wire/channel.hpp"

#include <cerrno>

#include <sys/socket.h>
#include <unistd.h>

namespace ludarium::shell::wire {

std::optional<std::pair<Channel, Channel>> Channel::pair() {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0)
        return std::nullopt;
    return std::make_pair(Channel(ends[0]), Channel(ends[1]));
}

Channel& Channel::operator=(Channel&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

Channel::~Channel() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

bool Channel::send(std::string_view packet) {
    while (true) {
        const ssize_t sent = ::send(descriptor_, packet.data(), packet.size(), MSG_NOSIGNAL);
        if (sent >= 0) return static_cast<std::size_t>(sent) == packet.size();
        if (errno != EINTR) return false;
    }
}

Channel::Got Channel::receive(std::string& packet) {
    packet.resize(longest_packet);
    iovec part{packet.data(), packet.size()};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    while (true) {
        const ssize_t got = ::recvmsg(descriptor_, &message, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? Got::nothing : Got::closed;
        if (got == 0) return Got::closed;
        if (message.msg_flags & MSG_TRUNC) return Got::broken;
        packet.resize(static_cast<std::size_t>(got));
        return Got::packet;
    }
}

} // namespace ludarium::shell::wire
