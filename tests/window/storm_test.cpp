// A panel that reports touches nobody makes, as fast as real X events come: the kiosk still paints, listens and ends.
#include <chrono>
#include <optional>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "../common/service_manager.hpp"

using namespace std::chrono_literals;
using ludarium::test::Child;
using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using ludarium::test::ServiceManager;
using std::chrono::steady_clock;

namespace {

// Switches languages at a table, which is about the dearest thing a tap can ask for.
struct Storm : testing::Test {
    ServiceManager manager{1500ms}; // whose letter box has room for ten
    std::optional<KioskWindow> kiosk;
    std::vector<Child> hands;

    void SetUp() override {
        KioskStart how;
        how.game = "tablut";
        how.environment = manager.environment();
        kiosk.emplace(how);
        kiosk->await_position(0);
        kiosk->await("picture");
    }
    void TearDown() override {
        for (auto& hand : hands) hand.end(SIGKILL);
    }
    void rage(int times_a_second) {
        hands.emplace_back(
            kiosk->drumming({"button-language-fr", "button-language-de"}, times_a_second));
    }
    void calm() {
        hands.clear();
        kiosk->hands("mouseup 1\n");
    }
    // Reads the report meanwhile: a kiosk whose report nobody reads waits.
    bool fed_within(std::chrono::milliseconds time) {
        for (const auto until = steady_clock::now() + time; steady_clock::now() < until; frames())
            if (manager.next(50ms) == "WATCHDOG=1") return true;
        return false;
    }
    std::int64_t frames() { return kiosk->counters().at("frames"); }
};

} // namespace

TEST_F(Storm, SigtermEndsItWithinASecond) {
    rage(80);
    for (int i = 0; i < 10; ++i) kiosk->await("language");
    const auto told = steady_clock::now();
    EXPECT_EQ(kiosk->stop_shell(), 0);
    EXPECT_LT(steady_clock::now() - told, 1s);
}

TEST_F(Storm, PicturesArePresentedAndTheWatchdogIsFedUntilItIsNoticedAndIgnored) {
    ASSERT_TRUE(manager.awaits("READY=1", 60s));
    while (!manager.next(0ms).empty()) { // told before
    }
    rage(80);
    kiosk->await("language");
    const auto before = frames();
    for (int fed = 0; fed < 3; ++fed) EXPECT_TRUE(fed_within(1500ms));
    EXPECT_GT(frames(), before + 10);
    rage(400);
    kiosk->await_panel(true);
    const auto ignored = frames();
    EXPECT_LE(frames(), ignored + 1) << "nothing moves for it";
    calm();
    kiosk->await_panel(false);
    kiosk->tap("spot-a4");
    kiosk->tap("spot-b4");
    kiosk->await_position(1);
    EXPECT_THAT(kiosk->log(), testing::HasSubstr("touch panel reports more touches than hands"));
}
