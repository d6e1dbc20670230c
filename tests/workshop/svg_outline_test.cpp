#include "workshop/svg_outline.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

Outline outline_of(const std::string& svg) {
    std::string problem;
    return read_outline(svg, problem).value();
}

bool refused(const std::string& svg) {
    std::string problem;
    return !read_outline(svg, problem) && !problem.empty();
}

} // namespace

TEST(SvgOutline, TakesItsSizeFromWidthAndHeight) {
    const auto outline = outline_of(R"(<svg width="300" height="200px" viewBox="0 0 9 9"/>)");
    EXPECT_FLOAT_EQ(outline.aspect(), 1.5f);
}

TEST(SvgOutline, TakesItsSizeFromTheViewBoxOtherwise) {
    EXPECT_FLOAT_EQ(outline_of(R"(<svg viewBox="0,0 40 20"/>)").aspect(), 2);
    EXPECT_FLOAT_EQ(outline_of(R"(<svg width="100%" height="100%" viewBox="0 0 40 20"/>)").aspect(),
                    2);
}

TEST(SvgOutline, FindsSpotsAndWhereMenPileUpFrom) {
    const auto outline = outline_of(R"(<svg><g><rect id="spot-a1" data-stack="bottom"/>
        <rect id="spot-home-white"/><rect id="spotless"/></g></svg>)");
    ASSERT_EQ(outline.spots.size(), 2u);
    EXPECT_EQ(outline.spots.at("a1"), StackFrom::bottom);
    EXPECT_EQ(outline.spots.at("home-white"), StackFrom::centre);
}

TEST(SvgOutline, ABrokenFileHasAnOutlineAsFarAsItGoes) {
    const auto outline = outline_of(R"(<svg viewBox="0 0 40 20"><rect id="spot-a1"/><rect <<)");
    EXPECT_EQ(outline.spots.count("a1"), 1u);
}

TEST(SvgOutline, EntitiesAndEmbeddedThingsThatAreNoPicturesAreRefused) {
    EXPECT_TRUE(refused(R"(<!DOCTYPE svg [<!ENTITY a "b">]><svg/>)"));
    EXPECT_TRUE(refused(R"(<svg><image href=" data:image/png;base64,AAAA"/></svg>)"));
    EXPECT_FALSE(refused(R"(<svg><use href="#data:"/></svg>)"));
}

TEST(SvgOutline, NumbersThatNoScreenCanShowAreRefused) {
    EXPECT_TRUE(refused(R"(<svg width="1e30" height="1e30"/>)"));
    EXPECT_TRUE(refused(R"(<svg viewBox="0 0 inf 20"/>)"));
    EXPECT_TRUE(refused(R"(<svg width="9000" height="1"/>)"));
    EXPECT_FALSE(refused(R"(<svg viewBox="0 0 nan nan"/>)")); // as one that says nothing
}
