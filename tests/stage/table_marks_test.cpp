#include "screens/table_marks.hpp"

#include <map>

#include "bare_stage.hpp"
#include "table_play_fixture.hpp"

using testing::ElementsAre;

namespace ludarium::test {
namespace {

struct TableMarksTest : TablePlayTest {
    // The numbers on the board, from left to right.
    std::vector<std::string> numbers() {
        marks.show(play, false);
        std::map<float, std::string> found;
        for (const Look* look : stage.looks())
            if (const auto words = stage.type.words_of(look->picture.get()))
                found[look->frame.left] = *words;
        std::vector<std::string> all;
        for (const auto& [left, words] : found) all.push_back(words);
        return all;
    }
    void show(const Position& shown) { play.take(Started{shown}); }

    BareStage stage{{800, 100}};
    // The last one has room for five men in a row.
    BoardPlaces places{{"a", "b", "c", "d"},
                       {{"a", {{0, 0, 100, 100}, StackFrom::centre}},
                        {"b", {{100, 0, 100, 100}, StackFrom::centre}},
                        {"c", {{200, 0, 100, 100}, StackFrom::centre}},
                        {"d", {{300, 0, 500, 100}, StackFrom::left}}},
                       {0, 0, 800, 100},
                       0.9f};
    TableMarks marks{stage.tools, places};
};

TEST_F(TableMarksTest, ATargetSaysWhichDieLeadsThere) {
    Position shown = position(0, 0);
    shown.dice = {{6, 1, 1}, {6, 2, 1}};
    shown.legal[0].dice = 0b01;
    shown.legal[1].dice = 0b10;
    show(shown);
    EXPECT_THAT(numbers(), ElementsAre());
    play.tap(a);
    EXPECT_THAT(numbers(), ElementsAre("1", "2"));
}

TEST_F(TableMarksTest, ATargetOfSeveralDiceSaysTheirSum) {
    Position shown = position(0, 0);
    shown.dice = {{6, 4, 1}, {6, 5, 1}};
    shown.legal[0].dice = 0b11;
    shown.legal.pop_back();
    show(shown);
    play.tap(a);
    EXPECT_THAT(numbers(), ElementsAre("9"));
}

TEST_F(TableMarksTest, WithoutDiceATargetIsPlain) {
    start();
    play.tap(a);
    EXPECT_THAT(numbers(), ElementsAre());
}

TEST_F(TableMarksTest, FifteenMenOnOneSpotAreToldByTheirNumber) {
    Position shown = position(0, 1);
    shown.stacks = {{a, white_man, 15}, {b, white_man, 2}, {d, black_man, 5}};
    show(shown);
    EXPECT_THAT(numbers(), ElementsAre("15")) << "two, and five in a row, can be counted";
}

} // namespace
} // namespace ludarium::test
