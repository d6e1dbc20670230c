#include "session/cookie.hpp"

#include <string>

#include <fcntl.h>
#include <sys/random.h>
#include <unistd.h>

namespace ludarium::session {

namespace {

// A length in two bytes, the larger one first.
std::string length_of(const std::string& text) {
    return {static_cast<char>(text.size() >> 8), static_cast<char>(text.size() & 0xff)};
}

} // namespace

bool write_cookie(const std::filesystem::path& file) {
    std::string secret(16, '\0');
    if (::getrandom(secret.data(), secret.size(), 0) != static_cast<ssize_t>(secret.size()))
        return false;
    const std::string protocol = "MIT-MAGIC-COOKIE-1";
    const std::string any_family = "\xff\xff";
    const std::string record = any_family + length_of("") + length_of("") + length_of(protocol) +
                               protocol + length_of(secret) + secret;
    const int descriptor =
        ::open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor < 0) return false;
    const bool written =
        ::write(descriptor, record.data(), record.size()) == static_cast<ssize_t>(record.size());
    return ::close(descriptor) == 0 && written;
}

} // namespace ludarium::session
