// The journal of a game, after whatever happened to the disk.
#include "visit/journal.hpp"
#include "../target.hpp"

FUZZ_TARGET(journal) {
    using namespace ludarium::shell;
    const auto file = ludarium::fuzz::file_with(input, "game.journal");
    const SteadyClock clock;
    auto resumed = Journal::resume(file, clock);
    auto* journal = std::get_if<Journal>(&resumed);
    if (!journal) return;
    journal->header().seat_mask();
    const auto actions = journal->actions();
    ludarium::fuzz::promise(journal->append(7), "a resumed game goes on");
    auto again = Journal::resume(file, clock);
    auto* second = std::get_if<Journal>(&again);
    ludarium::fuzz::promise(second && second->actions().size() == actions.size() + 1,
                            "what was written goes on from what was read");
}
