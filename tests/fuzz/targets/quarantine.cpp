// The list of games that failed.
#include "plugins/quarantine.hpp"
#include "../target.hpp"

FUZZ_TARGET(quarantine) {
    const auto file = ludarium::fuzz::file_with(input, "quarantine.json");
    const ludarium::shell::SteadyClock clock;
    ludarium::host::Manifest game;
    game.id = "morris";
    game.version = "1.0.0";
    ludarium::shell::Quarantine quarantine(file, clock);
    quarantine.stay(game);
    quarantine.try_all_again();
    quarantine.stay(game);
}
