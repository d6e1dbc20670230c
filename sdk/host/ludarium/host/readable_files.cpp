#include "readable_files.hpp"

#include <cerrno>
#include <cstdint>
#include <cstring>

#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ludarium::host {
namespace {

constexpr const char* system_libraries[] = {"/lib", "/lib64", "/usr/lib", "/usr/lib64",
                                            "/usr/local/lib"};

Problem refused(const char* what) {
    return {std::string("the sandbox can't be set up: ") + what + ": " + std::strerror(errno)};
}

// Everything Landlock's first version knows; later versions' rights are added where the kernel has
// them.
std::uint64_t file_rights(long abi) {
    std::uint64_t rights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
    if (abi >= 2) rights |= LANDLOCK_ACCESS_FS_REFER;
    if (abi >= 3) rights |= 1ull << 14; // truncate
    return rights;
}

bool allow_reading(int ruleset, const char* path) {
    const int place = ::open(path, O_PATH | O_CLOEXEC);
    if (place < 0) return true; // what is not there need not be allowed
    struct stat found{};
    const bool folder = ::fstat(place, &found) == 0 && S_ISDIR(found.st_mode);
    landlock_path_beneath_attr rule{};
    rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE;
    if (folder) rule.allowed_access |= LANDLOCK_ACCESS_FS_READ_DIR;
    rule.parent_fd = place;
    const bool done =
        syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    ::close(place);
    return done;
}

} // namespace

Result<int> read_only_beneath(const std::vector<std::string>& paths) {
    const long abi =
        syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (abi < 1) return 0;
    landlock_ruleset_attr handled{};
    handled.handled_access_fs = file_rights(abi);
    const int ruleset =
        static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0));
    if (ruleset < 0) return refused("Landlock's ruleset");
    bool done = true;
    for (const char* path : system_libraries) done = done && allow_reading(ruleset, path);
    for (const std::string& path : paths) done = done && allow_reading(ruleset, path.c_str());
    done = done && syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
    const auto problem = refused("Landlock");
    ::close(ruleset);
    if (!done) return problem;
    return static_cast<int>(abi);
}

} // namespace ludarium::host
