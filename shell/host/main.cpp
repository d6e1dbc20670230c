// ludarium-host <library> <sha256> <parent pid>: runs one plugin, locked in, and answers on
// descriptor 3.
#include <cerrno>
#include <cstdlib>

#include <poll.h>

#include <ludarium/host/sandbox.hpp>
#include <ludarium/host/weights.hpp>

#include "host/served_game.hpp"
#include "host/thinker.hpp"
#include "plugins/host_exit.hpp"
#include "plugins/wire/channel.hpp"

using namespace ludarium;
using namespace ludarium::shell;

namespace {

constexpr int shell_descriptor = 3;

struct Sender {
    wire::Channel channel{shell_descriptor};

    // A shell that does not listen any more has no use for this process.
    void send(std::uint32_t number, const wire::Answer& answer) {
        if (!channel.send(wire::encode(number, answer))) std::_Exit(EXIT_FAILURE);
    }
};

// A line too many is dropped rather than waited for.
void log_line(void* context, std::int32_t level, ludarium_text line) {
    const wire::Said said{level, std::string(view(line).substr(0, LUDARIUM_MAX_LOG_LINE))};
    static_cast<Sender*>(context)->channel.send(wire::encode(0, said));
}

const void* no_extension(void*, const char*) {
    return nullptr;
}

// A new thought while an older one is under way: the older is told to stop, and this one is next.
struct Waiting {
    std::uint32_t number;
    wire::Think request;
    host::State state;
};

void think(Sender& out, const ServedGame& game, Thinker& thinker, std::optional<Waiting>& waiting,
           std::uint32_t number, const wire::Think& request) {
    auto copy = game.copy();
    if (!copy) return out.send(number, wire::Failed{copy.problem()});
    if (!thinker.busy()) return thinker.start(number, request, std::move(*copy));
    thinker.stop();
    waiting.emplace(Waiting{number, request, std::move(*copy)});
}

void answer(Sender& out, ServedGame& game, Thinker& thinker, std::optional<Waiting>& waiting,
            std::uint32_t number, const wire::Request& request) {
    if (const auto* begin = std::get_if<wire::Begin>(&request)) {
        if (auto failed = game.begin(*begin); std::holds_alternative<wire::Failed>(failed))
            out.send(number, failed);
    } else if (const auto* replay = std::get_if<wire::Replay>(&request)) {
        if (auto done = game.replay(*replay)) out.send(number, *done);
    } else if (const auto* play = std::get_if<wire::Play>(&request)) {
        out.send(number, game.play(*play));
    } else if (const auto* explain = std::get_if<wire::Explain>(&request)) {
        out.send(number, game.explain(*explain));
    } else if (const auto* wanted = std::get_if<wire::Think>(&request)) {
        think(out, game, thinker, waiting, number, *wanted);
    } else {
        waiting.reset();
        thinker.stop();
    }
}

[[noreturn]] void refuse(Sender& out, const std::string& reason, HostExit how) {
    out.send(0, wire::Refused{reason});
    std::_Exit(static_cast<int>(how));
}

HostExit exit_for(const host::Problem& problem) {
    switch (problem.cause) {
    case host::Problem::Cause::files:
        return HostExit::files_changed;
    case host::Problem::Cause::memory:
        return HostExit::no_memory;
    default:
        return HostExit::refused;
    }
}

// Until the shell closes its end. A plugin that never returns keeps us from here; the shell's clock
// sees that.
void serve(Sender& out, const host::Plugin& plugin, Thinker& thinker) {
    ServedGame game(plugin);
    out.send(0, game.hello());
    std::string packet;
    std::optional<Waiting> waiting;
    while (true) {
        pollfd waits[] = {{shell_descriptor, POLLIN, 0}, {thinker.descriptor(), POLLIN, 0}};
        if (::poll(waits, 2, -1) < 0 && errno != EINTR) return;
        if (waits[1].revents) {
            const auto thought = thinker.take();
            out.send(thought.number, thought.message);
            if (waiting)
                thinker.start(waiting->number, waiting->request, std::move(waiting->state));
            waiting.reset();
        }
        if (!waits[0].revents) continue;
        switch (out.channel.receive(packet)) {
        case wire::Channel::Got::nothing:
            break;
        case wire::Channel::Got::packet:
            if (const auto request = wire::decode_request(packet))
                answer(out, game, thinker, waiting, request->number, request->message);
            break;
        default:
            return;
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) return EXIT_FAILURE;
    host::end_with_parent(std::atoi(argv[3]));
    host::stand_behind_parent();
    Sender out;
    auto file = host::LibraryFile::read(argv[1], argv[2]);
    if (!file) refuse(out, file.problem(), exit_for(file.why()));
    const auto weights = host::read_weights(std::filesystem::path(argv[1]).parent_path());
    Thinker thinker;
    host::SandboxLimits limits;
    limits.threads = true; // for the thinker, and nobody after it
    auto confinement = host::confine_for_loading(limits);
    if (!confinement) refuse(out, confinement.problem(), HostExit::not_confined);
    thinker.settle();
    confinement = host::forbid_more_threads(*confinement);
    if (!confinement) refuse(out, confinement.problem(), HostExit::not_confined);
    const ludarium_host lent{host::this_sdk, 0, &out, log_line, no_extension};
    auto plugin = host::Plugin::load(std::move(*file), lent);
    if (!plugin) refuse(out, plugin.problem(), exit_for(plugin.why()));
    confinement = host::confine_for_play(*confinement);
    if (!confinement) refuse(out, confinement.problem(), HostExit::not_confined);
    if (weights)
        if (const auto problem = host::give_weights(*plugin, *weights))
            log_line(&out, LUDARIUM_LOG_WARNING, text(problem->what));
    serve(out, *plugin, thinker);
    std::_Exit(EXIT_SUCCESS); // a plugin's destructors have no say in how this ends
}
