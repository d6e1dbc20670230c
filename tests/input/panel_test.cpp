#include "input/panel.hpp"

#include <gtest/gtest.h>

#include "../common/moved_clock.hpp"

using namespace ludarium::shell;
using ludarium::test::MovedClock;
using News = Panel::News;

namespace {

struct TouchPanel : testing::Test {
    MovedClock clock;
    Panel panel{clock};

    // The last thing there was to tell of it.
    News touch(int times, milliseconds apart) {
        News last = News::none;
        for (int i = 0; i < times; ++i) {
            clock.move(apart);
            panel.touched();
            if (const auto news = panel.watch(); news != News::none) last = news;
        }
        return last;
    }
};

} // namespace

TEST_F(TouchPanel, IsBelievedWhileAChildDrumsOnItWithBothHands) {
    EXPECT_EQ(touch(1000, milliseconds(40)), News::none);
    EXPECT_FALSE(panel.raves());
}

TEST_F(TouchPanel, ThatReportsSixtyTouchesASecondRaves) {
    EXPECT_EQ(touch(200, milliseconds(16)), News::raves);
}

TEST_F(TouchPanel, ThatReportsHundredsRavesWithinASecond) {
    EXPECT_EQ(touch(200, milliseconds(3)), News::raves);
}

TEST_F(TouchPanel, ThatRavesIsNotBelievedForAQuieterMoment) {
    touch(200, milliseconds(16));
    EXPECT_EQ(touch(200, milliseconds(50)), News::none);
    EXPECT_TRUE(panel.raves());
}

TEST_F(TouchPanel, IsBelievedAgainWhenItIsCalmThoughNobodyTouchesIt) {
    touch(200, milliseconds(16));
    ASSERT_TRUE(panel.deadline());
    clock.move(*panel.deadline() - clock.now() - milliseconds(1));
    EXPECT_EQ(panel.watch(), News::none);
    clock.move(milliseconds(1));
    EXPECT_EQ(panel.watch(), News::calm);
    EXPECT_EQ(panel.deadline(), std::nullopt);
}

TEST_F(TouchPanel, CountsHowOftenItHasRaved) {
    for (int time = 0; time < 2; ++time) {
        touch(200, milliseconds(16));
        clock.move(Panel::span);
        panel.watch();
    }
    EXPECT_EQ(panel.times(), 2);
}
