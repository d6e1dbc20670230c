#include "greedy.hpp"

#include <unordered_map>

#include <ludarium/search/misjudging.hpp>

namespace ludarium::ctl {
namespace {

// A turn may be many actions, one for each die, and their orders multiply; past so many positions
// the rest is judged in the middle of the turn.
constexpr std::size_t most_positions = 3'000;

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

Action best_of(const OwnTurn& turn, std::uint64_t seed, double error = 0) {
    search::Random random(seed);
    return turn.actions[search::best_seeming(turn.values, error, random)];
}

} // namespace

Action greedy_action(const PluginState& state, std::uint64_t seed) {
    return best_of(OwnTurn(state, Sight::turn), seed);
}

Action greedy_step(const PluginState& state, std::uint64_t seed) {
    return best_of(OwnTurn(state, Sight::step), seed);
}

Action first_timers_action(const PluginState& state, std::uint64_t seed) {
    return best_of(OwnTurn(state, Sight::step), seed, search::first_timers_error);
}

} // namespace ludarium::ctl
