// ludariumctl play: a game in the terminal.
#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <random>

#include <CLI/CLI.hpp>

#include "apart.hpp"
#include "subcommands.hpp"
#include "terminal_game.hpp"
#include "wanted_game.hpp"

namespace ludarium::ctl {
namespace {

struct Wanted {
    WantedGame game;
    std::vector<std::string> people; // ids; none given: the first player
    bool nobody = false;
    std::string language = language_of_terminal();
    std::optional<std::uint64_t> seed;
    TerminalSettings settings;
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

int play(const OpenedGame& opened, const Wanted& wanted, const GameWords& words,
         const SpotPlaces& places) {
    TerminalSettings settings = wanted.settings;
    const auto typed = people(wanted, opened.game.manifest);
    if (!typed) return std::cerr << typed.problem() << "\n", 2;
    settings.people = *typed;
    auto start = opened.start(wanted.game.position());
    if (!start) return std::cerr << start.problem() << "\n", 2;
    std::cout << "seed " << settings.seed << "\n";
    TerminalGame(opened.game, words, places, std::move(*start), settings, std::cin, std::cout)
        .play();
    return 0;
}

int run(const GamesFolder& games, Wanted wanted) {
    const auto folder = wanted.game.folder(games);
    const auto manifest = host::read_manifest(folder);
    if (!manifest) return std::cerr << manifest.problem() << "\n", 2;
    const auto words = GameWords::read(folder, *manifest, wanted.language);
    const auto places = read_spot_places(folder / "content" / "art" / "board.svg");
    wanted.settings.seed = wanted.seed.value_or(std::random_device()());
    const auto opened = wanted.game.open(games);
    if (!opened) return std::cerr << opened.problem() << "\n", 2;
    try {
        return play(*opened, wanted, words, places);
    } catch (const std::exception& error) {
        return std::cerr << error.what() << "\n", 1;
    }
}

} // namespace

void add_play(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand = app.add_subcommand("play", "play a game in the terminal");
    wanted->game.add_to(*subcommand);
    wanted->game.add_position_to(*subcommand);
    subcommand
        ->add_option("--person", wanted->people,
                     "a player whose moves are typed, may be repeated; default the first")
        ->allow_extra_args(false);
    subcommand->add_flag("--computer", wanted->nobody, "the computer plays everybody");
    subcommand->add_option("--level", wanted->settings.level, "of the computer: 0, 1 or 2");
    subcommand->add_option("--think-ms", wanted->settings.think_ms, "time for each move");
    subcommand->add_option("--seed", wanted->seed, "of dice and computer; default any");
    subcommand->add_option("--language", wanted->language,
                           "in which the game explains itself; default the terminal's");
    subcommand->callback([&games, &exit_code, wanted] {
        exit_code = run_apart([&] { return run(games, *wanted); });
    });
}

} // namespace ludarium::ctl
