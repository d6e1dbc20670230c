#include "art/drawing.hpp"

#include <gtest/gtest.h>

#include "../common/temporary_folder.hpp"

using namespace ludarium::shell;

namespace {

constexpr const char* board = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"
    width="200" height="100"><rect width="200" height="100" fill="#ff0000"/>
    <g id="when-rules-blue"><rect width="200" height="100" fill="#0000ff"/></g>
    <rect id="spot-a1" x="20" y="10" width="40" height="30" fill-opacity="0"/></svg>)";

struct DrawingTest : testing::Test {
    std::optional<Drawing> open(const std::vector<std::string>& chosen = {}) {
        return Drawing::open(folder.write("board.svg", board), chosen, easel, problems);
    }
    int red(const Picture& picture) const { return picture->rgba[0]; }

    ludarium::test::TemporaryFolder folder;
    workshop::Bench bench{LUDARIUM_WORKSHOP_PROGRAM};
    Easel easel{PictureCache(folder / "cache"), bench};
    std::vector<std::string> problems;
};

} // namespace

TEST_F(DrawingTest, SpotsScaleWithThePicture) {
    const auto spots = open()->spots({400, 200}, problems);
    ASSERT_EQ(spots.count("a1"), 1u) << (problems.empty() ? "" : problems[0]);
    EXPECT_EQ(spots.at("a1").box, (Box{40, 20, 80, 60}));
}

TEST_F(DrawingTest, ShowsOnlyTheChosenVariant) {
    EXPECT_EQ(red(open()->at({20, 10}, problems)), 255);
    EXPECT_EQ(red(open({"rules-blue"})->at({20, 10}, problems)), 0);
    EXPECT_EQ(red(open()->at({20, 10}, problems)), 255);
}

TEST_F(DrawingTest, FillsARoomOfAnotherShapeByCutting) {
    const Picture picture = open()->filling({50, 50}, problems);
    EXPECT_EQ(picture->size, (Size{50, 50}));
    EXPECT_TRUE(picture->opaque);
}

TEST_F(DrawingTest, AMissingFileIsAProblemWithItsName) {
    EXPECT_FALSE(Drawing::open(folder / "none.svg", {}, easel, problems));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_NE(problems[0].find("none.svg"), std::string::npos);
}

TEST_F(DrawingTest, AFileThatIsNoDrawingIsNamed) {
    const auto drawing = Drawing::open(folder.write("bad.svg", "<svg"), {}, easel, problems);
    ASSERT_TRUE(drawing);
    EXPECT_FALSE(drawing->at({10, 10}, problems));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_NE(problems[0].find("bad.svg"), std::string::npos);
}

TEST_F(DrawingTest, WhatIsInTheCacheNeedsNoWorkshop) {
    const Picture fresh = open()->at({20, 10}, problems);
    const auto places = open()->spots({20, 10}, problems);
    workshop::Bench none{"/nowhere"};
    Easel warm{PictureCache(folder / "cache"), none};
    const auto drawing = Drawing::open(folder / "board.svg", {}, warm, problems);
    ASSERT_TRUE(drawing);
    EXPECT_EQ(drawing->at({20, 10}, problems)->rgba, fresh->rgba);
    EXPECT_EQ(drawing->spots({20, 10}, problems).at("a1").box, places.at("a1").box);
    EXPECT_TRUE(problems.empty());
}
