// How long a visitor waits when a host is killed: from SIGKILL to the same position at rest on the screen, for
// every installed game. `recovery_bench [deaths a game]`
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "../../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using std::chrono::steady_clock;

namespace {

// Longer than a host has to be well for the next one to be started at once.
constexpr std::chrono::milliseconds between{1200};

std::vector<double> times_of(const std::string& game, int deaths) {
    KioskStart how;
    how.game = game;
    KioskWindow kiosk(how);
    const auto before = kiosk.await_position(0);
    std::vector<double> times;
    while (static_cast<int>(times.size()) < deaths) {
        std::this_thread::sleep_for(between);
        const int host = kiosk.host_pid();
        if (host <= 0) continue;
        const auto start = steady_clock::now();
        ::kill(host, SIGKILL);
        kiosk.await("recovered");
        const auto after = kiosk.await_position(0);
        times.push_back(
            std::chrono::duration<double, std::milli>(steady_clock::now() - start).count());
        if (after.at("hash") != before.at("hash"))
            std::printf("%s: ANOTHER POSITION\n", game.c_str());
    }
    std::sort(times.begin(), times.end());
    return times;
}

} // namespace

int main(int argc, char** argv) {
    const int deaths = argc > 1 ? std::max(1, std::atoi(argv[1])) : 20;
    std::printf("%-14s %10s %10s   of %d deaths\n", "game", "median ms", "worst ms", deaths);
    for (const auto& entry : std::filesystem::directory_iterator(LUDARIUM_GAMES)) {
        if (!std::filesystem::exists(entry.path() / "plugin.json")) continue;
        const std::string game = entry.path().filename().string();
        const auto times = times_of(game, deaths);
        std::printf("%-14s %10.1f %10.1f\n", game.c_str(), times[times.size() / 2], times.back());
        std::fflush(stdout);
    }
}
