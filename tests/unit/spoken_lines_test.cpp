#include "ctl/spoken_lines.hpp"

#include <gtest/gtest.h>

using namespace ludarium::ctl;

TEST(SpokenLines, ALineIsWholeWhenItsEndHasCome) {
    SpokenLines lines;
    lines.hear("mo");
    EXPECT_FALSE(lines.next());
    lines.hear("ve e5-e1\r\nrea");
    EXPECT_EQ(lines.next(), "move e5-e1");
    EXPECT_FALSE(lines.next());
}

TEST(SpokenLines, ALineWithoutEndIsDroppedAndTheNextIsHeard) {
    SpokenLines lines;
    for (int i = 0; i < 3000; ++i) lines.hear(std::string(1000, 'x'));
    lines.hear("\nready\n");
    EXPECT_EQ(lines.next(), "ready");
}

TEST(SpokenLines, AWordIsTheWholeWord) {
    EXPECT_EQ(said_after("move", "move e5-e1"), "e5-e1");
    EXPECT_EQ(said_after("ready", "ready"), "");
    EXPECT_FALSE(said_after("move", "moves e5-e1"));
    EXPECT_FALSE(said_after("move", "mo"));
}
