// Moves, positions and whole states as text; and what is refused.
#include <gtest/gtest.h>

#include "tablut_board.hpp"

using namespace tablut;
using ludarium::Refused;

namespace {

const std::string start = "3mmm3/4m4/4s4/m3s3m/mmsskssmm/m3s3m/4s4/4m4/3mmm3 m";

// "at 12: why", or "accepted".
std::string refusal(const Variant& variant, const std::string& text) {
    try {
        read_position(variant, text);
        return "accepted";
    } catch (const Refused& refused) {
        EXPECT_EQ(refused.status(), LUDARIUM_BAD_TEXT);
        return "at " + std::to_string(refused.offset()) + ": " + refused.what();
    }
}

bool data_refused(const Variant& variant, const std::string& bytes) {
    try {
        read_state(variant, bytes);
        return false;
    } catch (const Refused& refused) {
        EXPECT_EQ(refused.status(), LUDARIUM_BAD_DATA);
        return true;
    }
}

} // namespace

TEST(TablutNotation, MovesReadBack) {
    for (unsigned from = 0; from < square_count; ++from)
        for (unsigned to = 0; to < square_count; ++to) {
            const Move move = {Square::number(from), Square::number(to)};
            EXPECT_EQ(read_move(move_text(move)), move);
            EXPECT_EQ(move_of(action(move)), move);
        }
    EXPECT_EQ(move_text({sq("e5"), sq("e1")}), "e5-e1");
}

TEST(TablutNotation, WhatIsNoMoveIsNotRead) {
    for (const char* text : {"", "e5", "e5e1", "e5-j1", "e5-e0", "e5-e1 ", "E5-E1", "e5xe1"})
        EXPECT_EQ(read_move(text), std::nullopt) << text;
}

TEST(TablutNotation, PositionsReadBack) {
    std::mt19937_64 random(5);
    for (const Variant& variant : variants)
        for (int n = 0; n < 100; ++n) {
            const Position position = random_state(variant, random).position();
            EXPECT_EQ(read_position(variant, position_text(position)), position);
        }
}

TEST(TablutNotation, FinalPositionsReadBackAsFinal) {
    State escaped = game(base_game, "m h8 k c3", white);
    play(escaped, "c3-c1");
    State captured = game(linnaeus, "m c6 h6 k g6", black);
    play(captured, "c6-f6");
    State enclosed = game(base_game, "m d5 f5 e4 c6 s a1 k e5", black);
    play(enclosed, "c6-e6");
    for (const State* state : {&escaped, &captured, &enclosed}) {
        const State back(state->variant(),
                         read_position(state->variant(), position_text(state->position())));
        EXPECT_EQ(back.ending(), state->ending());
    }
}

TEST(TablutNotation, RefusalsTellWhereAndWhy) {
    EXPECT_EQ(refusal(base_game, start), "accepted");
    EXPECT_EQ(refusal(base_game, ""), "at 0: the text ends in rank 9");
    EXPECT_EQ(refusal(base_game, "3mmm3/4x4"), "at 7: expected m, s, k or a digit from 1 to 9");
    EXPECT_EQ(refusal(base_game, "3mmm4"), "at 4: more than nine squares in a rank");
    EXPECT_EQ(refusal(base_game, "45"), "at 1: two digits in a row: write their sum");
    EXPECT_EQ(refusal(base_game, "9 9"), "at 1: a slash belongs after nine squares");
    EXPECT_EQ(refusal(base_game, "9/9/9/9/9/9/9/9/9"),
              "at 17: a space and the side to move belong after rank 1");
    EXPECT_EQ(refusal(base_game, "9/9/9/9/4k4/9/9/9/9 x"), "at 20: the side to move is m or s");
    EXPECT_EQ(refusal(base_game, start + " 0"), "at 51: nothing may follow the side to move");
}

TEST(TablutNotation, WhatCouldNotStandOnTheBoardIsRefused) {
    EXPECT_EQ(refusal(base_game, "k8/9/9/9/4k4/9/9/9/9 m"), "at 10: there is only one king");
    EXPECT_EQ(refusal(base_game, "sssssssss/9/9/9/4k4/9/9/9/9 m"),
              "at 8: there are only eight Swedes");
    EXPECT_EQ(refusal(base_game, "mmmmmmmmm/mmmmmmmmm/9/9/4k4/9/9/9/9 m"),
              "at 17: there are only sixteen Muscovites");
    EXPECT_EQ(refusal(base_game, "9/9/9/9/4s4/9/9/9/9 m"),
              "at 9: e5 is a throne: only the king stands there");
    EXPECT_EQ(refusal(five_thrones, "m8/9/9/9/4k4/9/9/9/9 m"),
              "at 0: a9 is a throne: only the king stands there");
    EXPECT_EQ(refusal(base_game, "m8/9/9/9/4k4/9/9/9/9 m"), "accepted");
    EXPECT_EQ(refusal(base_game, "k8/9/9/9/9/9/9/9/4m4 s"),
              "at 21: the king has escaped already: it can only be the Muscovites' turn");
    EXPECT_EQ(refusal(base_game, "9/9/9/9/9/9/9/9/4m4 m"),
              "at 20: the king is captured already: it can only be the Swedes' turn");
}

TEST(TablutNotation, BytesThatNoGameWroteAreRefused) {
    EXPECT_FALSE(data_refused(base_game, start));
    EXPECT_FALSE(data_refused(base_game, start + " a4-b4 e3-d3"));
    EXPECT_TRUE(data_refused(base_game, ""));
    EXPECT_TRUE(data_refused(base_game, start + " "));
    EXPECT_TRUE(data_refused(base_game, start + " a4-b4 "));
    EXPECT_TRUE(data_refused(base_game, start + "_a4-b4"));
    EXPECT_TRUE(data_refused(base_game, start + " a4-b5")) << "not a move";
    EXPECT_TRUE(data_refused(base_game, start + " e3-d3")) << "not White's turn";
    EXPECT_TRUE(data_refused(base_game, "9/9/9/m3sm3/4k4/9/9/9/8m m a6-d6"))
        << "captures are not among the quiet moves";
    EXPECT_TRUE(data_refused(base_game, "9/9/9/9/4k4/9/9/9/8m s e5-e9 i1-i2"))
        << "nothing follows the end";
}

TEST(TablutNotation, RandomBytesAreRefusedOrReadBackTheSame) {
    std::mt19937_64 random(11);
    const std::string letters = "msk123456789/ -abcdefghi\0\xff";
    const std::string written = start + " a4-b4 e3-d3 b4-a4";
    for (int n = 0; n < 20'000; ++n) {
        std::string bytes = written;
        for (auto changes = 1 + random() % 3; changes > 0; --changes) {
            const std::size_t at = random() % bytes.size();
            if (random() % 3 == 0)
                bytes.erase(at);
            else
                bytes[at] = letters[random() % letters.size()];
            if (bytes.empty()) bytes = " ";
        }
        if (data_refused(five_thrones, bytes)) continue;
        EXPECT_EQ(state_bytes(read_state(five_thrones, bytes)), bytes);
    }
}
