// There is no memory left for the shell, or for a game's host, while somebody plays.
#include <algorithm>
#include <fstream>

#include <sys/resource.h>

#include "played_game.hpp"

using namespace ludarium::test;

namespace {

rlim_t address_space(int pid) {
    rlim_t pages = 0;
    std::ifstream("/proc/" + std::to_string(pid) + "/statm") >> pages;
    return pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE));
}

// From now on it gets no more than this.
class Pressed {
  public:
    Pressed(int pid, rlim_t more) : pid_(pid) {
        const rlim_t most = address_space(pid) + more;
        EXPECT_EQ(::prlimit(pid, RLIMIT_AS, nullptr, &before_), 0);
        const rlimit now{std::min(most, before_.rlim_max), before_.rlim_max};
        EXPECT_EQ(::prlimit(pid, RLIMIT_AS, &now, nullptr), 0);
    }
    ~Pressed() { ::prlimit(pid_, RLIMIT_AS, &before_, nullptr); }
    Pressed(const Pressed&) = delete;
    Pressed& operator=(const Pressed&) = delete;

  private:
    int pid_;
    rlimit before_{};
};

constexpr rlim_t MiB = 1024 * 1024;

} // namespace

TEST(Memory, ThatAHostLacksCostsAtMostANewHost) {
    PlayedGame game;
    game.move();
    const Pressed pressed(game.kiosk.host_pid(), 0);
    game.move();
    game.move();
    EXPECT_FALSE(std::filesystem::exists(game.kiosk.state() / "quarantine.json"));
    game.expect_kept();
}

#if !defined(__SANITIZE_ADDRESS__) // which ends the process where there is no memory
TEST(Memory, ThatTheShellLacksStopsNoGame) {
    PlayedGame game;
    game.move();
    {
        const Pressed pressed(game.kiosk.shell_pid(), MiB);
        game.move();
        game.kiosk.tap("button-language-fr");
        game.kiosk.await("language", "code", "fr");
        ::kill(game.kiosk.host_pid(), SIGKILL);
        game.kiosk.counters(); // the loop turns
    }
    game.expect_same_position();
    game.move();
    game.expect_kept();
}
#endif
