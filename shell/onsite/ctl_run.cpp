#include "onsite/ctl_run.hpp"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace ludarium::shell {

namespace {

// A stick full of bundles needs some ten thousand bytes.
constexpr std::size_t most_bytes = 1 << 20;
constexpr std::size_t longest_line = 1 << 16;

} // namespace

std::optional<CtlRun> CtlRun::start(const std::vector<std::string>& command) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
    const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    auto process = ChildProcess::start(command, nothing, ends[1]);
    ::close(nothing);
    ::close(ends[1]);
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    if (process) return CtlRun(std::move(*process), ends[0]);
    ::close(ends[0]);
    return std::nullopt;
}

CtlRun::CtlRun(CtlRun&& other) noexcept
    : process_(std::move(other.process_)),
      pipe_(std::exchange(other.pipe_, -1)),
      unread_(std::move(other.unread_)),
      bytes_(other.bytes_) {}

CtlRun& CtlRun::operator=(CtlRun&& other) noexcept {
    std::swap(process_, other.process_);
    std::swap(pipe_, other.pipe_);
    std::swap(unread_, other.unread_);
    std::swap(bytes_, other.bytes_);
    return *this;
}

CtlRun::~CtlRun() {
    close_pipe();
}

void CtlRun::close_pipe() {
    if (pipe_ >= 0) ::close(std::exchange(pipe_, -1));
}

std::vector<nlohmann::json> CtlRun::take() {
    std::vector<nlohmann::json> said;
    char bytes[4096];
    while (pipe_ >= 0) {
        const ssize_t got = ::read(pipe_, bytes, sizeof bytes);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0 && errno == EAGAIN) break;
        if (got > 0) unread_.append(bytes, static_cast<std::size_t>(got));
        if (got > 0) bytes_ += static_cast<std::size_t>(got);
        // Whoever talks without end is not listened to any longer, and ends when it talks on.
        if (got <= 0 || bytes_ > most_bytes) close_pipe();
    }
    for (auto end = unread_.find('\n'); end != std::string::npos; end = unread_.find('\n')) {
        if (end <= longest_line) {
            auto line = nlohmann::json::parse(unread_.begin(),
                                              unread_.begin() + static_cast<std::ptrdiff_t>(end),
                                              nullptr, false);
            if (line.is_object()) said.push_back(std::move(line));
        }
        unread_.erase(0, end + 1);
    }
    return said;
}

bool CtlRun::over() {
    return pipe_ < 0 && process_.ended();
}

} // namespace ludarium::shell
