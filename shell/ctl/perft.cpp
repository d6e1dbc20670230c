// ludariumctl perft: how many ways there are to play so many actions. A rule that changes by
// accident changes these numbers; throws count as actions.
#include <chrono>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "apart.hpp"
#include "subcommands.hpp"
#include "wanted_game.hpp"

namespace ludarium::ctl {
namespace {

struct Wanted {
    WantedGame game;
    unsigned depth = 1;
};

std::uint64_t perft(const host::State& state, unsigned depth) {
    const auto legal = state.legal_actions();
    if (!legal) throw std::runtime_error(legal.problem());
    if (depth <= 1) return depth == 0 ? 1 : legal->size();
    std::uint64_t ways = 0;
    for (const Action action : *legal) {
        auto next = state.clone();
        if (!next) throw std::runtime_error(next.problem());
        if (next->apply(action) != LUDARIUM_OK)
            throw std::runtime_error("a legal action was refused");
        ways += perft(*next, depth - 1);
    }
    return ways;
}

int run(const GamesFolder& games, const Wanted& wanted) {
    using Clock = std::chrono::steady_clock;
    const auto opened = wanted.game.open(games);
    if (!opened) return std::cerr << opened.problem() << "\n", 2;
    const auto start = opened->start(wanted.game.position());
    if (!start) return std::cerr << start.problem() << "\n", 2;
    try {
        for (unsigned depth = 1; depth <= wanted.depth; ++depth) {
            const auto begun = Clock::now();
            const auto ways = perft(*start, depth);
            const auto ms =
                std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun).count();
            std::cout << "perft " << depth << "  " << ways << "  (" << ms << " ms)" << std::endl;
        }
    } catch (const std::exception& error) {
        return std::cerr << error.what() << "\n", 1;
    }
    return 0;
}

} // namespace

void add_perft(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("perft", "count the ways to play so many actions");
    wanted->game.add_to(*subcommand);
    wanted->game.add_position_to(*subcommand);
    subcommand->add_option("depth", wanted->depth, "how many actions")->required();
    subcommand->callback([&games, &exit_code, wanted] {
        exit_code = run_apart([&] { return run(games, *wanted); });
    });
}

} // namespace ludarium::ctl
