// Every way a move can be wrong has its own sentence, and a legal one has none.
#include <gtest/gtest.h>

#include <tablut/explain.hpp>

#include "tablut_board.hpp"

using namespace tablut;

namespace {

std::optional<ludarium::Message> why(const State& state, const std::string& from,
                                     const std::string& to = "") {
    return why_not(state, from.empty() ? std::nullopt : std::optional(sq(from)),
                   to.empty() ? std::nullopt : std::optional(sq(to)));
}

} // namespace

TEST(TablutExplain, ALegalMoveNeedsNoReason) {
    EXPECT_EQ(key_of(why(new_game(base_game), "a4", "b4")), "");
    EXPECT_EQ(key_of(why(new_game(base_game), "a4")), "") << "it can move";
}

TEST(TablutExplain, EmptySquare) {
    const auto reason = why(new_game(base_game), "c3", "c4");
    EXPECT_EQ(key_of(reason), "why.empty");
    EXPECT_EQ(argument(reason, "spot"), "c3");
    EXPECT_EQ(key_of(why(new_game(base_game), "", "c4")), "why.no-man");
}

TEST(TablutExplain, TheOtherSidesMan) {
    EXPECT_EQ(key_of(why(new_game(base_game), "e3", "d3")), "why.turn-muscovites");
    State whites = new_game(base_game);
    play(whites, "a4-b4");
    EXPECT_EQ(key_of(why(whites, "b4", "b3")), "why.turn-swedes");
}

TEST(TablutExplain, ShutIn) {
    for (const char* to : {"", "a3", "c7"}) {
        const auto reason = why(new_game(base_game), "a5", to);
        EXPECT_EQ(key_of(reason), "why.shut-in");
        EXPECT_EQ(argument(reason, "spot"), "a5");
    }
}

TEST(TablutExplain, SameSquareAndCrookedMoves) {
    EXPECT_EQ(key_of(why(new_game(base_game), "a4", "a4")), "why.same-spot");
    EXPECT_EQ(key_of(why(new_game(base_game), "a4", "b3")), "why.not-straight");
}

TEST(TablutExplain, SomethingInTheWayIsNamed) {
    const State state = game(base_game, "m c3 c6 s f3 k e5", black);
    EXPECT_EQ(key_of(why(state, "c3", "c8")), "why.in-the-way");
    EXPECT_EQ(argument(why(state, "c3", "c8"), "spot"), "c6");
    EXPECT_EQ(argument(why(state, "c3", "i3"), "spot"), "f3");
}

TEST(TablutExplain, OccupiedTargets) {
    const State state = game(base_game, "m c3 c6 s f3 k e5", black);
    EXPECT_EQ(key_of(why(state, "c3", "c6")), "why.onto-own");
    EXPECT_EQ(key_of(why(state, "c3", "f3")), "why.onto-enemy");
}

TEST(TablutExplain, TheThrone) {
    const State men = game(base_game, "m e2 k c3", black);
    EXPECT_EQ(key_of(why(men, "e2", "e5")), "why.throne-stop");
    EXPECT_EQ(key_of(why(men, "e2", "e8")), "why.throne-crossed");
    const State king = game(base_game, "m a1 k e3", white);
    EXPECT_EQ(key_of(why(king, "e3", "e5")), "why.throne-left");
    EXPECT_EQ(key_of(why(king, "e3", "e7")), "why.throne-crossed");
    EXPECT_EQ(key_of(why(game(passable_throne, "m e2 k c3", black), "e2", "e5")),
              "why.throne-stop");
}

TEST(TablutExplain, CornerThronesAreTheKings) {
    EXPECT_EQ(key_of(why(game(five_thrones, "m a3 k c3", black), "a3", "a1")), "why.corner-throne");
}

TEST(TablutExplain, AfterTheEnd) {
    State state = game(base_game, "m h8 k c3", white);
    play(state, "c3-c1");
    EXPECT_EQ(key_of(why(state, "h8", "h7")), "why.game-over");
}

TEST(TablutExplain, EveryIllegalPairHasAReasonAndNoLegalOneDoes) {
    std::mt19937_64 random(23);
    for (const Variant& variant : variants)
        for (int n = 0; n < 40; ++n) {
            const State state = random_state(variant, random);
            for (unsigned from = 0; from < square_count; ++from)
                for (unsigned to = 0; to < square_count; ++to) {
                    const Move move = {Square::number(from), Square::number(to)};
                    const bool legal = is_legal(state.position(), variant, move);
                    const std::string key = key_of(why_not(state, move.from, move.to));
                    ASSERT_EQ(key.empty(), legal) << move_text(move) << " " << key;
                    ASSERT_TRUE(legal || key.rfind("why.", 0) == 0) << key;
                }
        }
}

TEST(TablutExplain, TheOnlyMoveIsForced) {
    const State state = game(base_game, "m a1 s a2 c1 k e5", black);
    ASSERT_EQ(CountedMoves(state.position(), base_game).total(), 1u);
    EXPECT_EQ(key_of(forced(state)), "forced.only-move");
    EXPECT_EQ(argument(forced(state), "from"), "a1");
    EXPECT_EQ(argument(forced(state), "to"), "b1");
}

TEST(TablutExplain, TheOnlyMoveThatStopsTheKingIsForced) {
    // The king sees e9 alone, and only d7 can get into the way.
    const State state = game(base_game, "m d7 a1 i1 s d5 f5 e4 k e5", black);
    EXPECT_EQ(key_of(forced(state)), "forced.stop-king");
    const State two = game(base_game, "m d7 d8 a1 i1 s d5 f5 e4 k e5", black);
    EXPECT_EQ(key_of(forced(two)), "") << "two men can stop him";
}

TEST(TablutExplain, TheOnlyMoveThatSavesTheKingIsForced) {
    // e6–f6 would take him, and on f6 himself h6–g6 would.
    const State state = game(linnaeus, "m e6 h6 a1 s g7 g5 f9 k g6", white);
    EXPECT_EQ(key_of(forced(state)), "forced.save-king");
}

TEST(TablutExplain, AWinInHandIsNotForced) {
    const State state = game(linnaeus, "m e6 h6 a1 s g7 f9 k g6", white);
    ASSERT_TRUE(can_play(state, "g6-g1"));
    EXPECT_EQ(key_of(forced(state)), "");
}

TEST(TablutExplain, AFreeChoiceIsNotForced) {
    EXPECT_EQ(key_of(forced(new_game(base_game))), "");
}
