#include "sound/memory_file.hpp"

#include <sys/mman.h>
#include <unistd.h>

namespace ludarium::shell {

MemoryFile::MemoryFile(std::string_view text) : descriptor_(::memfd_create("voice", MFD_CLOEXEC)) {
    while (descriptor_ >= 0 && !text.empty()) {
        const ssize_t written = ::write(descriptor_, text.data(), text.size());
        if (written <= 0) break;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    if (descriptor_ >= 0) ::lseek(descriptor_, 0, SEEK_SET);
}

MemoryFile::~MemoryFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

std::string MemoryFile::text() const {
    std::string text;
    char part[4096];
    for (ssize_t got = 0;
         (got = ::pread(descriptor_, part, sizeof part, static_cast<off_t>(text.size()))) > 0;)
        text.append(part, static_cast<std::size_t>(got));
    return text;
}

} // namespace ludarium::shell
