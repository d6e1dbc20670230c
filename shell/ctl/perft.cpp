// ludariumctl perft: how many ways there are to play so many actions. A rule that changes by
// accident changes these numbers; throws count as actions.
#include <chrono>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "apart.hpp"
#include "chosen_setup.hpp"
#include "confined_game.hpp"
#include "subcommands.hpp"

namespace ludarium::ctl {
namespace {

struct Wanted {
    std::string game;
    unsigned depth = 1;
    std::string position;
    ChosenSetup setup;
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
    const auto game = ConfinedGame::load(games.game(wanted.game));
    if (!game) return std::cerr << game.problem() << "\n", 2;
    const auto setup = wanted.setup.for_game(game->manifest);
    if (!setup) return std::cerr << setup.problem() << "\n", 2;
    const auto start = wanted.position.empty()
                           ? host::State::create(game->plugin, setup->raw())
                           : host::State::from_text(game->plugin, setup->raw(), wanted.position);
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
    subcommand->add_option("game", wanted->game, "a folder or an id")->required();
    subcommand->add_option("depth", wanted->depth, "how many actions")->required();
    subcommand->add_option("--position", wanted->position,
                           "where to begin, in the game's notation");
    wanted->setup.add_to(*subcommand);
    subcommand->callback([&games, &exit_code, wanted] {
        exit_code = run_apart([&] { return run(games, *wanted); });
    });
}

} // namespace ludarium::ctl
