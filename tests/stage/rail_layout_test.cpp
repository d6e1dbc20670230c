#include "screens/rail_layout.hpp"

#include <string>

#include <gtest/gtest.h>

#include "screens/screen_unit.hpp"

using namespace ludarium::shell;

namespace {

constexpr Size screens[] = {{1280, 720},  {1024, 768},  {1920, 1080},
                            {3840, 2160}, {1080, 1920}, {720, 1280}};

struct Case {
    RailNeeds needs;
    RailLayout layout;
    std::string name;
};

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Size screen : screens)
        for (const unsigned languages : {1u, 4u, 6u, 11u})
            for (const double diagonal : {15.0, 27.0, 55.0}) {
                const RailNeeds needs{screen, languages, 3, fingertip(screen, diagonal)};
                all.push_back({needs, lay_out_rail(needs, Theme{}),
                               std::to_string(screen.width) + "x" + std::to_string(screen.height) +
                                   " languages " + std::to_string(languages) + " inches " +
                                   std::to_string(diagonal)});
            }
    return all;
}

std::vector<Box> parts(const RailLayout& l) {
    std::vector<Box> boxes{l.back};
    boxes.insert(boxes.end(), l.languages.begin(), l.languages.end());
    boxes.insert(boxes.end(), l.tools.begin(), l.tools.end());
    return boxes;
}

} // namespace

TEST(RailLayout, NothingOverlapsAndAllOfItLiesOnTheRail) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const auto boxes = parts(c.layout);
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            EXPECT_TRUE(c.layout.box.contains(boxes[i]));
            for (std::size_t j = i + 1; j < boxes.size(); ++j)
                EXPECT_TRUE(common(boxes[i], boxes[j]).empty());
        }
    }
}

TEST(RailLayout, EveryButtonIsLargeEnoughForAFinger) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        for (const Box& box : parts(c.layout)) {
            EXPECT_GE(box.width, c.needs.least_target);
            EXPECT_GE(box.height, c.needs.least_target);
        }
    }
}

TEST(RailLayout, ThereIsAButtonForEachLanguage) {
    for (const Case& c : cases()) EXPECT_EQ(c.layout.languages.size(), c.needs.languages);
}

TEST(RailLayout, IsOneRowOnAWideScreen) {
    const auto layout = lay_out_rail({{1920, 1080}, 4, 3, 64}, Theme{});
    EXPECT_LE(layout.box.height, 100);
    EXPECT_EQ(layout.languages.front().top, layout.back.top);
}
