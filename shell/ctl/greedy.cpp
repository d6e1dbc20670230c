#include "greedy.hpp"

#include <cmath>
#include <unordered_map>

#include <ludarium/search/rules.hpp>

namespace ludarium::ctl {
namespace {

// A turn may be many actions, one for each die, and their orders multiply; past so many positions
// the rest is judged in the middle of the turn.
constexpr std::size_t most_positions = 3'000;

constexpr double first_timers_error = 1.5;

enum class Sight { step, turn };

class OwnTurn {
  public:
    OwnTurn(const PluginState& root, Sight sight)
        : me_(static_cast<Player>(PluginRules::actor(root))), sight_(sight) {
        PluginRules::legal_actions(root, actions);
        for (const Action action : actions) values.push_back(after(root, action));
    }

    Actions actions;
    std::vector<double> values; // right after each action, or of the best end of its turn

  private:
    double after(const PluginState& state, Action action) {
        PluginState next = state;
        next.apply(action);
        return value(next);
    }

    double value(const PluginState& state) {
        const Actor actor = PluginRules::actor(state);
        if (actor == game_over)
            return search::won * search::final_sign(PluginRules::outcome(state).raw, me_);
        if (sight_ == Sight::step || actor != acts(me_) || seen_.size() >= most_positions)
            return margin(state);
        const auto [known, fresh] = seen_.emplace(PluginRules::hash(state), -search::won);
        double& best = known->second; // an element stays where it is
        if (!fresh) return best;
        Actions legal;
        PluginRules::legal_actions(state, legal);
        for (const Action action : legal) best = std::max(best, after(state, action));
        return best;
    }

    double margin(const PluginState& state) const {
        return search::margins_of<JudgedPluginRules>(state)[number(me_)];
    }

    Player me_;
    Sight sight_;
    std::unordered_map<std::uint64_t, double> seen_;
};

double deviation(const std::vector<double>& values) {
    double sum = 0, squares = 0;
    for (const double value : values) sum += value, squares += value * value;
    const auto count = static_cast<double>(values.size());
    return std::sqrt(std::max(0.0, squares / count - sum / count * (sum / count)));
}

// Twelve uniform numbers, less six: normal enough, and the same on every machine.
double normal(search::Random& random) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.below(1u << 30)) / (1u << 30);
    return sum;
}

Action best_of(const OwnTurn& turn, search::Random& random, double error) {
    std::vector<Action> best;
    double value = 0;
    for (std::size_t i = 0; i < turn.actions.size(); ++i) {
        const double seen = turn.values[i] + (error > 0 ? error * normal(random) : 0);
        if (best.empty() || seen > value) {
            best.clear();
            value = seen;
        }
        if (seen >= value) best.push_back(turn.actions[i]);
    }
    return best.at(random.below(best.size()));
}

} // namespace

Action greedy_action(const PluginState& state, std::uint64_t seed) {
    search::Random random(seed);
    return best_of(OwnTurn(state, Sight::turn), random, 0);
}

Action greedy_step(const PluginState& state, std::uint64_t seed) {
    search::Random random(seed);
    return best_of(OwnTurn(state, Sight::step), random, 0);
}

Action first_timers_action(const PluginState& state, std::uint64_t seed) {
    search::Random random(seed);
    const OwnTurn turn(state, Sight::step);
    return best_of(turn, random, first_timers_error * deviation(turn.values));
}

} // namespace ludarium::ctl
