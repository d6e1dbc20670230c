#include "bundles/disk.hpp"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bundles/refused.hpp"

namespace ludarium::bundles {

namespace {

[[noreturn]] void refuse(const std::string& what, const std::string& name) {
    const int reason = errno;
    if (reason == ENOSPC || reason == EDQUOT)
        throw Refused(shell::Reason{"the disk is full", "staff.reason.disk-full"});
    throw bad_disk(name + " can't be " + what + ": " + std::strerror(reason));
}

[[noreturn]] void refuse_unreadable(const std::string& name) {
    throw Refused(
        shell::Reason{name + " can't be read: " + std::strerror(errno), "staff.reason.unreadable"});
}

} // namespace

File::File(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}

File::File(File&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), name_(std::move(other.name_)) {}

File::~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

// Not blocking, so that a pipe that poses as a file can't hold us up.
File File::read(const fs::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) refuse_unreadable(path.string());
    File file(descriptor, path.string());
    struct stat status{};
    if (::fstat(descriptor, &status) != 0) refuse_unreadable(path.string());
    if (!S_ISREG(status.st_mode)) throw bad_bundle(path.string() + " is not a file");
    return file;
}

File File::create(const fs::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (descriptor < 0) refuse("made", path.string());
    return {descriptor, path.string()};
}

std::string_view File::next(std::string& buffer) {
    for (;;) {
        const ssize_t got = ::read(descriptor_, buffer.data(), buffer.size());
        if (got >= 0) return {buffer.data(), static_cast<std::size_t>(got)};
        if (errno != EINTR) refuse_unreadable(name_);
    }
}

void File::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) refuse("written", name_);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

std::uint64_t File::size() const {
    struct stat status{};
    if (::fstat(descriptor_, &status) != 0) refuse("measured", name_);
    return static_cast<std::uint64_t>(status.st_size);
}

void File::rewind() {
    if (::lseek(descriptor_, 0, SEEK_SET) != 0) refuse("read again", name_);
}

void File::flush() {
    if (::fsync(descriptor_) != 0) refuse("written", name_);
}

void make_folder(const fs::path& path) {
    if (::mkdir(path.c_str(), 0755) != 0) refuse("made", path.string());
}

void make_folders(const fs::path& path) {
    std::error_code failed;
    if (path.empty() || fs::is_directory(path, failed)) return;
    make_folders(path.parent_path());
    make_folder(path);
}

void flush_folder(const fs::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) refuse("opened", path.string());
    const bool flushed = ::fsync(descriptor) == 0;
    ::close(descriptor);
    if (!flushed) refuse("written", path.string());
}

void put_in_place(const fs::path& from, const fs::path& to) {
    if (::rename(from.c_str(), to.c_str()) != 0) refuse("put in its place", to.string());
}

void take_away(const fs::path& path) {
    std::error_code failed;
    fs::remove_all(path, failed);
    if (failed) throw bad_disk(path.string() + " can't be removed: " + failed.message());
}

void switch_link(const fs::path& link, const fs::path& target, const fs::path& beside) {
    if (::symlink(target.c_str(), beside.c_str()) != 0) refuse("made", beside.string());
    put_in_place(beside, link);
    flush_folder(link.parent_path());
}

} // namespace ludarium::bundles
