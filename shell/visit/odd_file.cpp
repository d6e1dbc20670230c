#include "visit/odd_file.hpp"

#include <string>

namespace ludarium::shell {

namespace fs = std::filesystem;

bool set_aside(const fs::path& file) {
    const auto place = [&file](int number) {
        return fs::path(file.string() + ".odd." + std::to_string(number));
    };
    std::error_code failed;
    if (!fs::exists(file, failed)) return true;
    for (int number = 2; number > 0; --number) fs::rename(place(number), place(number + 1), failed);
    fs::rename(file, place(1), failed);
    if (failed) fs::remove(file, failed);
    return !failed;
}

} // namespace ludarium::shell
