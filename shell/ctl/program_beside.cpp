#include "program_beside.hpp"

namespace ludarium::ctl {

namespace fs = std::filesystem;

fs::path program_beside(const char* name, const char* installed) {
    std::error_code failed;
    const fs::path here = fs::read_symlink("/proc/self/exe", failed).parent_path();
    return fs::exists(here / name, failed) ? here / name : (here / installed).lexically_normal();
}

} // namespace ludarium::ctl
