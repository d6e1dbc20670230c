#include "ai.hpp"

#include <algorithm>

#include <ludarium/search/alpha_beta.hpp>

#include "search_rules.hpp"
#include "words.hpp"

namespace tablut {

namespace {

using ludarium::Choice;
using ludarium::Thought;

struct Level {
    std::uint64_t nodes;
    unsigned depth;
    Sight as_black, as_white;
};

// The apprentice looks at his own move only, and as White, who has the easier game, overlooks more
// than as Black: against a first-timer either is even. The player looks three moves ahead; the
// master as far as the time allows, which on a slow machine without a limit of time is not for ever.
constexpr std::array<Level, level_count> levels = {
    {{3'000, 1, {550, 0}, {230, 54}}, {20'000, 3, {80, 0}, {80, 0}}, {8'000'000, 60, {}, {}}}};

// Enough to remember what the search will see, and no more: a table is wiped before every thought.
unsigned table_bits(const Thought& thought) {
    constexpr std::uint64_t nodes_a_ms = 8'000; // of a fast machine
    std::uint64_t nodes = thought.node_limit();
    if (thought.time_limit_ms() > 0) nodes = std::min(nodes, nodes_a_ms * thought.time_limit_ms());
    unsigned bits = 8;
    while (bits < 18 && nodes >> (bits + 2)) ++bits;
    return bits;
}

Choice searched(const State& state, const AllWeights& weights, const Thought& thought,
                const Level& level) {
    if (const auto win = winning_move(state.position(), state.variant()))
        return {action(*win), ludarium::search::won, 1, 1};
    const bool black = state.position().to_move() == Side::muscovites;
    SearchTask task(state, weights_of(weights, state.variant()), thought.seed(),
                    black ? level.as_black : level.as_white);
    ludarium::search::AlphaBetaSettings settings;
    settings.max_depth = level.depth;
    const Thought limited = thought.with_node_limit(level.nodes);
    settings.table_bits = table_bits(limited);
    return ludarium::search::alpha_beta<SearchRules>(SearchNode(task), limited, settings);
}

} // namespace

Choice choose(const State& state, const AllWeights& weights, const Thought& thought) {
    return searched(state, weights, thought, levels[std::min(thought.level(), level_count - 1)]);
}

Choice choose_best(const State& state, const AllWeights& weights, const Thought& thought,
                   std::uint64_t nodes) {
    return searched(state, weights, thought, {nodes, levels.back().depth, {}, {}});
}

std::uint64_t nodes_to_depth(const State& state, const AllWeights& weights, unsigned depth) {
    const Thought unlimited({}, nullptr);
    return searched(state, weights, unlimited, {100'000'000, depth, {}, {}}).nodes;
}

} // namespace tablut
