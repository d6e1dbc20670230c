#include "stage/shapes.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

struct Pixel {
    int red, green, blue, alpha;
};

Pixel at(const Picture& picture, int x, int y) {
    const auto i = static_cast<std::size_t>((y * picture->size.width + x) * 4);
    const auto& p = picture->rgba;
    return {p[i], p[i + 1], p[i + 2], p[i + 3]};
}

} // namespace

TEST(Shapes, APlainPictureIsOpaqueIfItsColourIs) {
    EXPECT_TRUE(plain({0.2, 0.4, 0.6})->opaque);
    EXPECT_FALSE(plain({0.2, 0.4, 0.6, 0.5})->opaque);
}

TEST(Shapes, ColoursArePremultipliedInTheOrderRedGreenBlue) {
    const Pixel pixel = at(plain({1, 0.5, 0, 0.5}), 1, 1);
    EXPECT_NEAR(pixel.red, 128, 1);
    EXPECT_NEAR(pixel.green, 64, 1);
    EXPECT_EQ(pixel.blue, 0);
    EXPECT_NEAR(pixel.alpha, 128, 1);
}

TEST(Shapes, APanelHasRoundCorners) {
    const Picture picture = panel({100, 60}, {{1, 1, 1, 1}, {0, 0, 0, 0}, 0, 20});
    EXPECT_EQ(at(picture, 0, 0).alpha, 0);
    EXPECT_EQ(at(picture, 50, 30).alpha, 255);
    EXPECT_FALSE(picture->opaque);
}

TEST(Shapes, ABandOfLightLeavesTheMiddleFreeAndFadesOutTowardsItsEdge) {
    const Picture picture = band_of_light({100, 100}, {1, 1, 1, 1}, 70, 6);
    EXPECT_EQ(at(picture, 50, 50).alpha, 0);
    EXPECT_EQ(at(picture, 85, 50).red, 255);
    EXPECT_LT(at(picture, 81, 50).red, 80) << "dark inside";
    EXPECT_LT(at(picture, 97, 50).alpha, 60);
    EXPECT_EQ(at(picture, 0, 0).alpha, 0);
}

TEST(Shapes, ADiscHasADarkEdge) {
    const Picture picture = disc({40, 40}, {1, 1, 1, 1});
    EXPECT_EQ(at(picture, 20, 20).red, 255);
    EXPECT_LT(at(picture, 1, 20).red, 80);
}

TEST(Colours, AreReadWithAndWithoutAlpha) {
    EXPECT_EQ(parse_colour("#ff0000"), (Colour{1, 0, 0, 1}));
    EXPECT_EQ(parse_colour("#0000ff00"), (Colour{0, 0, 1, 0}));
}

TEST(Colours, AnythingElseIsNone) {
    for (const char* text : {"", "ff0000", "#ff00", "#gg0000", "#ff00000", "red"})
        EXPECT_FALSE(parse_colour(text)) << text;
}
