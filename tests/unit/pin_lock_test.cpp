#include "staff/pin_lock.hpp"

#include <gmock/gmock.h>

#include "../common/flushed_names.hpp"
#include "../common/moved_clock.hpp"
#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;
using namespace std::chrono_literals;

namespace {

struct PinLockTest : testing::Test {
    PinLock lock() { return {folder / "", clock}; }
    void try_wrong(PinLock& lock, int times) {
        for (int i = 0; i < times; ++i) {
            clock.move(lock.wait());
            EXPECT_FALSE(lock.opens("0000"));
        }
    }
    ludarium::test::TemporaryFolder folder;
    ludarium::test::MovedClock clock;
};

} // namespace

TEST_F(PinLockTest, WithoutAPinNobodyOpensItAndNobodyIsAskedForOne) {
    PinLock fresh = lock();
    EXPECT_EQ(fresh.state(), PinLock::State::unset);
    EXPECT_FALSE(fresh.opens(""));
    EXPECT_FALSE(fresh.opens("0000"));
}

TEST_F(PinLockTest, AFileOnTheDiskAsksForAPinOnce) {
    folder.write("new-pin", "");
    PinLock fresh = lock();
    EXPECT_EQ(fresh.state(), PinLock::State::asking);
    EXPECT_TRUE(fresh.choose("2580"));
    EXPECT_EQ(fresh.state(), PinLock::State::set);
    EXPECT_FALSE(std::filesystem::exists(folder / "new-pin"));
}

TEST_F(PinLockTest, APowerCutDoesNotBringBackTheQuestion) {
    folder.write("new-pin", "");
    EXPECT_TRUE(lock().choose("2580"));
    EXPECT_THAT(ludarium::test::flushed_names(folder / ""),
                testing::UnorderedElementsAre("pin", "pin-tries"));
}

TEST_F(PinLockTest, OpensWithItsPinAlsoAfterARestart) {
    PinLock first = lock();
    first.choose("2580");
    EXPECT_TRUE(first.opens("2580"));
    PinLock again = lock();
    EXPECT_FALSE(again.opens("2581"));
    EXPECT_FALSE(again.opens("258"));
    EXPECT_TRUE(again.opens("2580"));
}

TEST_F(PinLockTest, ThePinItselfIsNotOnTheDisk) {
    lock().choose("25802580");
    std::ifstream in(folder / "pin");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    EXPECT_EQ(text.find("2580"), std::string::npos);
    const auto rights = std::filesystem::status(folder / "pin").permissions();
    EXPECT_EQ(rights & std::filesystem::perms::others_read, std::filesystem::perms::none);
}

TEST_F(PinLockTest, DelaysGrowWithEveryWrongPin) {
    PinLock guarded = lock();
    guarded.choose("2580");
    for (const auto delay : {0s, 0s, 30s, 60s, 120s, 300s, 900s, 900s}) {
        try_wrong(guarded, 1);
        EXPECT_EQ(guarded.wait(), delay);
    }
}

TEST_F(PinLockTest, WhileOneHasToWaitTheRightPinIsWrongToo) {
    PinLock guarded = lock();
    guarded.choose("2580");
    try_wrong(guarded, 3);
    EXPECT_FALSE(guarded.opens("2580"));
    EXPECT_EQ(guarded.wait(), 30s) << "trying while waiting costs nothing";
    clock.move(30s);
    EXPECT_TRUE(guarded.opens("2580"));
    EXPECT_FALSE(guarded.opens("0000"));
    EXPECT_EQ(guarded.wait(), 0s) << "the right PIN forgives the wrong ones";
}

TEST_F(PinLockTest, ARestartDoesNotShortenADelay) {
    PinLock guarded = lock();
    guarded.choose("2580");
    try_wrong(guarded, 4);
    clock.move(50s);
    EXPECT_EQ(guarded.wait(), 10s);
    EXPECT_EQ(lock().wait(), 60s);
}

TEST_F(PinLockTest, AnHourOfQuietForgivesWrongPins) {
    PinLock guarded = lock();
    guarded.choose("2580");
    try_wrong(guarded, 7);
    clock.move(1h);
    EXPECT_FALSE(guarded.opens("0000"));
    EXPECT_EQ(guarded.wait(), 0s);
}

TEST_F(PinLockTest, ANewPinReplacesAForgottenOneAndItsDelays) {
    PinLock guarded = lock();
    guarded.choose("2580");
    try_wrong(guarded, 5);
    folder.write("new-pin", "");
    EXPECT_EQ(guarded.state(), PinLock::State::asking);
    guarded.choose("1379");
    EXPECT_FALSE(guarded.opens("2580"));
    EXPECT_TRUE(guarded.opens("1379"));
}

TEST_F(PinLockTest, APinThatCannotBeWrittenChangesNothing) {
    PinLock guarded(folder.write("a-file", "") / "below", clock);
    EXPECT_FALSE(guarded.choose("2580"));
    EXPECT_EQ(guarded.state(), PinLock::State::unset);
}

TEST_F(PinLockTest, FourToEightDigitsAreAPin) {
    EXPECT_FALSE(PinLock::long_enough("123"));
    EXPECT_TRUE(PinLock::long_enough("1234"));
    EXPECT_TRUE(PinLock::long_enough("12345678"));
    EXPECT_FALSE(PinLock::long_enough("123456789"));
}
