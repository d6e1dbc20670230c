#include "screens/table_layout.hpp"

#include <string>

#include <gtest/gtest.h>

#include "screens/rail_layout.hpp"
#include "screens/screen_unit.hpp"

using namespace ludarium::shell;

namespace {

constexpr Size screens[] = {{1280, 720},  {1366, 768},  {1280, 1024}, {1600, 1200},
                            {1920, 1080}, {2560, 1440}, {3840, 2160}, {720, 1280},
                            {1080, 1920}, {1200, 1600}, {2160, 3840}};

struct Case {
    TableNeeds needs;
    TableLayout layout;
    std::string name;
};

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Size screen : screens)
        for (const float aspect : {1.f, 18.f / 11.f})
            for (const unsigned players : {1u, 2u, 4u, 7u})
                for (const unsigned dice : {0u, 2u, 3u})
                    for (const unsigned languages : {1u, 4u, 6u}) {
                        const int finger = fingertip(screen, 27);
                        const RailLayout rail = lay_out_rail({screen, languages, 3, finger}, {});
                        TableNeeds needs{screen, aspect, players, dice, 3, rail.box.height, finger};
                        all.push_back(
                            {needs, lay_out_table(needs, Theme{}),
                             std::to_string(screen.width) + "x" + std::to_string(screen.height) +
                                 " aspect " + std::to_string(aspect) + " players " +
                                 std::to_string(players) + " dice " + std::to_string(dice) +
                                 " languages " + std::to_string(languages)});
                    }
    return all;
}

std::vector<Box> parts(const TableLayout& l) {
    std::vector<Box> boxes{l.message};
    if (!l.title.empty()) boxes.push_back(l.title);
    if (!l.dice.empty()) boxes.push_back(l.dice);
    for (const auto* list : {&l.plates, &l.buttons})
        boxes.insert(boxes.end(), list->begin(), list->end());
    return boxes;
}

} // namespace

TEST(TableLayout, NothingOverlapsOnAnyScreen) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const auto boxes = parts(c.layout);
        for (std::size_t i = 0; i < boxes.size(); ++i)
            for (std::size_t j = i + 1; j < boxes.size(); ++j)
                EXPECT_TRUE(common(boxes[i], boxes[j]).empty());
        EXPECT_TRUE(common(c.layout.board, c.layout.panel).empty());
    }
}

TEST(TableLayout, EverythingIsOnTheScreenAndInThePanel) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const Box screen{0, 0, c.needs.screen.width, c.needs.screen.height};
        EXPECT_TRUE(screen.contains(c.layout.board));
        EXPECT_TRUE(screen.contains(c.layout.panel));
        for (const Box& box : parts(c.layout)) EXPECT_TRUE(c.layout.panel.contains(box));
    }
}

TEST(TableLayout, EverythingThatIsTouchedIsLargeEnoughForAFinger) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const int least = std::max(c.needs.least_target, c.layout.scaled(72));
        for (const auto* list : {&c.layout.buttons})
            for (const Box& box : *list) {
                EXPECT_GE(box.width, least);
                EXPECT_GE(box.height, least);
            }
        if (c.needs.dice > 0) {
            EXPECT_GE(c.layout.dice.height, least);
        }
    }
}

TEST(TableLayout, ThereIsRoomForASentence) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        EXPECT_GE(c.layout.message.height, c.layout.scaled(120));
        EXPECT_GE(c.layout.message.width, c.layout.scaled(400));
    }
}

TEST(TableLayout, TheBoardKeepsItsShape) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        EXPECT_NEAR(static_cast<float>(c.layout.board.width) /
                        static_cast<float>(c.layout.board.height),
                    c.needs.board_aspect, 0.01);
    }
}

TEST(TableLayout, ASquareBoardFillsTheHeightOfAWideScreen) {
    const auto layout = lay_out_table({{1920, 1080}, 1, 2, 0, 3, 0, 64}, Theme{});
    EXPECT_GE(layout.board.height, 1020);
}

TEST(TableLayout, ButtonsAreInTheLowerHalfWithinReach) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        EXPECT_GT(c.layout.buttons.at(0).top, c.needs.screen.height / 2);
    }
}

TEST(TableLayout, LargerLettersLeaveTheBoardWhereItIs) {
    Theme large;
    large.type.body = large.type.small = large.type.name = large.type.turn = 90;
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        EXPECT_EQ(lay_out_table(c.needs, large).board, c.layout.board);
    }
}

TEST(Fingertip, IsTwentyMillimetres) {
    EXPECT_NEAR(fingertip({1920, 1080}, 27), 64, 1);
    EXPECT_NEAR(fingertip({3840, 2160}, 27), 128, 1);
    EXPECT_NEAR(fingertip({1920, 1080}, 21.5), 81, 1);
}
