// The keeper of the kiosk's screen. Everything interesting begins in Keeper.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include <sys/prctl.h>

#include "keeper/keeper.hpp"
#include "keeper/options.hpp"

int main(int argc, char** argv) {
    using namespace ludarium::keeper;
    const auto options = read_options(argc, argv);
    if (!options) {
        std::fputs("ludarium-keeper [--tell ADDRESS] [--screen PROGRAM] [--turn DEGREES] PICTURE "
                   "SHELL [ARGUMENT...]\n",
                   stderr);
        return 2;
    }
    // With the compositor goes its screen.
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (!options->tell.empty()) ::setenv("NOTIFY_SOCKET", options->tell.c_str(), 1);
    try {
        const CalmPicture picture(options->picture);
        auto window = CalmWindow::open(picture);
        if (!window) {
            std::fputs("ludarium-keeper: there is no screen (DISPLAY)\n", stderr);
            return 2;
        }
        // The calm picture follows the screen by itself.
        std::optional<KeptProcess> turning;
        if (!options->turn.empty())
            turning = KeptProcess::start({{options->screen, "turn", options->turn}});
        return Keeper(std::move(*window), options->shell, options->screen, wanted_patience()).run();
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ludarium-keeper: %s\n", error.what());
        return 1;
    }
}
