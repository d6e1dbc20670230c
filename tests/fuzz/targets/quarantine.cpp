// The list of games that failed.
#include "plugins/quarantine.hpp"
#include "../target.hpp"

FUZZ_TARGET(quarantine) {
    const auto file = ludarium::fuzz::file_with(input, "quarantine.json");
    ludarium::shell::Quarantine(file).reason("morris", "1.0.0");
}
