// ludariumctl doctor, where there is a screen to look at.
#include <gmock/gmock.h>

#include "../common/kiosk_window.hpp"
#include "../conformance/ran_ctl.hpp"

TEST(Doctor, SeesTheScreenAndWhatDrawsOnIt) {
    const ludarium::test::VirtualScreen screen(1080, 1920);
    const Ran ran = ran_ctl("doctor", "", "DISPLAY=" + screen.display());
    EXPECT_THAT(ran.output, testing::ContainsRegex("screen +1080×1920, drawn by [A-Za-z]"));
}
