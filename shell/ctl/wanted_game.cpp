#include "wanted_game.hpp"

#include <CLI/CLI.hpp>

namespace ludarium::ctl {

host::Result<host::State> OpenedGame::start(const std::string& position) const {
    if (position.empty()) return host::State::create(game.plugin, setup.raw());
    return host::State::from_text(game.plugin, setup.raw(), position);
}

void WantedGame::add_to(CLI::App& subcommand, const char* name) {
    subcommand.add_option(name, id_, "a folder or an id")->required();
    setup_.add_to(subcommand);
}

void WantedGame::add_position_to(CLI::App& subcommand) {
    subcommand.add_option("--position", position_, "where to begin, in the game's notation");
}

host::Result<OpenedGame> WantedGame::open(const GamesFolder& games) const {
    auto game = ConfinedGame::load(folder(games));
    if (!game) return host::Problem{game.problem()};
    auto setup = setup_.for_game(game->manifest);
    if (!setup) return host::Problem{setup.problem()};
    return OpenedGame{std::move(*game), std::move(*setup)};
}

} // namespace ludarium::ctl
