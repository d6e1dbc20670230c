#include "plugins/key_folder.hpp"

#include <sys/stat.h>

namespace ludarium::shell {

bool only_written_by(uid_t owner, const std::filesystem::path& path) {
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 && status.st_uid == owner &&
           (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

uid_t owner_of_this_program() {
    struct stat status{};
    return ::stat("/proc/self/exe", &status) == 0 ? status.st_uid : 0;
}

bool developer_mode(const std::filesystem::path& keys, uid_t owner) {
    return only_written_by(owner, keys) && only_written_by(owner, keys / "developer-mode");
}

} // namespace ludarium::shell
