#include <ludarium/host/plain_text.hpp>

#include <gtest/gtest.h>

using ludarium::host::is_plain;
using ludarium::host::plain_line;

TEST(PlainText, WordsOfAnyLanguageStayAsTheyAre) {
    for (const char* text : {"Latrunculi, 2 × 3", "ταῦλι", "שחמט", "♟ 𐎠", "C:\\tables"}) {
        EXPECT_EQ(plain_line(text), text);
        EXPECT_TRUE(is_plain(text));
    }
}

TEST(PlainText, ControlCharactersBecomeVisible) {
    EXPECT_EQ(plain_line("a\nb\r\tc"), "a\\nb\\r\\tc");
    EXPECT_EQ(plain_line("\x1b[31mred\x7f"), "\\x1b[31mred\\x7f");
    EXPECT_EQ(plain_line(std::string("a\0b", 3)), "a\\x00b");
    EXPECT_EQ(plain_line("\xC2\x9B"
                         "31m"),
              "\\x9b31m")
        << "the C1 form of the escape";
    EXPECT_EQ(plain_line("\xE2\x80\xA8"), "\\u2028");
    EXPECT_FALSE(is_plain("a\n"));
}

TEST(PlainText, NothingTurnsTheDirectionOfWriting) {
    EXPECT_EQ(plain_line("\xE2\x80\xAEgnihton\xE2\x81\xA9"), "\\u202egnihton\\u2069");
}

TEST(PlainText, ALongLineIsCutBetweenCharacters) {
    EXPECT_EQ(plain_line("aταῦλι", 4), "aτ");
    EXPECT_EQ(plain_line("\n\n", 3), "\\n");
}

TEST(PlainText, WhatIsNoUtf8IsReplaced) {
    const std::string instead = "\xEF\xBF\xBD";
    EXPECT_EQ(plain_line("a\xFFz"), "a" + instead + "z");
    EXPECT_EQ(plain_line("cut \xCF"), "cut " + instead);
    EXPECT_EQ(plain_line("\xC0\x8A"), instead + instead) << "a line end in too many bytes";
    EXPECT_EQ(plain_line("\xED\xA0\x80"), instead + instead + instead) << "half a surrogate";
}
