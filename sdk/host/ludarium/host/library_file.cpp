#include "library_file.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

#include <fcntl.h>
#include <sodium.h>
#include <sys/mman.h>
#include <unistd.h>

namespace ludarium::host {
namespace {

constexpr std::uintmax_t largest_library = 64u * 1024 * 1024;

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

} // namespace

std::string sha256_of(std::string_view bytes) {
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    char hex[sizeof hash * 2 + 1];
    sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
    return hex;
}

LibraryFile::LibraryFile(int descriptor, std::string bytes)
    : descriptor_(descriptor), bytes_(std::move(bytes)) {}

LibraryFile::LibraryFile(LibraryFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), bytes_(std::move(other.bytes_)) {}

LibraryFile::~LibraryFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::string LibraryFile::path() const {
    return "/proc/self/fd/" + std::to_string(descriptor_);
}

Result<LibraryFile> LibraryFile::read(const std::filesystem::path& file, std::string_view sha256,
                                      std::string_view architecture) {
    std::error_code failed;
    const auto size = std::filesystem::file_size(file, failed);
    if (failed)
        return Problem{"the library " + file.filename().string() +
                           " can't be read: " + failed.message(),
                       Problem::Cause::files};
    if (size > largest_library) return Problem{"the library is larger than 64 MiB"};
    std::string bytes(static_cast<std::size_t>(size), '\0');
    std::ifstream in(file, std::ios::binary);
    if (!in.read(bytes.data(), static_cast<std::streamsize>(size)))
        return Problem{"the library " + file.filename().string() + " can't be read to its end",
                       Problem::Cause::files};
    if (sha256_of(bytes) != sha256)
        return Problem{"the library is not the one plugin.json was made for (its hash differs)",
                       Problem::Cause::files};
    if (auto problem = elf_problem(bytes, architecture)) return *problem;

    LibraryFile copy(::memfd_create("ludarium-plugin", MFD_CLOEXEC | MFD_ALLOW_SEALING),
                     std::move(bytes));
    if (copy.descriptor_ < 0 || !write_all(copy.descriptor_, copy.bytes_) ||
        ::fcntl(copy.descriptor_, F_ADD_SEALS,
                F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL) != 0)
        return Problem{std::string("no memory for the library: ") + std::strerror(errno),
                       Problem::Cause::memory};
    return copy;
}

} // namespace ludarium::host
