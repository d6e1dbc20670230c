// The kiosk's session on an installed machine: the service's own process. Everything interesting begins in Session.
#include <cstdio>
#include <exception>
#include <thread>

#include "session/graphics_cards.hpp"
#include "session/options.hpp"
#include "session/session.hpp"

namespace {

// Drivers are loaded while the machine starts: one that is late must not be taken for one that is not there.
void await_card() {
    using namespace std::chrono_literals;
    for (int turns = 0; turns < 50 && !ludarium::session::has_card(); ++turns)
        std::this_thread::sleep_for(100ms);
}

} // namespace

int main(int argc, char** argv) {
    using namespace ludarium::session;
    try {
        ludarium::keeper::ListeningPost post;
        const auto options = read_options(argc, argv, post.address());
        if (const int* code = std::get_if<int>(&options)) return *code;
        const auto& wanted = std::get<Options>(options);
        if (wanted.wait_for_card) await_card();
        ScreenMemory memory(wanted.state / screen_memory_file, machine_told());
        return Session(wanted.equipment, post, memory).run();
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ludarium-session: %s\n", error.what());
        return 1;
    }
}
