// The Markdown of pages, for the eye and for the ear.
#include <gtest/gtest.h>

#include "pages/markdown.hpp"

using namespace ludarium::shell;

TEST(Markdown, EmphasisBecomesMarkup) {
    EXPECT_EQ(markup_of("a *b* **c**"), "a <i>b</i> <b>c</b>");
}
TEST(Markdown, SignsOfMarkupAreEscaped) {
    EXPECT_EQ(markup_of("a < b & c"), "a &lt; b &amp; c");
}
TEST(Markdown, ParagraphsArePartedAndLinesJoined) {
    EXPECT_EQ(markup_of("one\ntwo\n\nthree"), "one two\n\nthree");
}
TEST(Markdown, ItemsBeginWithABullet) {
    EXPECT_EQ(markup_of("- a\n- b"), "• a\n• b");
    EXPECT_EQ(markup_of("text\n\n- a\n- b"), "text\n\n• a\n• b");
}
TEST(Markdown, TheVoiceGetsNoMarks) {
    EXPECT_EQ(plain_text_of("a *b* & **c**"), "a b & c");
}
TEST(Words, AreCountedAsEditorsCount) {
    EXPECT_EQ(word_count("Che cosa c’è – qui?"), 4u);
    EXPECT_EQ(word_count("été · 1732 → «ici»"), 3u);
    EXPECT_EQ(word_count(" \n"), 0u);
}
