// What the search is told beyond the rules is true of every position.
#include <gtest/gtest.h>

#include <tablut/search_rules.hpp>
#include <tablut/words.hpp>

#include "tablut_board.hpp"

using namespace tablut;
using ludarium::search::Outlook;

namespace {

// Every position of random games, some with the king about to get away or to be taken.
template <class Visit>
void each_state(int games, Visit visit) {
    std::mt19937_64 random(53);
    for (const Variant& variant : variants)
        for (int n = 0; n < games; ++n) {
            State state = new_game(variant);
            while (!state.is_over()) {
                visit(state);
                state.apply(random_move(state, random));
            }
        }
}

std::optional<Side> winner_after(const State& state, Move move) {
    State next = state;
    next.apply(move);
    return next.winner();
}

template <class Holds>
bool any_move(const State& state, Holds holds) {
    MoveList moves;
    list_moves(state.position(), state.variant(), moves);
    return std::any_of(moves.begin(), moves.end(), holds);
}

} // namespace

TEST(TablutSearch, CapturesAreListedWithoutTryingAllMoves) {
    each_state(12, [](const State& state) {
        const Position& position = state.position();
        std::vector<ludarium::Action> expected, found;
        MoveList moves;
        list_moves(position, state.variant(), moves);
        for (Move move : moves)
            if (!taken_by(position, state.variant(), position.to_move(), move.to).empty())
                expected.push_back(action(move));
        SearchTask task(state, weights_of(Tablut::weights(), state.variant()), 0, {});
        SearchRules::noisy_actions(SearchNode(task), found);
        std::sort(found.begin(), found.end());
        ASSERT_EQ(found, expected) << position_text(position);
    });
}

TEST(TablutSearch, TheOutlookNeverPromisesTooMuch) {
    each_state(12, [](const State& state) {
        const Side me = state.position().to_move();
        const auto i_win = [&](const State& s) {
            return any_move(
                s, [&](Move move) { return winner_after(s, move) == s.position().to_move(); });
        };
        SearchTask task(state, weights_of(Tablut::weights(), state.variant()), 0, {});
        const Outlook outlook = SearchRules::outlook(SearchNode(task));
        // A side may also win because the other has no move left; the outlook need not see that.
        if (outlook == Outlook::wins) {
            ASSERT_TRUE(i_win(state)) << position_text(state.position());
        }
        if (outlook != Outlook::loses) return;
        const bool saved = any_move(state, [&](Move move) {
            State next = state;
            next.apply(move);
            return next.is_over() ? next.winner() != other(me) : !i_win(next);
        });
        ASSERT_FALSE(saved) << position_text(state.position());
    });
}

TEST(TablutSearch, TheMensValueIsKeptUpToDate) {
    std::mt19937_64 random(59);
    for (const Variant& variant : variants)
        for (int n = 0; n < 10; ++n) {
            const State start = new_game(variant);
            const Weights& weights = weights_of(Tablut::weights(), variant);
            SearchTask task(start, weights, 0, {});
            SearchNode node(task);
            for (int ply = 0; ply < 120 && node.ending() == Ending::none; ++ply) {
                ASSERT_EQ(node.men(), men_value(node.position(), weights));
                MoveList moves;
                list_moves(node.position(), variant, moves);
                node.apply(moves[static_cast<unsigned>(random() % moves.size())]);
            }
        }
}

TEST(TablutSearch, MirroredPositionsLookEquallyGood) {
    each_state(2, [](const State& state) {
        Position turned, mirrored;
        for (unsigned i = 0; i < square_count; ++i) {
            const Square s = Square::number(i);
            const Man man = state.position().at(s);
            if (man == Man::none) continue;
            turned.put(man, Square::at(board_size - 1u - s.rank, s.file));
            mirrored.put(man, Square::at(board_size - 1u - s.file, s.rank));
        }
        if (state.position().to_move() == white) turned.pass_turn(), mirrored.pass_turn();
        const Weights& weights = weights_of(Tablut::weights(), state.variant());
        const int value = evaluate(state.position(), state.variant(), weights, white);
        ASSERT_EQ(evaluate(turned, state.variant(), weights, white), value);
        ASSERT_EQ(evaluate(mirrored, state.variant(), weights, white), value);
    });
}
