#include "app/picture_watch.hpp"

#include <gtest/gtest.h>

#include "../common/moved_clock.hpp"
#include "../common/temporary_folder.hpp"
#include "app/safety_net.hpp"

using namespace ludarium::shell;
using namespace std::chrono_literals;

namespace {

struct FrozenPicture : testing::Test {
    ludarium::test::TemporaryFolder folder;
    PictureWatch watch{folder / "frozen"};
    PictureWatch::Moment now{1000s};
    std::uint64_t pictures = 7;

    // Whether it is found frozen while the loop turns for so long.
    bool turns(std::chrono::seconds time, bool waiting) {
        bool frozen = false;
        for (const auto until = now + time; now < until; now += 100ms)
            frozen |= watch.frozen(waiting, pictures, now);
        return frozen;
    }
};

} // namespace

TEST_F(FrozenPicture, IsOneThatWaitsForTenSeconds) {
    EXPECT_FALSE(turns(9s, true));
    EXPECT_TRUE(turns(3s, true));
}

TEST_F(FrozenPicture, IsNotOneThatNothingWaitsFor) {
    EXPECT_FALSE(turns(3600s, false));
}

TEST_F(FrozenPicture, IsNotOneThatIsShownNowAndThen) {
    for (int i = 0; i < 10; ++i, ++pictures) EXPECT_FALSE(turns(9s, true));
}

TEST_F(FrozenPicture, IsNotOneOfAMachineThatStoodStill) {
    EXPECT_FALSE(turns(1s, true));
    now += 3600s;
    EXPECT_FALSE(turns(9s, true));
}

TEST_F(FrozenPicture, RestartsTheKioskOnceInTenMinutes) {
    EXPECT_TRUE(turns(11s, true));
    EXPECT_FALSE(turns(60s, true));
    PictureWatch restarted(folder / "frozen");
    std::swap(watch, restarted);
    EXPECT_FALSE(turns(60s, true));
    std::filesystem::last_write_time(folder / "frozen",
                                     std::filesystem::file_time_type::clock::now() - 601s);
    EXPECT_TRUE(turns(60s, true));
}

TEST_F(FrozenPicture, RestartsNothingWhereThatCannotBeRemembered) {
    watch = PictureWatch(folder / "gone" / "frozen");
    EXPECT_FALSE(turns(60s, true));
}

TEST(SafetyNetOfTheLoop, CatchesWhatIsThrownNowAndThenAndNotWithoutEnd) {
    ludarium::test::MovedClock clock;
    SafetyNet net(clock);
    for (int i = 0; i < 20; ++i, clock.move(milliseconds(4000)))
        EXPECT_TRUE(net.catches("no such file"));
    EXPECT_TRUE(net.catches("no such file"));
    EXPECT_FALSE(net.catches("no such file"));
}
