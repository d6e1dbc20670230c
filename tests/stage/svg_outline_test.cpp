#include "art/svg_outline.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

TEST(SvgOutline, TakesItsSizeFromWidthAndHeight) {
    const auto outline = read_outline(R"(<svg width="300" height="200px" viewBox="0 0 9 9"/>)");
    EXPECT_FLOAT_EQ(outline.aspect(), 1.5f);
}

TEST(SvgOutline, TakesItsSizeFromTheViewBoxOtherwise) {
    EXPECT_FLOAT_EQ(read_outline(R"(<svg viewBox="0,0 40 20"/>)").aspect(), 2);
    EXPECT_FLOAT_EQ(
        read_outline(R"(<svg width="100%" height="100%" viewBox="0 0 40 20"/>)").aspect(), 2);
}

TEST(SvgOutline, FindsSpotsAndWhereMenPileUpFrom) {
    const auto outline = read_outline(R"(<svg><g><rect id="spot-a1" data-stack="bottom"/>
        <rect id="spot-home-white"/><rect id="spotless"/></g></svg>)");
    ASSERT_EQ(outline.spots.size(), 2u);
    EXPECT_EQ(outline.spots.at("a1"), StackFrom::bottom);
    EXPECT_EQ(outline.spots.at("home-white"), StackFrom::centre);
}

TEST(SvgOutline, HidesTheVariantsThatAreNotPlayed) {
    const auto outline =
        read_outline(R"(<svg><g id="when-rules-old"/><g id="when-rules-new"/></svg>)");
    EXPECT_EQ(outline.hide_unchosen({"rules-new"}), "#when-rules-old { display: none }\n");
}

TEST(SvgOutline, ABrokenFileHasAnOutlineAsFarAsItGoes) {
    const auto outline = read_outline(R"(<svg viewBox="0 0 40 20"><rect id="spot-a1"/><rect <<)");
    EXPECT_EQ(outline.spots.count("a1"), 1u);
}

TEST(Fitting, FillsOneSideAndKeepsTheAspect) {
    EXPECT_EQ(fitted(2, {100, 100}), (Size{100, 50}));
    EXPECT_EQ(fitted(0.5, {100, 100}), (Size{50, 100}));
    EXPECT_EQ(covering(2, {100, 100}), (Size{200, 100}));
}
