#include "visit/whole_file.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>

#include <fcntl.h>
#include <unistd.h>

namespace ludarium::shell {

std::optional<std::string> read_whole(const std::filesystem::path& file, std::size_t longest) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return std::nullopt;
    // In pieces: a file is far shorter than it may be.
    std::string text;
    std::array<char, 16 * 1024> piece;
    while (text.size() <= longest && in.read(piece.data(), piece.size()).gcount() > 0)
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() > longest) return std::nullopt;
    return text;
}

namespace {

// Without this, a power cut may undo what became of a name. Some file systems can't: then it is as good as it gets.
void flush_folder(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
}

} // namespace

// A disk that is nearly full takes a part of it, and tells why not all only when asked for the rest.
bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool replace_whole(const std::filesystem::path& file, std::string_view text, Reaches how_far) {
    std::error_code failed;
    std::filesystem::create_directories(file.parent_path(), failed);
    const auto beside = file.string() + ".new";
    const int descriptor = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (descriptor < 0) return false;
    const bool written =
        write_all(descriptor, text) && (how_far == Reaches::kernel || ::fsync(descriptor) == 0);
    int why = errno;
    ::close(descriptor);
    if (written && ::rename(beside.c_str(), file.c_str()) == 0) {
        if (how_far == Reaches::disk) flush_folder(file.parent_path());
        return true;
    }
    if (written) why = errno;
    std::filesystem::remove(beside, failed);
    errno = why;
    return false;
}

bool remove_whole(const std::filesystem::path& file) {
    std::error_code failed;
    if (std::filesystem::remove(file, failed)) flush_folder(file.parent_path());
    return !failed;
}

} // namespace ludarium::shell
