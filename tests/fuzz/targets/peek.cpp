// A bundle on a stick, as the list of bundles reads it.
#include "bundles/peek.hpp"
#include "../target.hpp"
#include "bundles/refused.hpp"

FUZZ_TARGET(peek) {
    using namespace ludarium::bundles;
    try {
        File file = File::read(ludarium::fuzz::file_with(input, "game.ludarium"));
        peek(open_archive(file), Limits{});
    } catch (const Refused&) {
    }
}
