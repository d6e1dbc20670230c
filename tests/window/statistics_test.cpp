// What real visits leave behind in the statistics.
#include <gmock/gmock.h>

#include "counted.hpp"

using namespace ludarium::shell;
using ludarium::test::kept;
using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using testing::ElementsAre;
using testing::Gt;

namespace {

const std::string impatient = "[idle]\nmenus = 4\nplay = 3\nquestion = 2\n";

} // namespace

TEST(Statistics, AVisitIsCountedWithItsPagesLanguagesAndAbandonedGame) {
    KioskWindow kiosk(KioskStart{1920, 1080, "", impatient, ""});
    kiosk.await("screen", "name", "attract");
    kiosk.tap_at(500, 500);
    kiosk.await("screen", "name", "home");
    kiosk.sit_down("tablut");
    kiosk.tap("button-language-fr");
    kiosk.await("language", "code", "fr");
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(2);
    kiosk.tap("button-rules");
    kiosk.await("screen", "name", "book");
    kiosk.await("screen", "name", "attract");
    EXPECT_EQ(kiosk.stop_shell(), 0);
    EXPECT_THAT(kept(kiosk, Rows::visits, {"language", "language_to", "screen", "ended"}),
                ElementsAre("it fr book time-out "));
    EXPECT_THAT(kept(kiosk, Rows::games, {"game", "level", "plies", "result", "left_from"}),
                ElementsAre("tablut 1 2 abandoned book "));
    EXPECT_THAT(kept(kiosk, Rows::readings, {"game", "chapter", "language"}),
                ElementsAre("tablut rules fr "));
}

TEST(Statistics, AVisitThatACrashInterruptsIsOneVisit) {
    KioskWindow kiosk(KioskStart{1920, 1080, "tablut", impatient, ""});
    kiosk.await_position(0);
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(2);
    kiosk.kill_shell();
    kiosk.start();
    kiosk.await("resumed");
    kiosk.await_position(2);
    kiosk.await("screen", "name", "attract");
    EXPECT_EQ(kiosk.stop_shell(), 0);
    EXPECT_THAT(kept(kiosk, Rows::visits, {"ended"}), ElementsAre("time-out "));
    EXPECT_THAT(kept(kiosk, Rows::games, {"game", "plies", "result"}),
                ElementsAre("tablut 2 abandoned "));
}
