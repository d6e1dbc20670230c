#include "plugins/folder_lock.hpp"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace ludarium::shell {

std::optional<FolderLock> FolderLock::lock(const std::filesystem::path& folder, int how) {
    FolderLock made(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (made.descriptor_ < 0) return std::nullopt;
    // A file system that knows no locks is no reason to offer no games.
    if (::flock(made.descriptor_, how | LOCK_NB) != 0 && errno == EWOULDBLOCK) return std::nullopt;
    return made;
}

std::optional<FolderLock> FolderLock::keep(const std::filesystem::path& folder) {
    return lock(folder, LOCK_SH);
}

std::optional<FolderLock> FolderLock::claim(const std::filesystem::path& folder) {
    return lock(folder, LOCK_EX);
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

} // namespace ludarium::shell
