// What every level can be trusted with.
#include <set>

#include <gtest/gtest.h>

#include <tablut/evaluation.hpp>

#include "tablut_board.hpp"

using namespace tablut;

namespace {

ludarium::Choice chosen(const State& state, unsigned level, std::uint64_t seed = 1,
                        std::uint64_t nodes = 4'000) {
    ludarium_ai_request request{};
    request.level = level;
    request.seed = seed;
    request.node_limit = nodes;
    return Tablut::choose(state, ludarium::Thought(request, nullptr));
}

int value(const Position& position, const Variant& variant, Side side) {
    return evaluate(position, variant, weights_of(Tablut::weights(), variant), side);
}

std::string move_of_level(const State& state, unsigned level, std::uint64_t seed = 1) {
    return move_text(move_of(chosen(state, level, seed).action));
}

} // namespace

TEST(TablutAi, EveryLevelSeesAWinInOne) {
    const State escape = game(linnaeus, "m a1 i9 d5 f5 e6 b2 h8 e1 s e3 c4 k e4", white);
    ASSERT_EQ(king_exits(escape.position(), linnaeus).size(), 1u);
    const State capture = game(linnaeus, "m c6 h6 a1 a9 i1 s g7 g5 b2 k g6", black);
    for (unsigned level = 0; level < level_count; ++level)
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            EXPECT_EQ(move_of_level(escape, level, seed), "e4-i4");
            EXPECT_EQ(move_of_level(capture, level, seed), "c6-f6");
        }
}

TEST(TablutAi, EveryLevelStopsAKingWhoCanBeStopped) {
    const State state = game(base_game, "m d7 a1 i1 s d5 f5 e4 k e5", black);
    for (unsigned level = 0; level < level_count; ++level)
        for (std::uint64_t seed = 0; seed < 5; ++seed)
            EXPECT_EQ(move_of_level(state, level, seed), "d7-e7") << level;
}

TEST(TablutAi, ItAnswersEvenIfStoppedAtOnce) {
    const ludarium_watch impatient = {nullptr, [](void*) -> std::int32_t { return 1; }};
    const State state = new_game(linnaeus);
    for (std::uint32_t level = 0; level < level_count; ++level) {
        const ludarium_ai_request request = {level, 0, 0, 1};
        const auto choice = Tablut::choose(state, ludarium::Thought(request, &impatient));
        EXPECT_TRUE(is_legal(state.position(), linnaeus, move_of(choice.action)));
    }
}

TEST(TablutAi, TheSameQuestionHasTheSameAnswer) {
    std::mt19937_64 random(3);
    for (const Variant& variant : variants) {
        const State state = random_state(variant, random);
        for (unsigned level = 0; level < level_count; ++level)
            EXPECT_EQ(chosen(state, level, 7).action, chosen(state, level, 7).action);
    }
}

TEST(TablutAi, TheWeakerLevelsPlayDifferentlyFromSeedToSeed) {
    std::set<ludarium::Action> moves;
    for (std::uint64_t seed = 0; seed < 12; ++seed)
        moves.insert(chosen(new_game(linnaeus), 0, seed).action);
    EXPECT_GT(moves.size(), 3u);
}

TEST(TablutAi, StrongerLevelsBeatWeakerOnes) {
    int ahead = 0;
    for (unsigned n = 0; n < 8; ++n) {
        const Side strong = n % 2 ? white : black;
        State state = new_game(linnaeus);
        for (unsigned ply = 0; !state.is_over(); ++ply) {
            const unsigned level = state.position().to_move() == strong ? 1 : 0;
            state.apply(move_of(chosen(state, level, n * 1000 + ply, 3'000).action));
        }
        if (state.winner()) ahead += state.winner() == strong ? 1 : -1;
    }
    EXPECT_GE(ahead, 3);
}

TEST(TablutAi, TheEvaluationIsFairAndBounded) {
    std::mt19937_64 random(17);
    for (const Variant& variant : variants)
        for (int n = 0; n < 300; ++n) {
            const Position position = random_state(variant, random).position();
            const int for_white = value(position, variant, white);
            EXPECT_EQ(for_white, -value(position, variant, black));
            EXPECT_LT(std::abs(for_white), 1000);
        }
}

TEST(TablutAi, TheEvaluationKnowsWhoIsAboutToWin) {
    EXPECT_GE(value(placed("m h8 k c3", white), base_game, white), 900);
    EXPECT_GE(value(placed("m c6 h6 k g6", black), linnaeus, black), 900);
    EXPECT_GT(value(placed("m h8 i9 k c3", black), base_game, white), 300) << "tuichi";
}

TEST(TablutAi, ItDoesNotWalkInCirclesWhenItIsWinning) {
    // White is far ahead, and the position has stood once: going back to it would be a draw's half.
    State state = game(linnaeus, "m a1 i2 b9 s c5 d5 f5 g5 e4 e6 e3 e7 k e5", white);
    for (unsigned ply = 0; ply < 60 && !state.is_over(); ++ply)
        state.apply(move_of(chosen(state, 1, ply).action));
    EXPECT_EQ(state.winner(), white);
}
