#include "target.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>

#include <unistd.h>

namespace ludarium::fuzz {

namespace fs = std::filesystem;

namespace {

// Emptied by its owner's end, if that is an orderly one; a crash leaves it for whoever looks into it.
struct Folder {
    Folder() {
        const fs::path memory = "/dev/shm";
        std::error_code failed;
        const fs::path parent =
            fs::is_directory(memory, failed) ? memory : fs::temp_directory_path();
        path = parent / ("ludarium-fuzz-" + std::to_string(::getpid()));
        fs::create_directories(path);
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    fs::path path;
};

} // namespace

std::map<std::string, Parse>& targets() {
    static std::map<std::string, Parse> all;
    return all;
}

std::map<std::string, MakeSeeds>& seed_makers() {
    static std::map<std::string, MakeSeeds> all;
    return all;
}

void promise(bool kept, const char* what) {
    if (kept) return;
    std::fprintf(stderr, "a promise was broken: %s\n", what);
    std::abort();
}

fs::path file_with(std::string_view text, const std::string& name) {
    static const Folder folder;
    for (const auto& old : fs::directory_iterator(folder.path)) fs::remove_all(old.path());
    const fs::path file = folder.path / name;
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    return file;
}

} // namespace ludarium::fuzz
