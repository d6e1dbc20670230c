#include "isolation.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <iostream>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <ludarium/host/plain_text.hpp>
#include <ludarium/host/sandbox.hpp>

namespace ludarium::validator {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longest_line = 400;     // well below what a pipe takes at once
constexpr std::size_t most_notes = 64 * 1024; // a plugin that chatters without end fills nothing
constexpr char note_mark = '\x01';            // tells notes from what the plugin prints

struct Pipe {
    int read_end = -1, write_end = -1;

    Pipe() {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) == 0) {
            read_end = ends[0];
            write_end = ends[1];
        }
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        close_end(read_end);
        close_end(write_end);
    }
    static void close_end(int& end) {
        if (end >= 0) ::close(end);
        end = -1;
    }
};

[[noreturn]] void live_as_child(const Pipe& pipe, int parent, const TimeLimits& limits,
                                const std::function<void(const Notes&)>& body) {
    host::end_with_parent(parent);
    // The soft limit sends SIGXCPU; a plugin that ignores it meets SIGKILL two seconds later.
    const rlimit cpu{limits.cpu_seconds, limits.cpu_seconds + 2};
    setrlimit(RLIMIT_CPU, &cpu);
    // What the plugin prints goes the same way: a confined process may write to no file, and stderr
    // may be one.
    ::dup2(pipe.write_end, STDOUT_FILENO);
    ::dup2(pipe.write_end, STDERR_FILENO);
    const Notes notes(pipe.write_end);
    body(notes);
    notes.finished();
    _exit(0);
}

// Only the notes, and the line that is not whole yet. What the plugin printed is for its author to
// read: the beginning of it is passed on.
std::string without_chatter(std::string_view notes, std::size_t& passed_on) {
    std::string kept;
    while (!notes.empty()) {
        const auto end = notes.find('\n');
        const auto line = notes.substr(0, end == std::string_view::npos ? end : end + 1);
        notes.remove_prefix(line.size());
        if (line.front() == note_mark || notes.empty()) {
            kept += line;
        } else if (passed_on < most_notes) {
            std::cerr << host::plain_line(line.substr(0, line.size() - 1)) << '\n';
            passed_on += line.size();
        }
    }
    return kept.size() > 2 * most_notes ? std::string() : kept;
}

// Reads notes until the child closes its end, or the time is over: false then.
bool collect(int from, Clock::time_point until, std::string& notes) {
    std::array<char, 4096> chunk;
    std::size_t passed_on = 0;
    for (;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        if (left <= 0) return false;
        pollfd wait{from, POLLIN, 0};
        const int ready = ::poll(&wait, 1, static_cast<int>(left));
        if (ready < 0 && errno != EINTR) return true;
        if (ready <= 0) continue;
        const ssize_t got = ::read(from, chunk.data(), chunk.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return true;
        notes.append(chunk.data(), static_cast<std::size_t>(got));
        if (notes.size() > most_notes) notes = without_chatter(notes, passed_on);
    }
}

void end_by_ladder(pid_t child, int from, std::string& notes) {
    ::kill(child, SIGTERM);
    if (!collect(from, Clock::now() + std::chrono::seconds(1), notes)) ::kill(child, SIGKILL);
}

int wait_for(pid_t child) {
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
}

struct Noted {
    std::string failure, warnings;
    bool finished = false;
};

// Lines that are no notes are the plugin's own, for its author to read.
Noted read_notes(std::string_view notes) {
    Noted noted;
    while (!notes.empty()) {
        const auto line = notes.substr(0, notes.find('\n'));
        notes.remove_prefix(std::min(notes.size(), line.size() + 1));
        if (line.size() < 2 || line.front() != note_mark) {
            std::cerr << host::plain_line(line) << '\n';
            continue;
        }
        const auto text = std::string(line.substr(2));
        if (line[1] == 'F' && noted.failure.empty()) noted.failure = text;
        if (line[1] == 'W') noted.warnings += (noted.warnings.empty() ? "" : "; ") + text;
        if (line[1] == 'D') noted.finished = true;
    }
    return noted;
}

} // namespace

void Notes::write_line(char kind, std::string line) const {
    if (line.size() > longest_line) line.resize(longest_line);
    line = std::string{note_mark, kind} + host::plain_line(line) + '\n';
    // A full or closed pipe loses the note; the verdict then shows that the check did not finish.
    while (::write(descriptor_, line.data(), line.size()) < 0 && errno == EINTR) {
    }
}

void Notes::warn(const std::string& line) const {
    write_line('W', line);
}
void Notes::fail(const std::string& line) const {
    write_line('F', line);
}
void Notes::finished() const {
    write_line('D', "");
}

Finding in_own_process(const std::string& check, const std::string& promise,
                       const TimeLimits& limits, const std::function<void(const Notes&)>& body) {
    Pipe pipe;
    const pid_t parent = ::getpid();
    const pid_t child = pipe.read_end < 0 ? -1 : ::fork();
    if (child < 0)
        return {check, Verdict::fail,
                std::string("the check could not be started: ") + std::strerror(errno)};
    if (child == 0) live_as_child(pipe, parent, limits, body);
    Pipe::close_end(pipe.write_end);

    std::string notes;
    const bool in_time =
        collect(pipe.read_end, Clock::now() + std::chrono::seconds(limits.wall_seconds), notes);
    if (!in_time) end_by_ladder(child, pipe.read_end, notes);
    const int status = wait_for(child);
    const Noted noted = read_notes(notes);

    if (!in_time)
        return {check, Verdict::hung,
                "no answer after " + std::to_string(limits.wall_seconds) + " s"};
    if (WIFSIGNALED(status)) {
        const int signal = WTERMSIG(status);
        // Nobody else kills it: SIGKILL is the hard limit of a plugin that ignored the soft one.
        if (signal == SIGXCPU || signal == SIGKILL)
            return {check, Verdict::hung,
                    "no answer after " + std::to_string(limits.cpu_seconds) + " s of computing"};
        return {check, Verdict::crashed, std::string("the plugin crashed: ") + ::strsignal(signal)};
    }
    if (!noted.failure.empty()) return {check, Verdict::fail, noted.failure};
    if (!noted.finished)
        return {check, Verdict::crashed,
                "the plugin ended the process (exit " + std::to_string(WEXITSTATUS(status)) + ")"};
    if (!noted.warnings.empty()) return {check, Verdict::warning, noted.warnings};
    return {check, Verdict::pass, promise};
}

} // namespace ludarium::validator
