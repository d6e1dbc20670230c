#include "ai.hpp"

#include <algorithm>

#include <ludarium/search/expectimax.hpp>

#include "evaluation.hpp"
#include "game.hpp"
#include "words.hpp"

namespace astronomica {

namespace {

using ludarium::Choice;
using ludarium::Thought;

struct Level {
    std::uint64_t nodes;
    unsigned turns; // how many more are looked at, the present one included
    double mist;    // by how many men a value may be off
};

// Below 1 ms, and about 15 ms for the master, on a small machine.
constexpr std::array<Level, level_count> levels = {
    {{1'000, 1, 0.8}, {2'000, 1, 0.25}, {20'000, 3, 0}}};

// What does not change during a search.
struct Task {
    std::uint64_t seed;
    int mist;
};

struct Node {
    State state;
    const Task* task;
};

// Throws with the same total are one throw where only the total counts: 16 outcomes instead of 56.
struct Totals {
    std::array<Throw, most_steps + 1> example{};
    std::array<std::uint32_t, most_steps + 1> weight{};

    explicit constexpr Totals(unsigned sides) {
        each_throw(sides, [&](const Throw& thrown) {
            example[thrown.sum(all_dice)] = thrown;
            weight[thrown.sum(all_dice)] += thrown.weight();
        });
    }
};
constexpr Totals six_totals(6);
constexpr Totals seven_totals(7);

bool throws_a_total(const State& state) {
    return state.phase == Phase::throwing && state.terms.dice == DiceUse::total;
}

template <class Visit>
void each_total(const State& state, Visit visit) {
    const Totals& totals = state.terms.sides == 6 ? six_totals : seven_totals;
    for (unsigned total = dice_count; total <= state.terms.sides * dice_count; ++total)
        visit(totals.example[total], totals.weight[total]);
}

// What the search asks of a game (see ludarium/search/rules.hpp).
struct SearchRules {
    using State = Node;

    static const ludarium_descriptor& descriptor() { return Astronomica::descriptor(); }
    static ludarium::Actor actor(const Node& node) { return Astronomica::actor(node.state); }
    static void legal_actions(const Node& node, ludarium::Actions& actions) {
        if (!throws_a_total(node.state)) return Astronomica::legal_actions(node.state, actions);
        each_total(node.state,
                   [&](const Throw& thrown, std::uint32_t) { actions.push_back(action(thrown)); });
    }
    static void chance_weights(const Node& node, std::vector<std::uint32_t>& weights) {
        if (!throws_a_total(node.state)) return Astronomica::chance_weights(node.state, weights);
        each_total(node.state,
                   [&](const Throw&, std::uint32_t weight) { weights.push_back(weight); });
    }
    static void apply(Node& node, ludarium::Action wanted, ludarium::Events& events) {
        Astronomica::apply(node.state, wanted, events);
    }
    static ludarium::Outcome outcome(const Node& node) { return Astronomica::outcome(node.state); }
    static std::uint64_t hash(const Node& node) { return Astronomica::hash(node.state); }
    static bool takes_part(const Node& node, ludarium::Player player) {
        return Astronomica::takes_part(node.state, player);
    }

    static int evaluate(const Node& node, ludarium::Player player) {
        const int value = Astronomica::evaluate(node.state, player);
        const int mist = node.task->mist;
        if (mist == 0) return value;
        const std::uint64_t drawn =
            ludarium::search::mixed(hash(node) ^ node.task->seed ^ number(player)) >> 32;
        return value + static_cast<int>(drawn % static_cast<unsigned>(2 * mist + 1)) - mist;
    }
};

Choice searched(const State& state, const Thought& thought, const Level& level) {
    const auto mist = static_cast<int>(level.mist * man_value(state.terms));
    const Task task{thought.seed(), mist};
    ludarium::search::ExpectimaxSettings settings;
    settings.max_turns = level.turns;
    return ludarium::search::expectimax<SearchRules>(
        Node{state, &task}, thought.with_node_limit(level.nodes), settings);
}

} // namespace

Choice choose(const State& state, const Thought& thought) {
    return searched(state, thought, levels[std::min(thought.level(), level_count - 1)]);
}

Choice choose_best(const State& state, const Thought& thought) {
    return searched(state, thought, levels.back());
}

} // namespace astronomica
