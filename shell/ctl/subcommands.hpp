// Each subcommand adds itself to the program, and sets the exit code when it was called: 0 if all
// is well, 1 if something was found wrong, 2 if it could not be done.
#pragma once

#include "games_folder.hpp"

namespace CLI {
class App;
}

namespace ludarium::ctl {

using AddSubcommand = void (*)(CLI::App& app, const GamesFolder& games, int& exit_code);

void add_list(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_validate(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_play(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_perft(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_bench(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_match(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_train(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_content(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_pack(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_sign(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_look(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_install(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_statistics(CLI::App& app, const GamesFolder& games, int& exit_code);
void add_doctor(CLI::App& app, const GamesFolder& games, int& exit_code);

inline constexpr AddSubcommand subcommands[] = {
    add_list,    add_validate, add_play, add_perft, add_bench,   add_match,      add_train,
    add_content, add_pack,     add_sign, add_look,  add_install, add_statistics, add_doctor};

} // namespace ludarium::ctl
