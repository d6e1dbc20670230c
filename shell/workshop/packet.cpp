#include "workshop/packet.hpp"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

namespace ludarium::shell::workshop {

Memory& Memory::operator=(Memory&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
}

Memory::~Memory() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<Memory> Memory::of(std::size_t length) {
    Memory memory(::memfd_create("ludarium-workshop", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    if (memory.descriptor_ < 0 ||
        ::ftruncate(memory.descriptor_, static_cast<off_t>(length)) != 0 ||
        ::fcntl(memory.descriptor_, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)
        return std::nullopt;
    return memory;
}

bool Memory::write(std::string_view bytes) const {
    // Through a mapping: a confined process may not write into files.
    if (bytes.empty()) return true;
    void* at = ::mmap(nullptr, bytes.size(), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor_, 0);
    if (at == MAP_FAILED) return false;
    std::memcpy(at, bytes.data(), bytes.size());
    ::munmap(at, bytes.size());
    return true;
}

std::optional<std::string> Memory::read(std::size_t length) const {
    std::string bytes(length, '\0');
    for (std::size_t at = 0; at < length;) {
        const ssize_t got =
            ::pread(descriptor_, bytes.data() + at, length - at, static_cast<off_t>(at));
        if (got <= 0) return std::nullopt;
        at += static_cast<std::size_t>(got);
    }
    return bytes;
}

namespace {

constexpr std::size_t two = 2 * sizeof(int);

} // namespace

bool send(int socket, const Order& order, const Memory& question, const Memory& answer) {
    const int descriptors[2] = {question.descriptor(), answer.descriptor()};
    iovec part{const_cast<Order*>(&order), sizeof order};
    alignas(cmsghdr) char control[CMSG_SPACE(two)] = {};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    cmsghdr* header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(two);
    std::memcpy(CMSG_DATA(header), descriptors, two);
    return ::sendmsg(socket, &message, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof order);
}

std::optional<Received> receive_order(int socket) {
    Order order{};
    iovec part{&order, sizeof order};
    alignas(cmsghdr) char control[CMSG_SPACE(two)] = {};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    ssize_t got = 0;
    while ((got = ::recvmsg(socket, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {
    }
    const cmsghdr* header = CMSG_FIRSTHDR(&message);
    if (got != static_cast<ssize_t>(sizeof order) || !header || header->cmsg_len != CMSG_LEN(two))
        return std::nullopt;
    int descriptors[2];
    std::memcpy(descriptors, CMSG_DATA(header), two);
    return Received{order, Memory(descriptors[0]), Memory(descriptors[1])};
}

} // namespace ludarium::shell::workshop
