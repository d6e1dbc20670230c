#include "visit/boot.hpp"

#include "visit/whole_file.hpp"

namespace ludarium::shell {

std::string boot_id() {
    auto text = read_whole("/proc/sys/kernel/random/boot_id", 64).value_or("");
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

} // namespace ludarium::shell
