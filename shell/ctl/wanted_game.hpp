// Which game a subcommand works on, how it is set up and where it begins, from the command line.
#pragma once

#include "chosen_setup.hpp"
#include "confined_game.hpp"
#include "games_folder.hpp"

namespace ludarium::ctl {

struct OpenedGame {
    ConfinedGame game;
    Setup setup;

    // It points into this.
    host::Result<host::State> start(const std::string& position = {}) const;
};

class WantedGame {
  public:
    // Adds the game (as an argument, unless another name is given), --mode, --option and --players.
    void add_to(CLI::App& subcommand, const char* name = "game");
    // Adds --position.
    void add_position_to(CLI::App& subcommand);

    std::filesystem::path folder(const GamesFolder& games) const { return games.game(id_); }
    const std::string& position() const { return position_; }

    // From here on this process is confined.
    host::Result<OpenedGame> open(const GamesFolder& games) const;

  private:
    std::string id_; // or a folder
    std::string position_;
    ChosenSetup setup_;
};

} // namespace ludarium::ctl
