#include "screens/board_places.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;
using ludarium::Spot;

namespace {

// Two squares side by side on a board that begins at 1000, 100, and a spot nobody has drawn.
const BoardPlaces places({"a1", "b1", "reserve"},
                         {{"a1", {{0, 0, 100, 100}, StackFrom::centre}},
                          {"b1", {{100, 0, 100, 100}, StackFrom::centre}}},
                         {1000, 100, 200, 100}, 0.9f);

} // namespace

TEST(BoardPlaces, AreOnTheScreenWhereTheBoardIs) {
    ASSERT_TRUE(places.place(Spot{1}));
    EXPECT_EQ(places.place(Spot{1})->box, (Box{1100, 100, 100, 100}));
}

TEST(BoardPlaces, MenAreAShareOfTheirSpot) {
    EXPECT_EQ(places.man(), 90);
    EXPECT_EQ(places.man_place(Spot{0}, 0, 1), (Frame{1005, 105, 90, 90}));
}

TEST(BoardPlaces, ASpotTheDesignerForgotIsNowhere) {
    EXPECT_FALSE(places.place(Spot{2}));
    EXPECT_FALSE(places.place(Spot::none));
    EXPECT_EQ(places.man_place(Spot{2}, 0, 1), Frame{});
}

TEST(BoardPlaces, AFingerMeansTheSpotItTouches) {
    EXPECT_EQ(places.at({1099, 150}, 30), Spot{0});
    EXPECT_EQ(places.at({1101, 150}, 30), Spot{1});
}

TEST(BoardPlaces, AFingerJustBesideASpotMeansTheNearest) {
    EXPECT_EQ(places.at({980, 150}, 30), Spot{0});
    EXPECT_FALSE(places.at({960, 150}, 30));
}
