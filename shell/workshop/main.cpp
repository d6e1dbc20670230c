// ludarium-workshop <parent pid>: reads and draws what comes from bundles and curators, locked in. Takes
// orders from its standard input, a socket, until the other end is closed.
#include <cstdlib>

#include <fcntl.h>
#include <malloc.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fontconfig/fontconfig.h>
#include <ludarium/host/sandbox.hpp>

#include "workshop/desk.hpp"
#include "workshop/packet.hpp"

using namespace ludarium;
using namespace ludarium::shell;

namespace {

constexpr std::uint64_t most_memory =
    1536ull * 1024 * 1024; // a board full of filters on a 4K screen

// Letters in drawings need fonts, and what says which there are.
host::SandboxLimits limits() {
    host::SandboxLimits limits;
    limits.memory = most_memory;
    limits.threads = true; // librsvg's filters use some
    limits.readable = {"/etc/fonts",
                       "/usr/share/fonts",
                       "/usr/local/share/fonts",
                       "/usr/share/fontconfig",
                       "/var/cache/fontconfig",
                       "/usr/share/mime"};
    return limits;
}

void serve(int socket) {
    while (const auto order = workshop::receive_order(socket)) {
        workshop::Done done{true, "what is asked can't be read"};
        if (const auto question = order->question.read(order->order.length))
            done = workshop::work_on(*question);
        if (done.bytes.size() > order->order.room)
            done = {true, "the answer is longer than there is room for"};
        if (!order->answer.write(done.bytes)) return;
        const workshop::Delivery delivery{done.refused ? 1u : 0u, 0, done.bytes.size()};
        if (::send(socket, &delivery, sizeof delivery, MSG_NOSIGNAL) < 0) return;
        done.bytes = {};
        ::malloc_trim(0);
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) return EXIT_FAILURE;
    host::end_with_parent(std::atoi(argv[1]));
    host::stand_behind_parent();
    ::setenv("RAYON_NUM_THREADS", "2", 1); // else one for each core, for whatever is drawn
    FcInit();                              // its files are found before they can't be looked for
    ::fcntl(STDIN_FILENO, F_SETFL, 0); // the shell's end never waits; this one does nothing else
    if (!host::confine_for_drawing(limits())) return EXIT_FAILURE;
    serve(STDIN_FILENO);
}
