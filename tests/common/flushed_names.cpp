#include "flushed_names.hpp"

#include <map>

#include <sys/syscall.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

std::map<fs::path, std::set<std::string>>& flushed() {
    static std::map<fs::path, std::set<std::string>> folders;
    return folders;
}

} // namespace

// Stands before the C library's.
extern "C" int fsync(int descriptor) {
    const fs::path path = fs::read_symlink("/proc/self/fd/" + std::to_string(descriptor));
    if (fs::is_directory(path)) {
        auto& names = flushed()[path];
        names.clear();
        for (const auto& entry : fs::directory_iterator(path))
            names.insert(entry.path().filename());
    }
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

std::set<std::string> ludarium::test::flushed_names(const fs::path& folder) {
    return flushed()[fs::canonical(folder)];
}
