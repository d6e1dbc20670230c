// A hint's reason is true of the move it gives.
#include <set>

#include <gtest/gtest.h>

#include <tablut/hint.hpp>
#include <tablut/threats.hpp>

#include "tablut_board.hpp"

using namespace tablut;

namespace {

std::optional<ludarium::Message> reason(const State& state, const std::string& move) {
    EXPECT_TRUE(can_play(state, move)) << move;
    return reason_for(state, *read_move(move));
}

std::pair<std::string, std::string> hinted(const State& state) {
    ludarium_ai_request request{};
    request.node_limit = 5'000;
    const auto [move, message] =
        hint(state, Tablut::weights(), ludarium::Thought(request, nullptr));
    return {move_text(move), key_of(message)};
}

} // namespace

TEST(TablutHint, TheKingEscapes) {
    const State state = game(base_game, "m a1 e8 i5 a5 s e4 k e5", white);
    EXPECT_EQ(key_of(reason(game(base_game, "m h8 k c3", white), "c3-c1")), "hint.escape");
    EXPECT_NE(hinted(state).second, "");
}

TEST(TablutHint, TheKingIsTakenOrShutIn) {
    const auto taken = reason(game(linnaeus, "m c6 h6 k g6", black), "c6-f6");
    EXPECT_EQ(key_of(taken), "hint.take-king");
    EXPECT_EQ(argument(taken, "spot"), "g6");
    EXPECT_EQ(key_of(reason(game(base_game, "m d5 f5 e4 c6 s a1 k e5", black), "c6-e6")),
              "hint.enclose-king");
    EXPECT_EQ(key_of(reason(game(base_game, "m d7 s c7 e9 k c3", white), "e9-e7")), "hint.no-move");
}

TEST(TablutHint, TheKingIsStopped) {
    const State state = game(base_game, "m d7 a1 i1 s d5 f5 e4 k e5", black);
    const auto stopped = reason(state, "d7-e7");
    EXPECT_EQ(key_of(stopped), "hint.stop-king");
    EXPECT_EQ(argument(stopped, "spot"), "e9");
    EXPECT_EQ(hinted(state), std::pair(std::string("d7-e7"), std::string("hint.stop-king")));
}

TEST(TablutHint, TheKingIsSaved) {
    const State state = game(linnaeus, "m e6 h6 a1 s g7 g5 f9 k g6", white);
    EXPECT_EQ(hinted(state), std::pair(std::string("f9-f6"), std::string("hint.save-king")));
}

TEST(TablutHint, AWinThatCannotBeStoppedIsCalledSo) {
    const State state = game(base_game, "m a1 i9 h2 s d5 f5 e4 b5 k e5", white);
    EXPECT_EQ(key_of(reason(state, "e5-e7")), "hint.unstoppable");
}

TEST(TablutHint, CapturesAreNamed) {
    const auto one =
        reason(game(base_game, "m a7 f7 b1 b3 s e7 h2 b4 d5 f5 e4 e6 k e5", black), "a7-d7");
    EXPECT_EQ(key_of(one), "hint.capture");
    EXPECT_EQ(argument(one, "spot"), "e7");
    const auto two = reason(game(base_game, "m a7 a1 c3 s b3 a2 d5 f5 e4 e6 k e5", black), "a7-a3");
    EXPECT_EQ(key_of(two), "hint.capture-many");
    EXPECT_EQ(argument(two, "number"), "2");
}

TEST(TablutHint, AManIsBroughtOutOfDanger) {
    // d7 stands beside c7, and f7 could close the trap on e7.
    const State state = game(base_game, "m c7 f9 s d7 d5 f5 e4 e6 k e5", white);
    EXPECT_EQ(men_in_danger(state.position(), base_game, white), 0u);
    const State endangered = game(base_game, "m c7 e9 s d7 d5 f5 e4 e6 k e5", white);
    EXPECT_EQ(men_in_danger(endangered.position(), base_game, white), 1u);
    EXPECT_EQ(key_of(reason(endangered, "d7-d8")), "hint.rescue");
}

TEST(TablutHint, MenInDangerAreThoseTheNextMoveCouldTake) {
    std::mt19937_64 random(31);
    for (const Variant& variant : variants)
        for (int n = 0; n < 100; ++n) {
            const State state = random_state(variant, random);
            const Side hunter = state.position().to_move();
            std::array<bool, square_count> taken{};
            MoveList moves;
            list_moves(state.position(), variant, moves);
            for (Move move : moves) {
                Position next = state.position();
                for (Square s : play(next, variant, move).taken) taken[s.index()] = true;
            }
            EXPECT_EQ(men_in_danger(state.position(), variant, other(hunter)),
                      static_cast<unsigned>(std::count(taken.begin(), taken.end(), true)));
        }
}

TEST(TablutHint, TheTrapForTheKingIsThereWhenAMoveTakesHim) {
    std::mt19937_64 random(37);
    for (const Variant& variant : variants)
        for (int n = 0; n < 400; ++n) {
            State state = random_state(variant, random);
            if (state.position().to_move() != black) continue;
            bool falls = false;
            MoveList moves;
            list_moves(state.position(), variant, moves);
            for (Move move : moves) {
                Position next = state.position();
                falls |= play(next, variant, move).ending != Ending::none;
            }
            EXPECT_EQ(king_trap(state.position(), variant).has_value(), falls);
        }
}

TEST(TablutHint, EveryHintIsLegalAndHasAReason) {
    std::mt19937_64 random(41);
    for (const Variant& variant : variants)
        for (int n = 0; n < 8; ++n) {
            const State state = random_state(variant, random);
            const auto [move, key] = hinted(state);
            EXPECT_TRUE(can_play(state, move));
            EXPECT_EQ(key.rfind("hint.", 0), 0u) << key;
        }
}

namespace {

// What a reason claims, found out by trying every move.
struct Tried {
    explicit Tried(const State& state) : before(state) {}

    State after(Move move) const {
        State next = before;
        next.apply(move);
        return next;
    }
    template <class Holds>
    bool any(Holds holds) const {
        MoveList moves;
        list_moves(before.position(), before.variant(), moves);
        return std::any_of(moves.begin(), moves.end(),
                           [&](Move move) { return holds(move, after(move)); });
    }
    bool wins_by(std::initializer_list<Ending> endings) const {
        return any([&](Move, const State& next) {
            return next.winner() == before.position().to_move() &&
                   std::find(endings.begin(), endings.end(), next.ending()) != endings.end();
        });
    }
    bool wins() const {
        return wins_by(
            {Ending::king_escaped, Ending::king_captured, Ending::king_enclosed, Ending::no_move});
    }
    bool escapes() const { return wins_by({Ending::king_escaped}); }
    bool traps_king() const { return wins_by({Ending::king_captured, Ending::king_enclosed}); }
    unsigned men_lost_at_most() const {
        std::set<unsigned> taken;
        any([&](Move move, const State&) {
            Position next = before.position();
            for (Square s : play(next, before.variant(), move).taken) taken.insert(s.index());
            return false;
        });
        return static_cast<unsigned>(taken.size());
    }
    unsigned king_room() const {
        std::set<unsigned> squares;
        any([&](Move move, const State&) {
            if (move.from == before.position().king()) squares.insert(move.to.index());
            return false;
        });
        return static_cast<unsigned>(squares.size());
    }

    State before;
};

Tried with_turn_of(const State& state, Side side) {
    const bool now = state.position().to_move() == side;
    return Tried(State(state.variant(), now ? state.position() : passed(state.position())));
}

bool is_true(const std::string& key, const std::optional<ludarium::Message>& said,
             const State& state, Move move) {
    const Side me = state.position().to_move(), enemy = other(me);
    const State next = Tried(state).after(move);
    const auto before = [&](Side side) { return with_turn_of(state, side); };
    const auto after = [&](Side side) { return with_turn_of(next, side); };
    const auto taken = static_cast<int>(state.position().men(enemy)) -
                       static_cast<int>(next.position().men(enemy));
    if (key == "hint.escape") return next.ending() == Ending::king_escaped;
    if (key == "hint.take-king") return next.ending() == Ending::king_captured;
    if (key == "hint.enclose-king") return next.ending() == Ending::king_enclosed;
    if (key == "hint.no-move") return next.ending() == Ending::no_move && next.winner() == me;
    if (key == "hint.draw") return next.is_over() && !next.winner();
    if (key == "hint.stop-king") return before(enemy).escapes() && !Tried(next).wins();
    if (key == "hint.save-king") return before(enemy).traps_king() && !Tried(next).wins();
    if (key == "hint.parry") return before(enemy).wins() && !Tried(next).wins();
    if (key == "hint.unstoppable")
        return !Tried(next).any(
            [](Move, const State& reply) { return reply.is_over() || !Tried(reply).wins(); });
    if (key == "hint.tuichi")
        return king_exits(next.position(), next.variant()).size() >= 2 && after(me).escapes();
    if (key == "hint.raichi") return after(me).escapes();
    if (key == "hint.threaten-king") return after(me).traps_king();
    if (key == "hint.capture") return taken == 1;
    if (key == "hint.capture-many")
        return argument(said, "number") == std::to_string(taken) && taken > 1;
    if (key == "hint.rescue")
        return Tried(next).men_lost_at_most() < before(enemy).men_lost_at_most();
    if (key == "hint.threaten-man")
        return after(me).men_lost_at_most() > Tried(state).men_lost_at_most();
    if (key == "hint.open-king")
        return after(white).king_room() > Tried(state).king_room() &&
               argument(said, "number") == std::to_string(after(white).king_room());
    if (key == "hint.narrow-king")
        return Tried(next).king_room() < before(white).king_room() &&
               argument(said, "number") == std::to_string(Tried(next).king_room());
    if (key == "hint.safe") return Tried(next).men_lost_at_most() == 0;
    if (key == "hint.approach-king") {
        const Square king = state.position().king();
        return distance(move.to.file, king.file) + distance(move.to.rank, king.rank) <
               distance(move.from.file, king.file) + distance(move.from.rank, king.rank);
    }
    return key == "hint.best";
}

} // namespace

TEST(TablutHint, EveryReasonIsTrueOfItsPosition) {
    std::mt19937_64 random(43);
    std::set<std::string> keys;
    for (const Variant& variant : variants)
        for (int n = 0; n < 60; ++n) {
            const State state = random_state(variant, random);
            MoveList moves;
            list_moves(state.position(), variant, moves);
            for (unsigned i = static_cast<unsigned>(n) % 7; i < moves.size(); i += 7) {
                const auto said = reason_for(state, moves[i]);
                keys.insert(key_of(said));
                EXPECT_TRUE(is_true(key_of(said), said, state, moves[i]))
                    << key_of(said) << " " << move_text(moves[i]) << " "
                    << position_text(state.position());
            }
        }
    EXPECT_GE(keys.size(), 12u) << "of many kinds";
}
