// Playing at the table by touch.
#include <thread>

#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using testing::HasSubstr;

namespace {

struct Table : testing::Test {
    KioskWindow kiosk;
    void SetUp() override {
        kiosk.await_position(0);
        kiosk.await("picture");
    }
};

} // namespace

TEST_F(Table, TwoTapsMakeAMoveAndTheComputerAnswers) {
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(1);
    kiosk.await_position(2);
}

TEST_F(Table, ADragMakesAMove) {
    kiosk.drag("spot-i4", "spot-g4");
    kiosk.await_position(1);
}

TEST_F(Table, AWrongTapIsExplainedInTheVisitorsLanguage) {
    kiosk.tap("spot-a4");
    kiosk.await("message"); // where to go
    kiosk.tap("spot-c6");
    EXPECT_THAT(kiosk.await("message").at("text").get<std::string>(), HasSubstr("diagonale"));
}

TEST_F(Table, SwitchingLanguageKeepsTheGame) {
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    const auto before = kiosk.await_position(2);
    kiosk.tap("button-language-fr");
    EXPECT_EQ(kiosk.await("language").at("code"), "fr");
    kiosk.tap("button-undo");
    EXPECT_NE(kiosk.await_position(0).at("hash"), before.at("hash"));
}

// Ten seconds are the promise itself: nothing happens, so there is no event to await.
TEST_F(Table, AnIdleScreenDrawsNothingForTenSeconds) {
    kiosk.counters();
    // The first glow may still be settling; from the first quiet second on, nothing moves.
    std::this_thread::sleep_for(std::chrono::seconds(2));
    const auto before = kiosk.counters();
    std::this_thread::sleep_for(std::chrono::seconds(10));
    EXPECT_EQ(kiosk.counters().at("frames"), before.at("frames"));
}

TEST_F(Table, AMovingPieceRedrawsOnlyWhatItDamages) {
    const auto before = kiosk.counters();
    kiosk.tap("spot-a4");
    kiosk.tap("spot-d4");
    kiosk.await_position(1);
    const auto after = kiosk.counters();
    const double frames = after.at("frames").get<double>() - before.at("frames").get<double>();
    const double pixels = after.at("pixels").get<double>() - before.at("pixels").get<double>();
    EXPECT_GT(frames, 3) << "it was not seen to move";
    EXPECT_LT(pixels / frames, 0.1 * 1920 * 1080) << "of a full screen, on the average";
}

TEST(TableDice, UndoTakesBackOneStepAfterTheOtherUpToTheThrow) {
    KioskWindow kiosk(KioskStart{1920, 1080, "tavli"});
    kiosk.await_position(0);
    kiosk.tap("button-act");
    const auto thrown = kiosk.await_position(1);
    for (const std::uint64_t ply : {2, 3}) {
        for (int taps = 0; taps < 2; ++taps) { // on a man, and where he goes
            while (kiosk.offers().empty()) kiosk.await("offers");
            kiosk.tap(kiosk.offers().front());
            kiosk.await("offers");
        }
        kiosk.await_position(ply);
    }
    kiosk.tap("button-undo");
    kiosk.await_position(2);
    kiosk.tap("button-undo");
    EXPECT_EQ(kiosk.await_position(1).at("hash"), thrown.at("hash"));
}

TEST(TablePortrait, IsPlayedStandingToo) {
    KioskWindow kiosk(1080, 1920);
    kiosk.await_position(0);
    kiosk.await("picture");
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(1);
}
