// What a kiosk finds itself in on a bad day, in the middle of a game: it goes on, or ends in order.
#include <algorithm>
#include <chrono>

#include <gmock/gmock.h>
#include <sys/resource.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskWindow;
using std::chrono::steady_clock;

namespace {

struct BadDay : testing::Test {
    KioskWindow kiosk;

    void SetUp() override {
        kiosk.await_position(0);
        kiosk.await("picture");
    }
    void move(const std::string& from, const std::string& to, unsigned ply) {
        kiosk.tap(from);
        kiosk.tap(to);
        kiosk.await_position(ply);
    }
    void limit(__rlimit_resource what, rlim_t most) {
        rlimit now{};
        ASSERT_EQ(::prlimit(kiosk.shell_pid(), what, nullptr, &now), 0);
        now.rlim_cur = std::min(most, now.rlim_max);
        ASSERT_EQ(::prlimit(kiosk.shell_pid(), what, &now, nullptr), 0);
    }
};

} // namespace

TEST_F(BadDay, TheScreenIsGoneAndTheKioskSaysSoAndEnds) {
    kiosk.lose_screen();
    EXPECT_EQ(kiosk.await_end(), 1);
    EXPECT_THAT(kiosk.log(), testing::HasSubstr("the screen is gone"));
}

TEST_F(BadDay, NeitherTheStateFolderNorDescriptorsNorWishesToReloadEndAGame) {
    move("spot-a4", "spot-b4", 2);

    SCOPED_TRACE("hundreds of wishes to read the words again");
    kiosk.reload();
    kiosk.await("reloaded");
    const auto begun = steady_clock::now();
    for (int i = 0; i < 500; ++i) kiosk.reload();
    kiosk.await("reloaded");
    EXPECT_GE(steady_clock::now() - begun, std::chrono::milliseconds(900)) << "one a second";
    move("spot-i4", "spot-h4", 4);

    SCOPED_TRACE("no descriptor left");
    limit(RLIMIT_NOFILE, 8);
    kiosk.tap("button-language-fr");
    EXPECT_EQ(kiosk.await("language").at("code"), "fr");
    limit(RLIMIT_NOFILE, 1024);

    SCOPED_TRACE("the state folder is gone");
    // Moved first: the kiosk may put something into it meanwhile.
    const auto gone = kiosk.state().string() + "-gone";
    std::filesystem::rename(kiosk.state(), gone);
    std::filesystem::remove_all(gone);
    kiosk.tap("button-language-de");
    EXPECT_EQ(kiosk.await("language").at("code"), "de");
    kiosk.counters();
    EXPECT_EQ(kiosk.stop_shell(), 0);
}
