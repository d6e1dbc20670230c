// Reading and trying in the real window: guided first games by real taps, and the rules of a running game.
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include <ludarium/host/page.hpp>

#include "../common/kiosk_window.hpp"

using ludarium::test::KioskStart;
using ludarium::test::KioskWindow;

namespace {

struct Tap {
    std::string from; // the beginning of a spot's name
    std::string to;
};

struct Lesson {
    std::string game;
    std::vector<std::vector<Tap>> right; // the visitor's moves of each step
    std::size_t wrong_step;
    Tap wrong; // legal, but not what its first turn asks for
};

const Lesson lessons[] = {
    {"tablut", {{{"d9", "d6"}}, {{"e4", "b4"}}, {{"e5", "e3"}, {"e3", "a3"}}}, 0, {"d9", "e9"}},
    {"tavli",
     {{{"reserve-white", "5"}}, {{"6", "9"}, {"4", "9"}}, {{"24", "home-white"}}},
     1,
     {"2", "3"}},
    {"scripta",
     {{{"reserve-white", "a5"}}, {{"a2", "a4"}, {"reserve-white", "a5"}}, {{"e2", "home-white"}}},
     1,
     {"reserve-white", "a2"}},
    {"astronomica",
     {{{"axis-saturn", "9"}}, {{"axis-saturn", "9"}}, {{"20", "28"}}},
     2,
     {"9", "17"}},
};

// What the page says to a move that is not right, at the first turn of a step.
std::string correction(const Lesson& lesson) {
    std::ifstream in(std::string(LUDARIUM_GAMES) + "/" + lesson.game + "/content/it/lesson.md");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto page = ludarium::host::read_page(text);
    for (const auto& line : page->steps.at(lesson.wrong_step).boards.at(0).lines)
        if (line.kind == ludarium::host::BoardLine::Kind::wrong) return line.text;
    return {};
}

class GuidedGame : public testing::TestWithParam<Lesson> {
  protected:
    GuidedGame() : kiosk(KioskStart{1920, 1080, GetParam().game, ""}) {
        kiosk.await("screen", "name", "table");
        kiosk.await("position");
        kiosk.tap("button-back");
        kiosk.await("screen", "name", "page");
        kiosk.tap("button-chapter-lesson");
        kiosk.await("screen", "name", "book");
    }

    // Taps away whatever plays by itself.
    void await_board(const std::string& state) { await_board(state, kiosk.await("page")); }
    void await_board(const std::string& state, nlohmann::json page) {
        for (; page.at("board") != state; page = kiosk.await("page")) kiosk.tap("caption");
        if (state == "waits") kiosk.await("offers");
    }
    void play_rightly(const Tap& tap) {
        play(tap);
        kiosk.await("page", "board", "plays");
    }
    void play(const Tap& tap) {
        kiosk.tap(spot(tap.from));
        kiosk.tap(spot(tap.to));
    }
    // Some spots have a number behind their names: whichever is offered.
    std::string spot(const std::string& name) const {
        for (const std::string& offer : kiosk.offers())
            if (offer.rfind("spot-" + name + "-", 0) == 0) return offer;
        return "spot-" + name;
    }

    KioskWindow kiosk;
};

} // namespace

TEST_P(GuidedGame, IsWonByTaps) {
    for (const auto& step : GetParam().right) {
        for (const Tap& tap : step) {
            await_board("waits");
            play_rightly(tap);
        }
        await_board("finished");
        kiosk.tap("button-next");
    }
    kiosk.await("screen", "name", "table");
}

TEST_P(GuidedGame, SaysWhatIsWrongAndWaitsForTheRightMove) {
    const std::size_t step = GetParam().wrong_step;
    auto page = kiosk.await("page", "step", 0);
    for (std::size_t i = 1; i <= step; ++i) {
        kiosk.tap("button-next");
        page = kiosk.await("page", "step", i);
    }
    await_board("waits", page);
    play(GetParam().wrong);
    kiosk.await("message", "text", correction(GetParam()));
    kiosk.tap("button-language-fr");
    kiosk.await("language");
    play_rightly(GetParam().right[step].front());
}

INSTANTIATE_TEST_SUITE_P(Book, GuidedGame, testing::ValuesIn(lessons),
                         [](const auto& about) { return about.param.game; });

TEST(Rules, OfARunningGameAreOneTapAwayAndGiveItBackUntouched) {
    KioskWindow kiosk;
    kiosk.await_position(0);
    kiosk.tap("spot-a4");
    kiosk.tap("spot-b4");
    kiosk.await_position(2);
    kiosk.tap("button-rules");
    kiosk.await("page", "chapter", "rules");
    kiosk.tap("button-next");
    kiosk.await("page", "step", 1);
    kiosk.tap("button-back");
    kiosk.await("screen", "name", "table");
    kiosk.tap("spot-b4"); // the man that was moved
    kiosk.tap("spot-a4");
    kiosk.await_position(3);
}

TEST(Rules, OpenAtTheStepThatMattersNow) {
    KioskWindow kiosk(KioskStart{1920, 1080, "tavli", ""});
    kiosk.await_position(0);
    kiosk.tap("button-rules");
    EXPECT_EQ(kiosk.await("page", "chapter", "rules").at("step"), 1) << "men are entering";
}
