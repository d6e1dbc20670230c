// How fast the tables games are: whole turns of random play, all turns of a throw, and judging them.
#include <ctime>

#include <benchmark/benchmark.h>
#include <common/ai.hpp>
#include <common/bearing_off.hpp>
#include <common/judge.hpp>
#include <common/lessons.hpp>
#include <common/notation.hpp>
#include <common/play.hpp>
#include <common/turns.hpp>
#include <ludarium/search/rules.hpp>
#include <scripta/scripta.hpp>
#include <tavli/tavli.hpp>

namespace {

using ludarium::search::Random;
using tables::Position;
using tables::Rules;

constexpr unsigned men = 15;

const tables::Throw& random_throw(const Rules& rules, Random& random) {
    std::uint64_t left = random.below(rules.dice == 2 ? 36 : 216);
    const auto& all = tables::throws(rules);
    std::size_t n = 0;
    for (; left >= all[n].weight; ++n) left -= all[n].weight;
    return all[n];
}

tables::Step random_step(const tables::LegalSteps& legal, Random& random) {
    unsigned count = 0;
    for (tables::Mask from : legal.from) count += static_cast<unsigned>(__builtin_popcountll(from));
    std::uint64_t chosen = random.below(count);
    for (unsigned kind = 0;; ++kind)
        for (tables::Mask from = legal.from[kind]; from; from &= from - 1)
            if (chosen-- == 0) return {tables::lowest(from), legal.left.die(kind)};
}

void play_random_turn(const Rules& rules, Position& position, Random& random) {
    ludarium::Events unseen = ludarium::Events::nobody();
    if (is_over(rules, position)) position = tables::start(men);
    const tables::Colour mover = position.turn;
    play_throw(rules, position, tables::Dice(random_throw(rules, random).shown), unseen);
    while (position.turn == mover && !must_throw(position))
        play_step(rules, position, random_step(legal_steps(rules, position), random), unseen);
}

void random_turns(benchmark::State& state, const Rules& rules) {
    Random random(1);
    Position position = tables::start(men);
    for (auto _ : state) play_random_turn(rules, position, random);
    state.SetItemsProcessed(state.iterations());
}

// Positions of random games, each with a throw of different dice that can be played.
std::vector<Position> ordinary_throws(const Rules& rules) {
    Random random(2);
    std::vector<Position> made;
    Position position = tables::start(men);
    while (made.size() < 4096) {
        play_random_turn(rules, position, random);
        Position thrown = position;
        const tables::Dice dice(random_throw(rules, random).shown);
        throw_dice(rules, thrown, dice);
        if (dice.left().kinds() == rules.dice && !legal_steps(rules, thrown).none())
            made.push_back(thrown);
    }
    return made;
}

void all_turns(benchmark::State& state, const Rules& rules) {
    const std::vector<Position> positions = ordinary_throws(rules);
    tables::Turns turns;
    std::size_t n = 0, found = 0;
    for (auto _ : state) {
        turns.find(rules, positions[n++ % positions.size()]);
        found += turns.size();
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["turns"] =
        benchmark::Counter(static_cast<double>(found), benchmark::Counter::kAvgIterations);
}

// Judging a position as the master does, with the move that leads to it; one item is an evaluation.
void judged_turns(benchmark::State& state, const Rules& rules) {
    const std::vector<Position> positions = ordinary_throws(rules);
    const tables::Network network(tables::first_weights(rules, 1)); // as fast as learned ones
    const tables::Judge judge(rules, &network);
    tables::Turns turns;
    std::size_t n = 0, judged = 0;
    for (auto _ : state) {
        const Position& thrown = positions[n++ % positions.size()];
        turns.find(rules, thrown);
        for (const tables::Turn& turn : turns)
            benchmark::DoNotOptimize(judge.chance(after_turn(rules, thrown, turn), thrown.turn));
        judged += turns.size();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(judged));
}

// How long the master thinks on, at the worst, before it asks again whether it should stop: twelve
// steps in the open, for which there is more to go through than for any other throw. Processor time,
// so that a busy machine does not count.
struct Silence {
    static double now() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }
    static std::int32_t asked(void* context) {
        auto& silence = *static_cast<Silence*>(context);
        const double time = now();
        silence.longest = std::max(silence.longest, time - silence.since);
        silence.since = time;
        return 0;
    }
    double since = now(), longest = 0;
};

void longest_silence(benchmark::State& state) {
    const tables::Network network(tables::first_weights(tavli::rules, 1));
    Position position = tables::read_position(
        tavli::rules, men, "7 8 9 10 11 12 13 14 15 16 17:2 18:3 / 1:2 2:2 3:2 4:2 5:2 6:5 / w");
    position.of(tables::Colour::black).ventured = true;
    tables::BearingOff::with(tavli::rules.dice); // made once, see below
    double longest = 0;
    for (auto _ : state)
        for (std::uint8_t die = 1; die <= tables::sides; ++die) {
            throw_dice(tavli::rules, position, tables::Dice({die, die, die}));
            Silence silence;
            const ludarium_watch watch{&silence, Silence::asked};
            benchmark::DoNotOptimize(tables::choose_best(tavli::rules, &network, position,
                                                         ludarium::Thought({2, 0, 0, 1}, &watch)));
            Silence::asked(&silence);
            longest = std::max(longest, silence.longest);
        }
    state.counters["longest_ms"] = longest;
}

void bearing_off_table(benchmark::State& state, unsigned dice) {
    for (auto _ : state) benchmark::DoNotOptimize(tables::BearingOff::made(dice));
}

} // namespace

BENCHMARK_CAPTURE(judged_turns, tavli, tavli::rules);
BENCHMARK_CAPTURE(judged_turns, scripta, scripta::rules);
BENCHMARK(longest_silence)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bearing_off_table, two_dice, 2u)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(bearing_off_table, three_dice, 3u)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(random_turns, tavli, tavli::rules);
BENCHMARK_CAPTURE(random_turns, scripta, scripta::rules);
BENCHMARK_CAPTURE(all_turns, tavli, tavli::rules);
BENCHMARK_CAPTURE(all_turns, scripta, scripta::rules);

BENCHMARK_MAIN();
