// The computer players: legal, within limits, and each level better than the one below.
#include <gtest/gtest.h>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "strewn.hpp"
#include "table.hpp"
#include "throwing.hpp"

namespace {

using ludarium::search::Random;
using tables::Colour;

template <class Game>
ludarium::Choice chosen(const tables::Position& state, unsigned level, std::uint64_t seed,
                        std::uint64_t nodes = 0, const ludarium_watch* watch = nullptr) {
    return Game::choose(state, ludarium::Thought({level, 0, nodes, seed}, watch));
}

// Of so many games of five men, each level as White in every other one.
template <class Game>
unsigned games_won(unsigned games, unsigned stronger, unsigned weaker) {
    unsigned won = 0;
    for (unsigned n = 0; n < games; ++n) {
        const Colour strong = n % 2 ? Colour::white : Colour::black;
        Random random(n);
        const auto end = played<Game>(
            Table<Game>(5).state(), random,
            [&](const tables::Position& state) {
                const unsigned level = state.turn == strong ? stronger : weaker;
                return chosen<Game>(state, level, random.below(1'000'000)).action;
            },
            [](const tables::Position&) {});
        won += Game::outcome(end).raw.results[static_cast<unsigned>(strong)].place == 1;
    }
    return won;
}

template <class Game>
void expect_legal_choices(const tables::Rules& rules) {
    constexpr std::uint64_t nodes = 2'000; // in a hurry, so some answers are cut short
    Random random(3);
    ludarium::Events unseen = ludarium::Events::nobody();
    for (int n = 0; n < 100; ++n) {
        auto state = strewn_position(rules, n % 2 ? 15 : 5, random);
        if (Game::actor(state) == ludarium::game_over) continue;
        Game::apply(state, thrown<Game>(state, random), unseen);
        if (Game::actor(state) < 0) continue;
        ludarium::Actions legal;
        Game::legal_actions(state, legal);
        for (unsigned level = 0; level < Game::levels; ++level) {
            const ludarium::Choice choice = chosen<Game>(state, level, 5, nodes);
            ASSERT_TRUE(std::find(legal.begin(), legal.end(), choice.action) != legal.end())
                << Game::position_text(state);
            ASSERT_EQ(chosen<Game>(state, level, 5, nodes).action, choice.action)
                << "another step for the same seed in " << Game::position_text(state);
        }
    }
}

} // namespace

TEST(TablesComputer, PlaysLegalStepsAndTheSameOnesAgain) {
    expect_legal_choices<tavli::Tavli>(tavli::rules);
    expect_legal_choices<scripta::Scripta>(scripta::rules);
}

TEST(TablesComputer, WinsWhenItCan) {
    const Table<tavli::Tavli> table(15, "23 24 home:13 / 1:15 / w 1-2-5 left 2 5");
    for (unsigned level = 0; level < tavli::Tavli::levels; ++level) {
        const auto choice = chosen<tavli::Tavli>(table.state(), level, 1);
        EXPECT_EQ(choice.value, ludarium::search::won) << level;
    }
}

TEST(TablesComputer, StopsWhenToldAndStillAnswers) {
    const Table<tavli::Tavli> table(
        15, "1:2 4 6:3 9:2 13 17:2 20:4 / 2:2 7 8:2 14:3 18 21:3 24:3 / w 2-3-3");
    const ludarium_watch at_once{nullptr, [](void*) -> std::int32_t { return 1; }};
    const auto choice = chosen<tavli::Tavli>(table.state(), 2, 1, 0, &at_once);
    EXPECT_LT(choice.nodes, 10u);
    EXPECT_EQ(table.legal().count(tavli::Tavli::action_text(table.state(), choice.action)), 1u);
}

// Fixed seeds, so the same games each time; by chance alone half of them would be won.
TEST(TablesComputer, TheMiddleLevelBeatsTheEasyOne) {
    EXPECT_GE(games_won<tavli::Tavli>(100, 1, 0), 58u);
    EXPECT_GE(games_won<scripta::Scripta>(100, 1, 0), 70u);
}
TEST(TablesComputer, TheMasterBeatsTheMiddleLevel) {
    EXPECT_GE(games_won<scripta::Scripta>(40, 2, 1), 24u);
}
