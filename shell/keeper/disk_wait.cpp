#include "keeper/disk_wait.hpp"

#include <filesystem>
#include <fstream>
#include <string>

namespace ludarium::keeper {

bool waits_for_disk(pid_t pid) {
    std::error_code failed;
    std::filesystem::directory_iterator thread("/proc/" + std::to_string(pid) + "/task", failed);
    for (; thread != std::filesystem::directory_iterator(); thread.increment(failed)) {
        std::string line;
        std::getline(std::ifstream(thread->path() / "stat"), line);
        // "4711 (name) D …", and the name may be anything.
        if (const auto name = line.rfind(") "); name != line.npos && line[name + 2] == 'D')
            return true;
    }
    return false;
}

} // namespace ludarium::keeper
