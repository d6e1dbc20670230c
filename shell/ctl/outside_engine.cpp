#include "outside_engine.hpp"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>

#include <poll.h>
#include <unistd.h>

#include <ludarium/host/plain_text.hpp>
#include <ludarium/host/sandbox.hpp>

namespace ludarium::ctl {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int protocol_version = 1;
// Beyond its own time; after that it counts as hung.
constexpr int patience_ms = 10'000;
// Without a limit of time.
constexpr int longest_thought_ms = 600'000;

[[noreturn]] void become(const std::string& program, int parent, const int (&to)[2],
                         const int (&from)[2]) {
    host::end_with_parent(parent);
    std::signal(SIGPIPE, SIG_DFL);
    ::dup2(to[0], STDIN_FILENO);
    ::dup2(from[1], STDOUT_FILENO);
    for (int file = STDERR_FILENO + 1; file < 64; ++file) ::close(file); // our pipes are not its
    const std::string command = "exec " + program;
    ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    std::perror("sh");
    _exit(127);
}

std::string joined(const std::vector<std::string>& words, char between) {
    std::string text;
    for (const auto& word : words) (text.empty() ? text : text += between) += word;
    return text;
}

} // namespace

host::Result<std::unique_ptr<Contender>> OutsideEngine::start(const std::string& program,
                                                              ThinkLimits limits) {
    int to[2], from[2];
    if (::pipe(to) != 0 || ::pipe(from) != 0) return host::Problem{"there are no pipes left"};
    const int parent = ::getpid();
    const pid_t process = ::fork();
    if (process < 0) return host::Problem{"no further process can be started"};
    if (process == 0) become(program, parent, to, from);
    ::close(to[0]);
    ::close(from[1]);
    std::unique_ptr<OutsideEngine> engine(new OutsideEngine(program, limits, to[1], from[0]));
    try {
        engine->say("ludarium " + std::to_string(protocol_version));
        engine->answer("ready");
    } catch (const std::exception& error) {
        return host::Problem{error.what()};
    }
    return std::unique_ptr<Contender>(std::move(engine));
}

OutsideEngine::~OutsideEngine() {
    ::close(to_); // its end of input is its end
    ::close(from_);
}

void OutsideEngine::begin(const OpenedGame& opened) {
    const auto& manifest = opened.game.manifest;
    std::string line = "new " + manifest.id;
    for (std::size_t i = 0; i < manifest.options.size(); ++i) {
        const auto& option = manifest.options[i];
        line += " " + option.id + "=" + option.choices.at(opened.setup.choices.at(i));
    }
    std::vector<std::string> seated;
    for (std::uint32_t p = 0; p < manifest.players.size(); ++p)
        if (opened.setup.seats >> p & 1u) seated.push_back(opened.game.player(p));
    say(line + " seats=" + joined(seated, '+'));
}

void OutsideEngine::played(const std::string& action) {
    say("played " + action);
}

Action OutsideEngine::choose(const PluginState& state, std::uint64_t seed) {
    const auto& here = state.state();
    if (const auto text = here.position_text()) say("position " + *text);
    Actions legal;
    PluginRules::legal_actions(state, legal);
    std::vector<std::string> moves;
    for (const Action action : legal)
        if (const auto text = here.action_text(action)) moves.push_back(*text);
    say("legal " + joined(moves, ' '));
    const auto& players = here.plugin().descriptor().players;
    say("think " + std::string(ludarium::view(players[here.actor()])) +
        " ms=" + std::to_string(limits_.ms) + " nodes=" + std::to_string(limits_.nodes) +
        " seed=" + std::to_string(seed));
    const std::string move = answer("move");
    const auto action = here.action_from_text(move);
    if (!action)
        throw std::runtime_error(program_ + " played " + host::plain_line(move) +
                                 ", which is not legal");
    return *action;
}

void OutsideEngine::say(const std::string& line) {
    const std::string whole = line + "\n";
    for (std::size_t said = 0; said < whole.size();) {
        const ssize_t written = ::write(to_, whole.data() + said, whole.size() - said);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) throw std::runtime_error(program_ + " has ended");
        said += static_cast<std::size_t>(written);
    }
}

std::string OutsideEngine::answer(const std::string& word) {
    const int time = limits_.ms ? static_cast<int>(limits_.ms) + patience_ms : longest_thought_ms;
    const auto last = Clock::now() + std::chrono::milliseconds(time);
    for (;;) {
        while (const auto line = heard_.next())
            if (const auto said = said_after(word, *line)) return *said;
        if (heard_.without_end())
            throw std::runtime_error(program_ + " said a line that does not end within " +
                                     std::to_string(SpokenLines::longest) + " bytes");
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(last - Clock::now());
        if (left.count() <= 0) throw std::runtime_error(program_ + " did not say " + word);
        if (!read_more(static_cast<int>(left.count())))
            throw std::runtime_error(program_ + " has ended before it said " + word);
    }
}

// False at the end; also returns when the patience is over.
bool OutsideEngine::read_more(int wait_ms) {
    pollfd ear{from_, POLLIN, 0};
    if (::poll(&ear, 1, wait_ms) <= 0) return true;
    std::array<char, 4096> chunk;
    const ssize_t got = ::read(from_, chunk.data(), chunk.size());
    if (got < 0) return errno == EINTR;
    heard_.hear({chunk.data(), static_cast<std::size_t>(got)});
    return got > 0;
}

} // namespace ludarium::ctl
