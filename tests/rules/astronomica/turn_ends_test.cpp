// Whole turns lead where legal steps lead, and nowhere else.
#include <set>

#include <gtest/gtest.h>

#include "astronomica/turn.hpp"
#include "astronomica/turn_ends.hpp"
#include "astronomica/words.hpp"
#include "random_positions.hpp"

using namespace astronomica;

namespace {

void play_on(const State& state, Planet mover, std::set<std::string>& ends) {
    if (state.phase != Phase::moving || state.turn != mover) {
        ends.insert(Astronomica::position_text(state));
        return;
    }
    ludarium::Actions legal;
    Astronomica::legal_actions(state, legal);
    ludarium::Events unseen = ludarium::Events::nobody();
    for (ludarium::Action action : legal) {
        State next = state;
        Astronomica::apply(next, action, unseen);
        play_on(next, mover, ends);
    }
}

void expect_same_ends(const State& state) {
    std::set<std::string> expected, found;
    play_on(state, state.turn, expected);
    std::vector<TurnEnd> ends;
    list_turn_ends(state, ends);
    ludarium::Actions legal;
    Astronomica::legal_actions(state, legal);
    for (const TurnEnd& end : ends) {
        EXPECT_TRUE(std::binary_search(legal.begin(), legal.end(), action(end.first)));
        found.insert(Astronomica::position_text(end.state));
    }
    EXPECT_TRUE(found.size() == ends.size() || state.terms.dice == DiceUse::total);
    EXPECT_EQ(found, expected) << Astronomica::position_text(state);
}

} // namespace

TEST(AstronomicaTurnEnds, AreThoseOfLegalSteps) {
    for (unsigned seats : {0b1000001u, 0b1010101u})
        for (const char* dice : {"total", "split"})
            for (const char* ransom : {"bank", "none"})
                each_random_position({ransom, dice, "six", "3", "40"}, seats, 7, 120, Phase::moving,
                                     expect_same_ends);
    each_random_position({"captor", "split"}, 0b1000001, 7, 40, Phase::moving, expect_same_ends);
}

TEST(AstronomicaTurnEnds, AThrowNobodyCanPlayEndsTheTurn) {
    expect_same_ends(Table("saturn 5, moon 17x2; saturn 2 4 6").state);
}
