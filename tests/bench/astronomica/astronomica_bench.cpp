// How fast the astronomical table is: whole turns of random play, and all steps of a throw.
#include <astronomica/game.hpp>
#include <astronomica/turn.hpp>
#include <benchmark/benchmark.h>
#include <ludarium/search/rules.hpp>

namespace {

using namespace astronomica;
using ludarium::search::Random;

constexpr Planets two = Planets::from_bits(0b0000011);
constexpr Planets seven = Planets::from_bits(0b1111111);
constexpr Terms by_total = {};
constexpr Terms by_split = {Ransom::captor, DiceUse::split};

State begun(Planets seats, const Terms& terms) {
    State state(seats, terms);
    for (unsigned value = 1; state.phase == Phase::opening; value = value % terms.sides + 1)
        throw_for_start(state, value);
    return state;
}

Throw random_throw(unsigned sides, Random& random) {
    std::array<unsigned, dice_count> dice{};
    for (unsigned& die : dice) die = 1 + static_cast<unsigned>(random.below(sides));
    std::sort(dice.begin(), dice.end());
    return {dice[0], dice[1], dice[2]};
}

void play_random_turn(State& state, Random& random) {
    throw_dice(state, random_throw(state.terms.sides, random));
    while (state.phase == Phase::moving) {
        StepList steps;
        list_steps(state, steps);
        if (steps.empty()) return pass(state);
        take_step(state, steps[static_cast<unsigned>(random.below(steps.size()))]);
    }
}

void random_turns(benchmark::State& bench, Planets seats, const Terms& terms) {
    Random random(1);
    State state = begun(seats, terms);
    for (auto _ : bench) {
        if (state.phase == Phase::over) state = begun(seats, terms);
        play_random_turn(state, random);
    }
    bench.SetItemsProcessed(bench.iterations());
}

// Positions of random games, each with a throw.
std::vector<State> thrown_positions(Planets seats, const Terms& terms) {
    Random random(2);
    std::vector<State> made;
    State state = begun(seats, terms);
    while (made.size() < 4096) {
        if (state.phase == Phase::over) state = begun(seats, terms);
        play_random_turn(state, random);
        if (state.phase != Phase::throwing) continue;
        made.push_back(state);
        throw_dice(made.back(), random_throw(terms.sides, random));
    }
    return made;
}

void all_steps(benchmark::State& bench, Planets seats, const Terms& terms) {
    const std::vector<State> positions = thrown_positions(seats, terms);
    std::size_t n = 0, found = 0;
    for (auto _ : bench) {
        StepList steps;
        list_steps(positions[n++ % positions.size()], steps);
        found += steps.size();
    }
    bench.SetItemsProcessed(bench.iterations());
    bench.counters["steps"] =
        benchmark::Counter(static_cast<double>(found), benchmark::Counter::kAvgIterations);
}

} // namespace

BENCHMARK_CAPTURE(random_turns, two_players_total, two, by_total);
BENCHMARK_CAPTURE(random_turns, seven_players_total, seven, by_total);
BENCHMARK_CAPTURE(random_turns, two_players_split, two, by_split);
BENCHMARK_CAPTURE(random_turns, seven_players_split, seven, by_split);
BENCHMARK_CAPTURE(all_steps, seven_players_total, seven, by_total);
BENCHMARK_CAPTURE(all_steps, seven_players_split, seven, by_split);

BENCHMARK_MAIN();
