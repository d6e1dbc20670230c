// ludariumctl: for staff and authors. One file a subcommand.
#include <CLI/CLI.hpp>

#include "subcommands.hpp"

int main(int argc, char** argv) {
    CLI::App app{"Ludarium: look after the games of a kiosk, and write new ones", "ludariumctl"};
    app.require_subcommand(1);

    ludarium::ctl::GamesFolder games(argv[0]);
    app.add_option("--games", games.given,
                   "the folder of games (else $LUDARIUM_GAMES, or the kiosk's own)");

    int exit_code = 0;
    for (const auto add : ludarium::ctl::subcommands) add(app, games, exit_code);

    CLI11_PARSE(app, argc, argv);
    return exit_code;
}
