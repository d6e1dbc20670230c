// ludariumctl pack: a game's folder becomes one file for a stick.
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "bundles/pack.hpp"
#include "subcommands.hpp"

namespace ludarium::ctl {
namespace {

struct Wanted {
    std::vector<std::string> games;
    std::vector<std::string> also;
    std::string into = ".";
};

int pack(const GamesFolder& games, const Wanted& wanted) {
    if (!wanted.also.empty() && wanted.games.size() > 1) {
        std::cerr << "--also is for one game, built for several kinds of computers\n";
        return 2;
    }
    for (const auto& game : wanted.games) {
        std::vector<bundles::fs::path> built{games.game(game)};
        built.insert(built.end(), wanted.also.begin(), wanted.also.end());
        const auto bundle = wanted.also.empty() ? bundles::pack(built.front(), wanted.into)
                                                : bundles::pack_merged(built, wanted.into);
        if (!bundle) {
            std::cerr << game << ": " << bundle.problem() << "\n";
            return 1;
        }
        std::cout << bundle->string() << "\n";
    }
    return 0;
}

} // namespace

void add_pack(CLI::App& app, const GamesFolder& games, int& exit_code) {
    auto wanted = std::make_shared<Wanted>();
    auto* subcommand =
        app.add_subcommand("pack", "make a bundle, <id>-<version>.ludarium, of a game");
    subcommand->add_option("game", wanted->games, "folders with a plugin.json, or ids")->required();
    subcommand
        ->add_option("--also", wanted->also,
                     "the same game, built for another kind of computer; one bundle for all")
        ->allow_extra_args(false);
    subcommand->add_option("--into", wanted->into, "the folder to write it to; default: here");
    subcommand->callback([&games, &exit_code, wanted] { exit_code = pack(games, *wanted); });
}

} // namespace ludarium::ctl
