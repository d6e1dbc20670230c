#include "sound/hush.hpp"

#include <SFML/System/Err.hpp>
#include <fcntl.h>
#include <unistd.h>

namespace ludarium::shell {

Hush::Hush()
    : before_(sf::err().rdbuf(heard_.rdbuf())),
      errors_(::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)) {
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return;
    if (errors_ >= 0) ::dup2(nowhere, STDERR_FILENO);
    ::close(nowhere);
}

Hush::~Hush() {
    if (errors_ >= 0) {
        ::dup2(errors_, STDERR_FILENO);
        ::close(errors_);
    }
    sf::err().rdbuf(before_);
}

std::string Hush::complaint() const {
    const std::string text = heard_.str();
    return text.substr(0, text.find('\n'));
}

} // namespace ludarium::shell
