// The computer players: legal, within limits, ever better, and fair to everybody.
#include <cmath>

#include <gmock/gmock.h>
#include <ludarium/search/rules.hpp>

#include "../../common/throwing.hpp"
#include "astronomica/search.hpp"
#include "astronomica/turn_ends.hpp"
#include "astronomica/words.hpp"
#include "random_positions.hpp"

using namespace astronomica;
using ludarium::search::Random;

namespace {

ludarium::Choice chosen(const State& state, unsigned level, std::uint64_t seed,
                        std::uint64_t nodes = 0, const ludarium_watch* watch = nullptr) {
    return Astronomica::choose(state, ludarium::Thought({level, 0, nodes, seed}, watch));
}

// Plays a game; `level` says who thinks how. Level 3 is a player who moves at random.
template <class Level>
State played(const Agreed& agreed, unsigned seats, std::uint64_t seed, Level level) {
    Random random(seed);
    State state = Astronomica::start(setup_of(seats, agreed));
    ludarium::Events unseen = ludarium::Events::nobody();
    while (Astronomica::actor(state) != ludarium::game_over) {
        ludarium::Action action = 0;
        if (Astronomica::actor(state) == ludarium::chance) {
            action = thrown<Astronomica>(state, random);
        } else if (level(state.turn) == 3) {
            ludarium::Actions actions;
            Astronomica::legal_actions(state, actions);
            action = actions[random.below(actions.size())];
        } else {
            action = chosen(state, level(state.turn), random.below(1'000'000), 300).action;
        }
        Astronomica::apply(state, action, unseen);
    }
    return state;
}

// Of so many games between Saturn and the Moon, each playing either level as often.
int games_won(std::uint64_t games, const Agreed& agreed, unsigned stronger, unsigned weaker) {
    int won = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        const Planet strong = game % 2 ? Planet::saturn : Planet::moon;
        const State end = played(agreed, 0b1000001, game, [&](Planet planet) {
            return planet == strong ? stronger : weaker;
        });
        won += Astronomica::outcome(end).raw.results[index(strong)].place == 1;
    }
    return won;
}

// The same position, everything turned by one planet.
Planet turned(Planet planet) {
    return planets[(index(planet) + 1) % planet_count];
}
Cell turned(Cell cell) {
    return cell == axis ? axis : cell_at((index(cell) + cells_each) % cell_count);
}
State turned(const State& state) {
    State other = state;
    unsigned seats = 0;
    for (Planet planet : state.seats) seats |= 1u << index(turned(planet));
    other.seats = Planets::from_bits(seats);
    other.turn = turned(state.turn);
    other.board = Board(other.seats, state.terms);
    other.starter = turned(state.starter);
    other.moved = {};
    for (unsigned i = 0; i < state.moved.count(); ++i) other.moved.add(turned(state.moved[i]));
    for (Planet planet : state.seats) {
        const Side& side = state.board.side(planet);
        const Planet to = turned(planet);
        other.board.set_waiting(to, side.waiting);
        other.board.set_tokens(to, side.tokens);
        other.board.set_captured(to, side.captured);
        each_cell(side, [&](Cell cell) {
            for (unsigned i = 0; i < state.board.men_at(cell); ++i)
                other.board.put(to, turned(cell));
        });
        if (side.fallen > 0) other.board.set_fallen(to, side.fallen);
    }
    return other;
}

ludarium::Action turned(ludarium::Action wanted) {
    const Step step = step_of(wanted);
    return wanted == pass_action ? wanted : action({turned(step.from), step.dice});
}

const Agreed short_game = {"none", "total", "six", "3", "20"};
const Agreed bank_game = {"bank", "total", "six", "3", "20"};

} // namespace

TEST(AstronomicaAi, TakesAManItCanTake) {
    const Table table("saturn 5 20 30, moon 17 40; saturn 2 4 6");
    const auto choice = chosen(table.state, 2, 1);
    EXPECT_EQ(Astronomica::action_text(table.state, choice.action), "5-17");
}

TEST(AstronomicaAi, SeesThatItHasWon) {
    const Table table("saturn 5 20 30, moon 17; saturn 2 4 6", {"none"});
    EXPECT_EQ(chosen(table.state, 2, 1).value, 1000);
}

TEST(AstronomicaAi, AnswersEvenIfStoppedAtOnce) {
    const ludarium_watch stop = {nullptr, [](void*) -> std::int32_t { return 1; }};
    const Table table("saturn 5 20 30, moon 17 40; saturn 2 4 6", {"captor", "split"});
    const auto choice = chosen(table.state, 2, 1, 0, &stop);
    ludarium::Actions legal;
    Astronomica::legal_actions(table.state, legal);
    EXPECT_TRUE(std::binary_search(legal.begin(), legal.end(), choice.action));
    EXPECT_LE(choice.nodes, 2u);
}

TEST(AstronomicaAi, KeepsToTheNodeLimit) {
    const Table table("saturn 5 20 30, moon 17 40; saturn 2 4 6", {"captor", "split"});
    EXPECT_LE(chosen(table.state, 2, 1, 500).nodes, 502u);
}

TEST(AstronomicaAi, SameRequestSameAnswer) {
    const Table table("saturn 5 20 30, moon 17 40 44; moon 2 4 6", {"captor", "split"});
    for (unsigned level : {0u, 1u, 2u}) {
        const auto first = chosen(table.state, level, 7), again = chosen(table.state, level, 7);
        EXPECT_EQ(first.action, again.action);
        EXPECT_EQ(first.value, again.value);
        EXPECT_EQ(first.nodes, again.nodes);
    }
}

TEST(AstronomicaAi, LevelsAreEverBetter) {
    const Agreed no_tokens = {"none"};
    EXPECT_GT(games_won(100, no_tokens, 0, 3), 70);
    EXPECT_GT(games_won(100, no_tokens, 1, 0), 60);
    EXPECT_GT(games_won(40, no_tokens, 2, 0), 28);
}

TEST(AstronomicaAi, ATurnedTableIsPlayedTheSameWay) {
    // Whoever sits where: the same seed chooses the same man, by the same dice.
    for (const Agreed& agreed : {Agreed{"captor"}, Agreed{"none", "split", "six", "3", "few"}})
        each_random_position(agreed, 0b1011011, 3, 50, Phase::moving, [](const State& state) {
            const State other = turned(state);
            for (unsigned level = 0; level < level_count; ++level) {
                const auto one = chosen(state, level, 11, 800);
                const auto two = chosen(other, level, 11, 800);
                ASSERT_EQ(turned(one.action), two.action)
                    << level << ' ' << Astronomica::position_text(state);
            }
        });
}

TEST(AstronomicaAi, OwnInterestDecidesAndNobodysHarm) {
    // Of all turns the one that is best for oneself, whatever it does to whomever.
    each_random_position({"captor"}, 0b1010110, 4, 300, Phase::moving, [](const State& state) {
        const Foresight at_once = {10'000, 0, 1, 1, 0, true};
        const auto choice = look_ahead(state, Astronomica::networks(),
                                       ludarium::Thought({2, 0, 0, 1}, nullptr), at_once);
        std::vector<TurnEnd> ends;
        list_turn_ends(state, ends);
        const auto mine = [&](const TurnEnd& end) {
            return chances(end.state, Astronomica::networks())[index(state.turn)];
        };
        const auto taken = std::find_if(ends.begin(), ends.end(), [&](const TurnEnd& end) {
            return action(end.first) == choice.action;
        });
        ASSERT_NE(taken, ends.end());
        for (const TurnEnd& end : ends) ASSERT_GE(mine(*taken), mine(end));
    });
}

TEST(AstronomicaAi, SplitDiceOfSevenPlayersCostNoMoreThanTheNodesAllowed) {
    const Table table("saturn 2 17 33 41 45 47 49, jupiter 9 12 14x2 16 18 20, "
                      "mars 4 21x2 23 24 26 28, sun 1 3 5 25 40 46 48, venus 30 31 32 34 35 36 37, "
                      "mercury a2 38 39 42 43 44, moon a3 6 7 10 11; saturn 1 3 5",
                      {"captor", "split"});
    for (std::uint64_t nodes : {1u, 100u, 5'000u})
        EXPECT_LE(chosen(table.state, 2, 1, nodes).nodes, nodes + 2);
}

TEST(AstronomicaAi, SeesEverybodyWithTheSameEyes) {
    Random random(5);
    State state = Astronomica::start(setup_of(0b1011011, {"captor"}));
    ludarium::Events unseen = ludarium::Events::nobody();
    for (int ply = 0; ply < 600 && state.phase != Phase::over; ++ply) {
        ludarium::Actions actions;
        Astronomica::legal_actions(state, actions);
        const bool chance = Astronomica::actor(state) == ludarium::chance;
        Astronomica::apply(state,
                           chance ? thrown<Astronomica>(state, random)
                                  : actions[random.below(actions.size())],
                           unseen);
        const State other = turned(state);
        for (Planet planet : state.seats)
            ASSERT_EQ(evaluate(state, planet), evaluate(other, turned(planet)));
    }
}

TEST(AstronomicaAi, NobodyIsHuntedForBeingWhoHeIs) {
    // Four computers of one level: each must win its share (a quarter) within chance.
    std::array<int, planet_count> won{};
    for (std::uint64_t game = 0; game < 200; ++game) {
        const State end = played(short_game, 0b1010101, game, [](Planet) { return 1u; });
        for (Planet planet : end.seats)
            won[index(planet)] += Astronomica::outcome(end).raw.results[index(planet)].place == 1;
    }
    for (Planet planet : Planets::from_bits(0b1010101)) {
        EXPECT_GT(won[index(planet)], 25) << name(planet);
        EXPECT_LT(won[index(planet)], 90) << name(planet);
    }
}

// Who lost how many men, at tables of all sizes that stand once round the ring: whoever the visitor
// is, the computers take from him as often as from any other.
TEST(AstronomicaAi, NobodyLosesMoreMenThanOthers) {
    for (unsigned players : {3u, 4u, 7u})
        for (unsigned level : {1u, 2u}) {
            std::array<int, planet_count> lost{};
            int all = 0;
            for (std::uint64_t game = 0; game < (level == 1 ? 70u : 14u); ++game) {
                const Planets seats =
                    spread_planets(players, static_cast<unsigned>(game % planet_count));
                const State end =
                    played(short_game, seats.bits(), game, [&](Planet) { return level; });
                for (Planet planet : seats) {
                    const int gone = 3 - static_cast<int>(end.board.side(planet).men());
                    lost[index(planet)] += gone;
                    all += gone;
                }
            }
            for (Planet planet : planets) {
                // Within four deviations of a fair share, as if men were taken by lot.
                const double fair = all / double{planet_count};
                EXPECT_NEAR(lost[index(planet)], fair, 4 * std::sqrt(fair))
                    << name(planet) << ' ' << players << ' ' << level;
            }
        }
}
