#include "keeper/listening_post.hpp"

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <sstream>
#include <stdexcept>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace ludarium::keeper {

namespace {

constexpr std::size_t longest_notice = 4096;

// Who sent it, by the kernel's account.
std::optional<ucred> sender_of(msghdr& message) {
    for (cmsghdr* part = CMSG_FIRSTHDR(&message); part; part = CMSG_NXTHDR(&message, part)) {
        if (part->cmsg_level != SOL_SOCKET || part->cmsg_type != SCM_CREDENTIALS) continue;
        ucred sender{};
        std::memcpy(&sender, CMSG_DATA(part), sizeof sender);
        return sender;
    }
    return std::nullopt;
}

} // namespace

ListeningPost::ListeningPost()
    : descriptor_(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)) {
    const int yes = 1;
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    // An address without a name: the kernel finds an abstract one that is free.
    socklen_t length = offsetof(sockaddr_un, sun_path);
    auto* general = reinterpret_cast<sockaddr*>(&address);
    if (descriptor_ < 0 ||
        ::setsockopt(descriptor_, SOL_SOCKET, SO_PASSCRED, &yes, sizeof yes) != 0 ||
        ::bind(descriptor_, general, length) != 0 ||
        ::getsockname(descriptor_, general, &(length = sizeof address)) != 0)
        throw std::runtime_error(std::string("no socket to be told things at: ") +
                                 std::strerror(errno));
    address_ =
        "@" + std::string(address.sun_path + 1, length - offsetof(sockaddr_un, sun_path) - 1);
}

ListeningPost::~ListeningPost() {
    ::close(descriptor_);
}

std::optional<Notice> ListeningPost::next() {
    char text[longest_notice];
    // Room for the sender and nothing else: descriptors that somebody sends along are not taken.
    alignas(cmsghdr) char around[CMSG_SPACE(sizeof(ucred))];
    while (true) {
        iovec into{text, sizeof text};
        msghdr message{};
        message.msg_iov = &into;
        message.msg_iovlen = 1;
        message.msg_control = around;
        message.msg_controllen = sizeof around;
        const ssize_t got = ::recvmsg(descriptor_, &message, MSG_CMSG_CLOEXEC);
        if (got < 0) return std::nullopt;
        const auto sender = sender_of(message);
        if (!sender || sender->uid != ::geteuid()) continue;
        Notice notice{sender->pid, {}};
        std::istringstream lines(std::string(text, static_cast<std::size_t>(got)));
        for (std::string line; std::getline(lines, line);) notice.lines.push_back(line);
        return notice;
    }
}

} // namespace ludarium::keeper
