#include "text/typesetter.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

struct TypesetterTest : testing::Test {
    Typesetter type{"Linux Libertine O"};
    TextStyle style;
    const std::string sentence =
        "Il re ha lasciato il trono e non può tornarci: scegli un’altra casella.";
};

} // namespace

TEST_F(TypesetterTest, APictureIsAsLargeAsItWasMeasured) {
    EXPECT_EQ(type.set("Ludarium", style)->size, type.measure("Ludarium", style));
    EXPECT_EQ(type.set(sentence, style, 300)->size, type.measure(sentence, style, 300));
}

TEST_F(TypesetterTest, LongTextWrapsInsideItsWidth) {
    const Size line = type.measure(sentence, style);
    const Size wrapped = type.measure(sentence, style, line.width / 3);
    EXPECT_LE(wrapped.width, line.width / 3 + 2);
    EXPECT_GE(wrapped.height, line.height * 3);
}

TEST_F(TypesetterTest, BoldItalicAndSmallCapitalsAreOtherLetters) {
    TextStyle bold = style;
    bold.bold = true;
    TextStyle italic = style;
    italic.italic = true;
    TextStyle small_caps = style;
    small_caps.small_caps = true;
    const auto plain = type.set("Tavola", style)->rgba;
    EXPECT_NE(type.set("Tavola", bold)->rgba, plain);
    EXPECT_NE(type.set("Tavola", italic)->rgba, plain);
    EXPECT_NE(type.set("Tavola", small_caps)->rgba, plain);
}

TEST_F(TypesetterTest, FittedTextGetsSmallerUntilItFits) {
    const Size room{300, 90};
    const Size size = type.fit(sentence, style, room)->size;
    EXPECT_LE(size.width, room.width);
    EXPECT_LE(size.height, room.height);
}

TEST_F(TypesetterTest, FittedTextThatNeverFitsIsCut) {
    const Size room{200, 60};
    const Size size = type.fit(sentence + sentence + sentence, style, room)->size;
    EXPECT_LE(size.width, room.width + 2);
    EXPECT_LE(size.height, room.height + 4); // descenders of the last line
}

TEST_F(TypesetterTest, TheSameWordsAreSetOnce) {
    EXPECT_EQ(type.set("Tablut", style), type.set("Tablut", style));
    EXPECT_NE(type.set("Tablut", style), type.set("Tablut", style.coloured({1, 0, 0, 1})));
}

TEST_F(TypesetterTest, CentredTextFillsItsWidth) {
    EXPECT_EQ(type.set("ab", style.aligned(Align::centre), 400)->size.width, 400);
}

TEST_F(TypesetterTest, PolytonicGreekHasLetters) {
    // Letters the family lacks would come from another font, or be boxes of equal width.
    EXPECT_NE(type.set("ᾍδης", style)->rgba, type.set("□□□□", style)->rgba);
    EXPECT_GT(type.measure("Ζήνων", style).width, 0);
}

TEST_F(TypesetterTest, EmptyTextIsNoCrash) {
    EXPECT_TRUE(type.set("", style));
    EXPECT_TRUE(type.fit("", style, {10, 10}));
}
