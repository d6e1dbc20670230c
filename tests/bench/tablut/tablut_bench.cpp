// The engine's speed, and the plain implementation's in the same run: their ratio means something on a noisy machine.
#include <benchmark/benchmark.h>

#include "tablut/perft.hpp"
#include "tablut/state.hpp"
#include "tablut_plain.hpp"

namespace {

using namespace tablut;

const Variant& rules = base_game;

std::uint64_t next_random(std::uint64_t& seed) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    return seed ^= seed << 17;
}

// Whole games, every rule looked at: captures, ends, repetitions.
void random_moves(benchmark::State& bench) {
    std::uint64_t seed = 1, moves = 0;
    State state(rules, Position::start());
    for (auto round : bench) {
        (void)round;
        if (state.is_over()) state = State(rules, Position::start());
        const CountedMoves counted(state.position(), rules);
        const auto n = static_cast<unsigned>(((next_random(seed) >> 32) * counted.total()) >> 32);
        state.apply(counted[n]);
        ++moves;
    }
    bench.counters["moves/s"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

void perft_leaves(benchmark::State& bench) {
    std::uint64_t leaves = 0;
    for (auto round : bench) {
        (void)round;
        leaves += perft(Position::start(), rules, 4);
    }
    bench.counters["leaves/s"] =
        benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

std::uint64_t plain_perft(const plain::Game& game, unsigned depth) {
    const auto steps = game.steps();
    if (depth == 1) return steps.size();
    std::uint64_t leaves = 0;
    for (const auto& step : steps) {
        plain::Game next = game;
        next.play(step);
        leaves += plain_perft(next, depth - 1);
    }
    return leaves;
}

void plain_perft_leaves(benchmark::State& bench) {
    std::uint64_t leaves = 0;
    for (auto round : bench) {
        (void)round;
        leaves += plain_perft(plain::Game(plain::tablut), 3);
    }
    bench.counters["leaves/s"] =
        benchmark::Counter(static_cast<double>(leaves), benchmark::Counter::kIsRate);
}

BENCHMARK(random_moves);
BENCHMARK(perft_leaves)->Unit(benchmark::kMillisecond);
BENCHMARK(plain_perft_leaves)->Unit(benchmark::kMillisecond);

} // namespace
