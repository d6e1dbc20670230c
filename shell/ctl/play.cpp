// ludariumctl play: a game in the terminal.
#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "apart.hpp"
#include "chosen_setup.hpp"
#include "subcommands.hpp"
#include "terminal_game.hpp"

namespace ludarium::ctl {
namespace {

struct Wanted {
    std::string game;
    std::string position;
    std::vector<std::string> people; // ids; none given: the first player
    bool nobody = false;
    TerminalSettings settings;
    ChosenSetup setup;
};

host::Result<std::set<std::uint32_t>> people(const Wanted& wanted, const host::Manifest& manifest) {
    std::set<std::uint32_t> found;
    if (wanted.nobody) return found;
    if (wanted.people.empty()) found.insert(0);
    for (const auto& id : wanted.people) {
        const auto player = std::find(manifest.players.begin(), manifest.players.end(), id);
        if (player == manifest.players.end()) return host::Problem{"there is no player " + id};
        found.insert(static_cast<std::uint32_t>(player - manifest.players.begin()));
    }
    return found;
}

int run(const GamesFolder& games, Wanted wanted) {
    const auto game = ConfinedGame::load(games.game(wanted.game));
    if (!game) return std::cerr << game.problem() << "\n", 2;
    const auto setup = wanted.setup.for_game(game->manifest);
    if (!setup) return std::cerr << setup.problem() << "\n", 2;
    const auto typed = people(wanted, game->manifest);
    if (!typed) return std::cerr << typed.problem() << "\n", 2;
    wanted.settings.people = *typed;
    auto start = wanted.position.empty()
                     ? host::State::create(game->plugin, setup->raw())
                     : host::State::from_text(game->plugin, setup->raw(), wanted.position);
    if (!start) return std::cerr << start.problem() << "\n", 2;
    try {
        if (!wanted.nobody)
            std::cout << "a move, or: moves, board, hint, why FROM [TO], undo, quit\n";
        TerminalGame(*game, std::move(*start), wanted.settings, std::cin, std::cout).play();
    } catch (const std::exception& error) {
        return std::cerr << error.what() << "\n", 1;
    }
    return 0;
}

} // namespace

void add_play(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("play", "play a game in the terminal");
    subcommand->add_option("game", wanted->game, "a folder or an id")->required();
    subcommand
        ->add_option("--person", wanted->people,
                     "a player whose moves are typed, may be repeated; default the first")
        ->allow_extra_args(false);
    subcommand->add_flag("--computer", wanted->nobody, "the computer plays everybody");
    subcommand->add_option("--level", wanted->settings.level, "of the computer: 0, 1 or 2");
    subcommand->add_option("--think-ms", wanted->settings.think_ms, "time for each move");
    subcommand->add_option("--seed", wanted->settings.seed, "of dice and computer; default 1");
    subcommand->add_option("--position", wanted->position,
                           "where to begin, in the game's notation");
    wanted->setup.add_to(*subcommand);
    subcommand->callback([&games, &exit_code, wanted] {
        exit_code = run_apart([&] { return run(games, *wanted); });
    });
}

} // namespace ludarium::ctl
