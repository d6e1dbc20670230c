// Pages read aloud in the real window, by a voice that writes down what it was told.
#include <fstream>
#include <iterator>

#include <poll.h>
#include <sys/syscall.h>

#include <gmock/gmock.h>
#include <ludarium/host/page.hpp>

#include "../common/kiosk_window.hpp"
#include "../common/stand_in_voice.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;
using ludarium::test::StandInVoice;
using testing::HasSubstr;
using testing::StartsWith;

namespace {

ludarium::host::Page rules(const std::string& language) {
    std::ifstream in(std::string(LUDARIUM_GAMES) + "/tablut/content/" + language + "/rules.md");
    return *ludarium::host::read_page(std::string(std::istreambuf_iterator<char>(in), {}));
}

std::string first_caption(const ludarium::host::PageStep& step) {
    for (const auto& line : step.boards.at(0).lines)
        if (line.kind == ludarium::host::BoardLine::Kind::caption) return line.text;
    return {};
}

KioskStart at_tablut(const std::string& path, const std::string& settings = {}) {
    // With a sound device, whether or not this machine has one.
    return {1920, 1080, "tablut", settings, "", {"PATH=" + path, "ALSOFT_DRIVERS=wave"}};
}

void open_rules(KioskWindow& kiosk) {
    kiosk.await_position(0);
    kiosk.tap("button-rules");
    kiosk.await("page", "chapter", "rules");
}

// Waits for the end of a process that somebody else has to stop.
bool ends(pid_t pid) {
    const int end = static_cast<int>(::syscall(SYS_pidfd_open, pid, 0));
    if (end < 0) return true;
    pollfd event{end, POLLIN, 0};
    const bool gone = ::poll(&event, 1, 20'000) == 1;
    ::close(end);
    return gone;
}

struct ReadAloud : testing::Test {
    StandInVoice voice;
};

} // namespace

TEST_F(ReadAloud, TheStepIsReadAndThenWhatItsBoardSays) {
    voice.speak_briefly();
    KioskWindow kiosk(at_tablut(voice.path()));
    open_rules(kiosk);
    kiosk.tap("button-aloud");
    const auto page = rules("it");
    const auto heading = voice.said();
    EXPECT_THAT(heading.options, StartsWith("-v it "));
    EXPECT_EQ(heading.text, page.steps[0].heading);
    if (!page.opening.text.empty()) voice.said();
    const auto text = voice.said().text;
    EXPECT_EQ(text.substr(0, 20), page.steps[0].text.substr(0, 20));
    EXPECT_EQ(voice.said().text, first_caption(page.steps[0]));
}

TEST_F(ReadAloud, TheVoiceFollowsTheLanguage) {
    KioskWindow kiosk(at_tablut(voice.path()));
    open_rules(kiosk);
    kiosk.tap("button-aloud");
    const auto italian = voice.said();
    kiosk.tap("button-language-fr");
    EXPECT_TRUE(ends(italian.pid));
    const auto french = voice.said();
    EXPECT_THAT(french.options, StartsWith("-v fr "));
    EXPECT_EQ(french.text, rules("fr").steps[0].heading);
}

TEST_F(ReadAloud, EndsWithAnotherTapWithThePageAndWithTheSound) {
    KioskWindow kiosk(at_tablut(voice.path()));
    open_rules(kiosk);
    for (const char* button : {"button-aloud", "button-next", "button-sound"}) {
        kiosk.tap("button-aloud");
        const auto spoken = voice.said();
        kiosk.tap(button);
        EXPECT_TRUE(ends(spoken.pid)) << button;
    }
}

TEST_F(ReadAloud, EndsWhereNobodyListens) {
    KioskWindow kiosk(at_tablut(voice.path(), "[idle]\nplay = 3\nquestion = 30\n"));
    open_rules(kiosk);
    kiosk.tap("button-aloud");
    const auto spoken = voice.said();
    kiosk.await("still-there");
    EXPECT_TRUE(ends(spoken.pid));
}

TEST_F(ReadAloud, IsNotOfferedWithoutAVoice) {
    KioskWindow kiosk(at_tablut("/nowhere"));
    open_rules(kiosk);
    EXPECT_TRUE(kiosk.has_shown("button-next"));
    EXPECT_FALSE(kiosk.has_shown("button-aloud"));
}
