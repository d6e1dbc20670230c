// The computer players: legal, within limits, and each level better than the one below.
#include <functional>

#include <common/prospects.hpp>
#include <gtest/gtest.h>
#include <ludarium/search/misjudging.hpp>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

#include "../../common/throwing.hpp"
#include "strewn.hpp"
#include "table.hpp"

namespace {

using ludarium::search::Random;
using tables::Colour;

template <class Game>
ludarium::Choice chosen(const tables::Position& state, unsigned level, std::uint64_t seed,
                        std::uint64_t nodes = 0, const ludarium_watch* watch = nullptr) {
    return Game::choose(state, ludarium::Thought({level, 0, nodes, seed}, watch));
}

// A player, asked for a step with a seed.
using Player = std::function<ludarium::Action(const tables::Position&, std::uint64_t)>;

template <class Game>
Player level(unsigned level, std::uint64_t nodes = 0) {
    return [=](const tables::Position& state, std::uint64_t seed) {
        return chosen<Game>(state, level, seed, nodes).action;
    };
}

// A visitor at their first game, as in ludariumctl match.
template <class Game>
Player first_timer(const tables::Rules& rules) {
    return [&rules](const tables::Position& state, std::uint64_t seed) {
        const tables::Judge judge(rules, nullptr);
        const auto steps = tables::Prospects(rules).steps(
            state, [&](const tables::Position& then) { return judge.chance(then, state.turn); },
            ludarium::Thought({}, nullptr));
        std::vector<double> values;
        for (const auto& step : steps) values.push_back(static_cast<double>(step.value));
        Random random(seed);
        using namespace ludarium::search;
        return tables::action(steps[best_seeming(values, first_timers_error, random)].first);
    };
}

// Of so many games, in pairs with the same dice and sides swapped.
template <class Game>
unsigned games_won(unsigned games, unsigned men, const Player& ours, const Player& theirs) {
    unsigned won = 0;
    for (unsigned n = 0; n < games; ++n) {
        const Colour strong = n % 2 ? Colour::white : Colour::black;
        Random dice(n / 2), seeds(1000 + n);
        const auto end = played<Game>(
            Table<Game>(men).state(), dice,
            [&](const tables::Position& state) {
                return (state.turn == strong ? ours : theirs)(state, seeds.below(1'000'000));
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

TEST(TablesComputer, TheListOfTurnsEndsAtItsLimit) {
    const Table<tavli::Tavli> table(
        15, "7 8 9 10 11 12 13 14 15 16 17:2 18:3 / 1:2 2:2 3:2 4:2 5:2 6:5 / w 1-1-1");
    tables::Turns turns;
    EXPECT_TRUE(turns.find(tavli::rules, table.state()));
    EXPECT_GT(turns.size(), 100'000u);
    EXPECT_FALSE(turns.find(tavli::rules, table.state(), 5'000));
    EXPECT_LE(turns.size(), 5'000u);
}

// Three alike can be played in more ways than can be listed: it is told to stop in the midst of
// them, or goes through a bounded number.
TEST(TablesComputer, TwelveStepsDontStallIt) {
    const Table<tavli::Tavli> table(
        15, "7 8 9 10 11 12 13 14 15 16 17:2 18:3 / 1:2 2:2 3:2 4:2 5:2 6:5 / w 1-1-1");
    const ludarium_watch at_once{nullptr, [](void*) -> std::int32_t { return 1; }};
    for (unsigned level = 0; level < tavli::Tavli::levels; ++level) {
        EXPECT_LT(chosen<tavli::Tavli>(table.state(), level, 1, 0, &at_once).nodes, 20u);
        EXPECT_LE(chosen<tavli::Tavli>(table.state(), level, 1).nodes, 400'010u);
    }
}

// Fixed seeds, so the same games each time; by chance alone half of them would be won.
TEST(TablesComputer, AFirstTimerWinsAsOftenAsTheApprentice) {
    const unsigned tavlis = games_won<tavli::Tavli>(200, 9, level<tavli::Tavli>(0),
                                                    first_timer<tavli::Tavli>(tavli::rules));
    EXPECT_NEAR(tavlis, 100, 20);
    const unsigned scriptas = games_won<scripta::Scripta>(
        200, 5, level<scripta::Scripta>(0), first_timer<scripta::Scripta>(scripta::rules));
    EXPECT_NEAR(scriptas, 100, 20);
}
TEST(TablesComputer, ThePlayerBeatsTheApprentice) {
    EXPECT_GE(games_won<tavli::Tavli>(200, 9, level<tavli::Tavli>(1), level<tavli::Tavli>(0)),
              130u);
    EXPECT_GE(
        games_won<scripta::Scripta>(200, 5, level<scripta::Scripta>(1), level<scripta::Scripta>(0)),
        130u);
}
TEST(TablesComputer, TheMasterBeatsThePlayer) {
    EXPECT_GE(games_won<tavli::Tavli>(60, 9, level<tavli::Tavli>(2, 2'000), level<tavli::Tavli>(1)),
              33u);
    EXPECT_GE(games_won<scripta::Scripta>(100, 5, level<scripta::Scripta>(2, 2'000),
                                          level<scripta::Scripta>(1)),
              58u);
}
