#include "ai.hpp"

#include <algorithm>
#include <cmath>

#include <ludarium/search/rules.hpp>

#include "play.hpp"
#include "prospects.hpp"
#include "words.hpp"

namespace tables {

namespace {

using ludarium::Choice;
using ludarium::Thought;

struct Level {
    bool learned;        // judges by what was learned
    float mist;          // how far off a turn may seem, measured by how much turns differ
    unsigned candidates; // so many turns are looked at again, with every answer to them
    std::uint64_t nodes;
};
// Below 1 ms a step, but for the master with about 10 ms in Tavli and 1 ms in Scripta.
constexpr std::array<Level, level_count> levels = {
    {{false, 1.5f, 0, 20'000}, {false, 0.5f, 0, 40'000}, {true, 0, 5, 400'000}}};

// Whatever looks worse than the best by more than this at first glance stays worse.
constexpr float hopeless = 0.06f;

int shown(float chance) {
    return static_cast<int>(std::lround((2 * chance - 1) * ludarium::search::best_guess));
}

class Thinker {
  public:
    Thinker(const Rules& rules, const Network* learned, const Position& position,
            const Thought& thought, const Level& level)
        : rules_(rules),
          judge_(rules, level.learned ? learned : nullptr),
          root_(position),
          thought_(thought.with_node_limit(level.nodes)),
          level_(level),
          prospects_(rules) {}

    Choice choose() {
        ludarium::Actions actions;
        list_steps(legal_steps(rules_, root_), actions);
        if (actions.size() == 1) return {actions[0], shown(judged(root_)), 0, 1};
        auto found = prospects_.all(
            root_, [this](const Position& result) { return judged(result); }, thought_);
        if (level_.mist > 0) blur(found);
        std::stable_sort(found.begin(), found.end(), better);
        const unsigned depth = look_ahead(found) ? 2 : 1;
        const Prospect& best = found.front();
        const bool won = has_won(rules_, best.result.of(root_.turn));
        return {action(best.first), won ? ludarium::search::won : shown(best.value), depth,
                thought_.nodes()};
    }

  private:
    static bool better(const Prospect& a, const Prospect& b) { return a.value > b.value; }

    float judged(const Position& position) const { return judge_.chance(position, root_.turn); }
    // A level below the master sees each turn better or worse than it is, the same turn always by
    // the same error. Errors grow with what is at stake, so that a blunder is never taken for a
    // good turn where turns differ much, and a win is seen for what it is.
    void blur(std::vector<Prospect>& found) const {
        float sum = 0, squares = 0;
        for (const Prospect& prospect : found) {
            sum += prospect.value;
            squares += prospect.value * prospect.value;
        }
        const auto count = static_cast<float>(found.size());
        const float variance = squares / count - sum / count * (sum / count);
        const float mist = level_.mist * std::sqrt(std::max(0.0f, variance));
        for (Prospect& prospect : found) {
            if (is_over(rules_, prospect.result)) continue;
            const std::uint64_t drawn =
                ludarium::search::mixed(hash(prospect.result) ^ thought_.seed()) >> 32;
            constexpr std::uint64_t grains = 2001;
            const float off = static_cast<float>(drawn % grains) / (grains / 2) - 1; // −1 … 1
            prospect.value = std::clamp(prospect.value + off * mist, 0.0f, 0.999f);
        }
    }

    // Weighs the first few again by what the other player would answer. Those for which there was
    // no time are left out; with fewer than two the first weighing stands.
    bool look_ahead(std::vector<Prospect>& found) {
        if (found.size() < 2) return false;
        const float enough = found.front().value - hopeless;
        std::vector<Prospect> weighed;
        for (const Prospect& prospect : found) {
            if (weighed.size() == level_.candidates || prospect.value < enough) break;
            if (is_over(rules_, prospect.result)) return false;
            const auto value = answered(prospect.result);
            if (!value) break;
            weighed.push_back({prospect.first, prospect.result, *value});
        }
        if (weighed.size() < 2) return false;
        std::stable_sort(weighed.begin(), weighed.end(), better);
        found.swap(weighed);
        return true;
    }

    // Over all throws, what is left after the best answer.
    std::optional<float> answered(const Position& position) {
        const auto weigh = [this](const Position& result) { return 1 - judged(result); };
        float sum = 0, all = 0;
        for (const Throw& each : throws(rules_)) {
            Position thrown = position;
            ludarium::Events unseen = ludarium::Events::nobody();
            play_throw(rules_, thrown, Dice(each.shown), unseen);
            std::optional<float> theirs;
            if (must_throw(thrown)) // nothing can be played
                theirs = weigh(thrown);
            else
                theirs = prospects_.best(thrown, weigh, thought_);
            if (!theirs) return std::nullopt;
            sum += (1 - *theirs) * static_cast<float>(each.weight);
            all += static_cast<float>(each.weight);
        }
        return sum / all;
    }

    const Rules& rules_;
    const Judge judge_;
    const Position& root_;
    const Thought thought_;
    const Level& level_;
    Prospects prospects_;
};

} // namespace

Choice choose(const Rules& rules, const Network* learned, const Position& position,
              const Thought& thought) {
    const Level& level = levels[std::min(thought.level(), level_count - 1)];
    return Thinker(rules, learned, position, thought, level).choose();
}

Choice choose_best(const Rules& rules, const Network* learned, const Position& position,
                   const Thought& thought) {
    return Thinker(rules, learned, position, thought, levels.back()).choose();
}

} // namespace tables
