#include "../checks.hpp"

namespace ludarium::validator {

const std::vector<Check>& plugin_checks() {
    static const std::vector<Check> list = {
        {"descriptor", "the library is what plugin.json says", checks::descriptor},
        {"extensions", "extensions are whole, and unknown ones null", checks::extensions},
        {"setups", "every mode starts, and setups that don't fit are refused", checks::setups},
        {"actions", "legal actions are ascending and can all be applied", checks::actions},
        {"refusal", "illegal actions are refused and change nothing", checks::refusal},
        {"chance", "every throw has its weight", checks::chance_weights},
        {"end", "games end within max_plies", checks::end},
        {"outcome", "places at the end fit the players", checks::outcome},
        {"clone", "a clone knows nothing of the first", checks::clone},
        {"bytes", "a saved state reads back as it was", checks::bytes},
        {"determinism", "the same seed plays the same game", checks::determinism},
        {"strange-bytes", "bytes that nobody saved are refused or read safely",
         checks::strange_bytes},
        {"strange-text", "text that makes no sense is refused", checks::strange_text},
        {"view", "what is seen exists", checks::view},
        {"moves", "no two moves look the same", checks::moves},
        {"events", "what happens exists", checks::events},
        {"action-text", "every action reads back from its text", checks::action_text},
        {"notation", "every position reads back from its text", checks::notation},
        {"ai", "the computer plays legal moves, the same for the same seed", checks::ai},
        {"stop", "the computer answers within 50 ms of being told", checks::stop},
        {"messages", "everything the game says has its sentence", checks::messages},
        {"strings", "every language has every string", checks::strings},
        {"art", "every spot and piece is drawn", checks::art},
        {"pages", "rules pages show legal moves", checks::pages},
    };
    return list;
}

} // namespace ludarium::validator
