// Monte-Carlo tree search (UCT, Kocsis and Szepesvári 2006): for any game, without an evaluation.
//
//     static Choice choose(const State& state, const Thought& thought) {
//         return search::monte_carlo<MyGame>(state, thought);
//     }
//
// Plays the game to its end again and again, at random beyond a tree that grows where play is good.
// Dice are thrown by their weights, each player looks after their own reward, and the seed decides
// every throw and every random move. A node is a position played through.
#pragma once

#include <cmath>

#include "rules.hpp"

namespace ludarium::search {

struct MonteCarloSettings {
    double exploration = 0.7;       // rewards are 0 … 1
    unsigned guess_after = 40;      // random plies before an evaluation, if the game has one
    unsigned give_up_after = 2'000; // random plies before a game counts as a draw, if it has none
    std::size_t max_tree = 200'000; // positions, 32 bytes each
};

// Keeps its memory from call to call, but no knowledge: an answer depends on the question alone.
template <class Rules>
class MonteCarlo {
  public:
    using State = typename Rules::State;

    explicit MonteCarlo(MonteCarloSettings settings = {}) : settings_(settings) {}

    // The state's actor is a player, and the state has legal actions.
    Choice choose(const State& root, const Thought& thought) {
        thought_ = &thought;
        stopped_ = false;
        random_ = Random(thought.seed());
        tree_.assign(1, Node{});
        expand(root, 0);
        if (tree_[0].child_count == 0)
            throw Refused(LUDARIUM_INTERNAL_ERROR, "no legal action to choose from");
        State state = root;
        while (!stopped_) {
            state = root;
            play(state);
        }
        const Node& best = most_visited();
        return {best.action, shown(best), 0, thought.nodes()};
    }

  private:
    using Rewards = std::array<double, LUDARIUM_MAX_PLAYERS>;

    struct Node {
        Action action = 0;
        double reward = 0; // of the player who chose the action, summed over the visits
        std::uint32_t visits = 0;
        std::uint32_t first_child = 0;
        std::uint32_t child_count = 0;
    };
    struct Step {
        std::size_t node;
        Actor actor;
    };

    static int shown(const Node& node) {
        if (node.visits == 0) return 0;
        return static_cast<int>(std::lround((2 * node.reward / node.visits - 1) * best_guess));
    }

    const Node& most_visited() const {
        const auto first = tree_.begin() + tree_[0].first_child;
        return *std::max_element(
            first, first + tree_[0].child_count, [](const Node& a, const Node& b) {
                return a.visits != b.visits ? a.visits < b.visits : a.reward < b.reward;
            });
    }

    // One game from the root; a game cut short by a stop teaches nothing.
    void play(State& state) {
        path_.clear();
        std::size_t node = 0;
        Actor actor;
        while ((actor = Rules::actor(state)) != game_over) {
            if (tree_[node].child_count == 0) {
                if (tree_[node].visits == 0 || tree_.size() >= settings_.max_tree) break;
                expand(state, node);
            }
            node = actor == chance ? thrown(state, node) : promising(node);
            path_.push_back({node, actor});
            if (!advance(state, tree_[node].action)) return;
        }
        const std::optional<Rewards> rewards = finish(state);
        if (!rewards) return;
        ++tree_[0].visits;
        for (const Step& step : path_) {
            Node& visited = tree_[step.node];
            ++visited.visits;
            if (step.actor >= 0) visited.reward += (*rewards)[static_cast<std::size_t>(step.actor)];
        }
    }

    // Children of a player's position are shuffled, since the first unvisited one is tried first;
    // those of a throw keep the order of their weights.
    void expand(const State& state, std::size_t node) {
        actions_.clear();
        Rules::legal_actions(state, actions_);
        if (Rules::actor(state) != chance) random_.shuffle(actions_);
        tree_[node].first_child = static_cast<std::uint32_t>(tree_.size());
        tree_[node].child_count = static_cast<std::uint32_t>(actions_.size());
        for (Action action : actions_) tree_.push_back({action, 0, 0, 0, 0});
    }

    std::size_t promising(std::size_t parent) const {
        const double log_visits = std::log(static_cast<double>(tree_[parent].visits + 1));
        std::size_t best = tree_[parent].first_child;
        double best_score = -1;
        for (std::uint32_t i = 0; i < tree_[parent].child_count; ++i) {
            const std::size_t child = tree_[parent].first_child + i;
            if (tree_[child].visits == 0) return child;
            const double visits = tree_[child].visits;
            const double score = tree_[child].reward / visits +
                                 settings_.exploration * std::sqrt(log_visits / visits);
            if (score > best_score) {
                best_score = score;
                best = child;
            }
        }
        return best;
    }

    std::size_t thrown(const State& state, std::size_t parent) {
        return tree_[parent].first_child + thrown_outcome(state);
    }

    std::size_t thrown_outcome(const State& state) {
        weights_.clear();
        if constexpr (boundary::HasDice<Rules>::value) Rules::chance_weights(state, weights_);
        return random_.by_weight(weights_);
    }

    // Random play to the end, or to where the game is given up or guessed at; nothing if stopped.
    std::optional<Rewards> finish(State& state) {
        constexpr bool guesses = HasEvaluate<Rules>::value;
        const unsigned plies = guesses ? settings_.guess_after : settings_.give_up_after;
        Actor actor;
        for (unsigned ply = 0; (actor = Rules::actor(state)) != game_over; ++ply) {
            if (ply == plies) return given_up(state);
            actions_.clear();
            Rules::legal_actions(state, actions_);
            const std::size_t drawn =
                actor == chance ? thrown_outcome(state) : random_.below(actions_.size());
            if (!advance(state, actions_.at(drawn))) return std::nullopt;
        }
        return at_the_end(state);
    }

    bool advance(State& state, Action action) {
        if (thought_->should_stop()) {
            stopped_ = true;
            return false;
        }
        Events unseen = Events::nobody();
        Rules::apply(state, action, unseen);
        return true;
    }

    static Rewards given_up(const State& state) {
        Rewards rewards;
        rewards.fill(0.5);
        if constexpr (HasEvaluate<Rules>::value) {
            const auto margins = margins_of<Rules>(state);
            for (std::size_t p = 0; p < rewards.size(); ++p)
                rewards[p] = (1 + margins[p] / won) / 2;
        }
        return rewards;
    }

    // The share of one's rivals that one is placed before; a shared place counts half.
    static Rewards at_the_end(const State& state) {
        const ludarium_outcome outcome = Rules::outcome(state).raw;
        Rewards rewards{};
        for (std::size_t p = 0; p < rewards.size(); ++p) {
            const int mine = outcome.results[p].place;
            if (mine == 0) continue;
            double beaten = 0, rivals = 0;
            for (std::size_t q = 0; q < rewards.size(); ++q) {
                const int theirs = outcome.results[q].place;
                if (q == p || theirs == 0) continue;
                ++rivals;
                beaten += mine < theirs ? 1 : (mine == theirs ? 0.5 : 0);
            }
            rewards[p] = rivals > 0 ? beaten / rivals : (mine == 1 ? 1 : 0);
        }
        return rewards;
    }

    MonteCarloSettings settings_;
    const Thought* thought_ = nullptr;
    bool stopped_ = false;
    Random random_{0};
    std::vector<Node> tree_;
    std::vector<Step> path_;
    Actions actions_;
    std::vector<std::uint32_t> weights_;
};

template <class Rules>
Choice monte_carlo(const typename Rules::State& state, const Thought& thought,
                   MonteCarloSettings settings = {}) {
    return MonteCarlo<Rules>(settings).choose(state, thought);
}

} // namespace ludarium::search
