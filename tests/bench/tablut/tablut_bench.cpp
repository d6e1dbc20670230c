// How fast Tablut's rules are: random moves, perft leaves, and both against the plain
// implementation; and how many positions a second the search looks at.
#include <chrono>

#include <benchmark/benchmark.h>

#include <tablut/ai.hpp>
#include <tablut/game.hpp>
#include <tablut/perft.hpp>
#include <tablut/state.hpp>

#include "../../common/learned.hpp"
#include "tablut_plain.hpp"

using namespace tablut;

namespace {

using Clock = std::chrono::steady_clock;
using Rate = benchmark::Counter;

const plain::Rules plain_rules[] = {plain::tablut, plain::passable_throne, plain::five_thrones,
                                    plain::linnaeus};

const Variant& variant_of(const benchmark::State& run) {
    return variants[static_cast<std::size_t>(run.range(0))];
}

// Whole games with all rules, repetitions included; each move drawn among all legal ones.
void random_moves(benchmark::State& run) {
    const Variant& variant = variant_of(run);
    std::uint64_t moves = 0;
    std::uint64_t x = 88172645463325252u; // Marsaglia's xorshift: the dice should cost nothing
    for (auto _ : run) {
        State state(variant, Position::start());
        while (!state.is_over()) {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            const CountedMoves legal(state.position(), variant);
            state.apply(legal[static_cast<unsigned>(((x >> 32) * legal.total()) >> 32)]);
            ++moves;
        }
    }
    run.SetLabel(std::string(variant.id()));
    run.counters["moves/s"] = Rate(static_cast<double>(moves), Rate::kIsRate);
}
BENCHMARK(random_moves)->DenseRange(0, 3)->Unit(benchmark::kMicrosecond);

void perft_leaves(benchmark::State& run) {
    std::uint64_t leaves = 0;
    for (auto _ : run) leaves += perft(Position::start(), variant_of(run), 4);
    run.SetLabel(std::string(variant_of(run).id()));
    run.counters["leaves/s"] = Rate(static_cast<double>(leaves), Rate::kIsRate);
}
BENCHMARK(perft_leaves)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

// The plain one may count its last ply without playing it, too.
std::uint64_t plain_perft(const plain::Game& game, unsigned depth) {
    const auto steps = game.steps();
    if (depth == 1) return steps.size();
    std::uint64_t total = 0;
    for (const plain::Step& step : steps) {
        plain::Game next = game;
        next.play(step);
        total += plain_perft(next, depth - 1);
    }
    return total;
}

// One after the other in the same run, so that a busy machine slows both.
void perft_against_plain(benchmark::State& run) {
    const plain::Game game(plain_rules[run.range(0)]);
    double seconds[2] = {}, leaves[2] = {};
    const auto timed = [&](int which, auto count) {
        const auto begin = Clock::now();
        leaves[which] += static_cast<double>(count());
        seconds[which] += std::chrono::duration<double>(Clock::now() - begin).count();
    };
    for (auto _ : run) {
        timed(0, [&] { return perft(Position::start(), variant_of(run), 4); });
        timed(1, [&] { return plain_perft(game, 3); });
    }
    run.SetLabel(std::string(variant_of(run).id()));
    run.counters["leaves/s"] = leaves[0] / seconds[0];
    run.counters["plain/s"] = leaves[1] / seconds[1];
    run.counters["ratio"] = (leaves[0] / seconds[0]) / (leaves[1] / seconds[1]);
}
BENCHMARK(perft_against_plain)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

void search_nodes(benchmark::State& run) {
    const State start(variant_of(run), Position::start());
    std::uint64_t nodes = 0;
    for (auto _ : run) nodes += nodes_to_depth(start, Tablut::weights(), 7);
    run.SetLabel(std::string(variant_of(run).id()));
    run.counters["nodes/s"] = Rate(static_cast<double>(nodes), Rate::kIsRate);
}
BENCHMARK(search_nodes)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    ludarium::test::use_learned<Tablut>(GAMES_CONTENT);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
