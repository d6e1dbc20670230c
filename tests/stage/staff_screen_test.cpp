#include "staff_panel.hpp"

using namespace ludarium::test;

namespace {

struct StaffScreenTest : testing::Test {
    Stand stand{layouts[1], "it", false};
    StaffPanel panel{stand};
};

} // namespace

TEST_F(StaffScreenTest, APanelThatNobodyTouchesClosesAndTheVisitIsOver) {
    panel.open();
    stand.clock.move(StaffScreen::panel_stays - milliseconds(1));
    EXPECT_FALSE(panel.wish<LeaveStaff>());
    EXPECT_EQ(panel.screen->deadline(), stand.clock.now() + milliseconds(1));
    stand.clock.move(milliseconds(1));
    const auto wish = panel.wish<LeaveStaff>();
    ASSERT_TRUE(wish);
    EXPECT_FALSE(wish->visit_goes_on);
}

TEST_F(StaffScreenTest, APinThatNobodyTypesGivesTheScreenBackToWhoeverWasPlaying) {
    stand.clock.move(StaffScreen::pad_stays);
    const auto wish = panel.wish<LeaveStaff>();
    ASSERT_TRUE(wish);
    EXPECT_TRUE(wish->visit_goes_on);
}

TEST_F(StaffScreenTest, WhileTheScreenIsCleanedNothingCanBeTouchedAndThenAllIsAsBefore) {
    panel.open();
    panel.tap("page-cleaning");
    panel.tap("clean");
    EXPECT_TRUE(panel.screen->locked());
    EXPECT_TRUE(panel.screen->targets().empty());
    stand.expect_legible();
    stand.clock.move(CleaningLock::duration - milliseconds(1));
    panel.screen->proceed();
    EXPECT_TRUE(panel.screen->locked());
    stand.clock.move(milliseconds(1));
    panel.screen->proceed();
    EXPECT_FALSE(panel.screen->locked());
    EXPECT_TRUE(panel.find("clean"));
}

TEST_F(StaffScreenTest, TwoDifferentNewPinsAreNoPin) {
    panel.type_pin();
    for (const char* key : {"2", "5", "8", "1", "enter"}) panel.tap("pin-" + std::string(key));
    EXPECT_EQ(panel.lock.state(), PinLock::State::asking);
    panel.open();
    EXPECT_EQ(panel.lock.state(), PinLock::State::set);
}

TEST_F(StaffScreenTest, ADangerousActIsDoneOnlyAfterItsQuestionIsAnswered) {
    panel.open();
    panel.tap("page-kiosk");
    while (!panel.find("restart") && panel.find("leaf-next")) panel.tap("leaf-next");
    panel.tap("restart");
    EXPECT_FALSE(panel.find("restart")) << "the question covers it";
    panel.tap("no");
    EXPECT_FALSE(panel.wish<Restart>());
    panel.tap("restart");
    panel.tap("yes");
    EXPECT_TRUE(panel.wish<Restart>());
}

TEST_F(StaffScreenTest, AChangeThatCannotBeWrittenIsToldAndLooksAsBefore) {
    panel.open();
    panel.house.writable = false;
    panel.tap("page-sound");
    panel.tap("sound.volume-more");
    EXPECT_EQ(panel.house.settings().volume, KioskSettings{}.volume);
    bool told = false;
    std::vector<const Look*> looks;
    stand.scene.take_damage();
    stand.scene.collect({0, 0, 1920, 1080}, looks);
    for (const Look* look : looks)
        told |= stand.type.words_of(look->picture.get()) == stand.words.shell("staff.refused");
    EXPECT_TRUE(told);
}
