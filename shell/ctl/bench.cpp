// ludariumctl bench: how fast the rules are, how fast the computer thinks, and a signature that
// changes when its play does.
#include <chrono>
#include <cstdio>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include <ludarium/search/rules.hpp>

#include "apart.hpp"
#include "subcommands.hpp"
#include "wanted_game.hpp"

namespace ludarium::ctl {
namespace {

using Clock = std::chrono::steady_clock;
using search::Random;

struct Wanted {
    WantedGame game;
    std::uint64_t seed = 1;
};

constexpr unsigned rules_plies = 20'000;
constexpr unsigned thoughts = 16;
constexpr std::uint64_t nodes_each = 20'000;

double seconds_since(Clock::time_point begun) {
    return std::chrono::duration<double>(Clock::now() - begun).count();
}

// A random game from the start; calls `visit` before each action until it says enough.
template <class Visit>
void play_at_random(const host::Plugin& plugin, const ludarium_setup& setup, Random& random,
                    Visit visit) {
    for (;;) {
        auto state = host::State::create(plugin, setup);
        if (!state) throw std::runtime_error(state.problem());
        while (state->actor() != LUDARIUM_END) {
            const auto legal = state->legal_actions();
            if (!legal) throw std::runtime_error(legal.problem());
            if (legal->empty()) throw std::runtime_error("there is no legal action before the end");
            if (!visit(*state)) return;
            state->apply((*legal)[random.below(legal->size())]);
        }
    }
}

void bench_rules(const host::Plugin& plugin, const ludarium_setup& setup, std::uint64_t seed) {
    Random random(seed);
    unsigned plies = 0;
    const auto begun = Clock::now();
    play_at_random(plugin, setup, random,
                   [&](const host::State&) { return ++plies < rules_plies; });
    std::printf("rules      %9.0f plies/s\n", plies / seconds_since(begun));
}

void bench_thinking(const host::Plugin& plugin, const ludarium_setup& setup, std::uint64_t seed) {
    const auto* ai = plugin.ai();
    if (!ai) return;
    Random random(seed);
    std::uint64_t nodes = 0, signature = 0;
    double thinking = 0;
    unsigned left = thoughts;
    play_at_random(plugin, setup, random, [&](const host::State& state) {
        if (state.actor() < 0 || random.below(8) != 0) return true;
        const ludarium_ai_request request{ai->level_count - 1, 0, nodes_each, seed};
        const ludarium_watch never{nullptr, [](void*) -> std::int32_t { return 0; }};
        ludarium_ai_answer answer{};
        const auto begun = Clock::now();
        if (ai->choose(state.raw(), &request, &never, &answer) != LUDARIUM_OK)
            throw std::runtime_error("the computer did not answer");
        thinking += seconds_since(begun);
        nodes += answer.nodes;
        signature = search::mixed(signature ^ answer.action ^
                                  (static_cast<std::uint64_t>(answer.value) << 32));
        return --left > 0;
    });
    std::printf("thinking   %9.0f nodes/s   (%u thoughts, %llu nodes)\n",
                static_cast<double>(nodes) / thinking, thoughts,
                static_cast<unsigned long long>(nodes));
    std::printf("signature  %016llx\n", static_cast<unsigned long long>(signature));
}

int run(const GamesFolder& games, const Wanted& wanted) {
    const auto opened = wanted.game.open(games);
    if (!opened) return std::cerr << opened.problem() << "\n", 2;
    try {
        bench_rules(opened->game.plugin, opened->setup.raw(), wanted.seed);
        bench_thinking(opened->game.plugin, opened->setup.raw(), wanted.seed);
    } catch (const std::exception& error) {
        return std::cerr << error.what() << "\n", 1;
    }
    return 0;
}

} // namespace

void add_bench(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("bench", "measure a game's rules and its thinking");
    wanted->game.add_to(*subcommand);
    subcommand->add_option("--seed", wanted->seed, "of the random games; default 1");
    subcommand->callback([&games, &exit_code, wanted] {
        exit_code = run_apart([&] { return run(games, *wanted); });
    });
}

} // namespace ludarium::ctl
