#include "ai.hpp"

#include <algorithm>
#include <cmath>

#include <ludarium/search/rules.hpp>

#include "rollouts.hpp"
#include "words.hpp"

namespace tables {

namespace {

using ludarium::Choice;
using ludarium::Thought;

// How far a level sees: to the end of the next step, or of the turn.
enum class Sight : std::uint8_t { step, turn };

struct Level {
    bool learned; // judges by what was learned
    Sight sight;
    unsigned candidates; // so many turns are looked at again, with every answer to them
    std::uint64_t nodes;
};
// Below 1 ms a step, but for the master, who takes what he is given.
constexpr std::array<Level, level_count> levels = {{{false, Sight::step, 0, 20'000},
                                                    {false, Sight::turn, 0, 40'000},
                                                    {true, Sight::turn, 8, 400'000}}};

// Whatever looks worse than the best by more than this at first glance stays worse.
constexpr float hopeless = 0.06f;

int shown(float chance) {
    return static_cast<int>(std::lround((2 * chance - 1) * ludarium::search::best_guess));
}

class Thinker {
  public:
    Thinker(const Rules& rules, const Network* learned, const Position& position,
            const Thought& thought, unsigned level)
        : rules_(rules),
          level_(levels[level]),
          mist_(rules.mist[level]),
          judge_(rules, level_.learned ? learned : nullptr),
          root_(position),
          thought_(thought.with_node_limit(level_.nodes)),
          prospects_(rules) {}

    Choice choose() {
        ludarium::Actions actions;
        list_steps(legal_steps(rules_, root_), actions);
        if (actions.size() == 1) return {actions[0], shown(judged(root_)), 0, 1};
        auto found = seen();
        if (mist_ > 0) blur(found);
        std::stable_sort(found.begin(), found.end(), better);
        const bool again = look_ahead(found);
        if (again) Rollouts(rules_, judge_, prospects_, thought_).put_best_first(found);
        const Prospect& best = found.front();
        const bool won = has_won(rules_, best.result.of(root_.turn));
        return {action(best.first), won ? ludarium::search::won : shown(best.value),
                again ? 2u : 1u, thought_.nodes()};
    }

  private:
    static bool better(const Prospect& a, const Prospect& b) { return a.value > b.value; }

    // Who sees only the next step still sees the end of the game, if it is in reach.
    std::vector<Prospect> seen() {
        const auto weigh = [this](const Position& result) { return judged(result); };
        const Men& mine = root_.mine();
        if (level_.sight == Sight::turn || on_their_way(mine) <= root_.dice.left().total()) {
            auto turns = prospects_.all(root_, weigh, thought_);
            const auto wins = [&](const Prospect& way) { return is_over(rules_, way.result); };
            if (level_.sight == Sight::turn || std::any_of(turns.begin(), turns.end(), wins))
                return turns;
        }
        return prospects_.steps(root_, weigh, thought_);
    }
    unsigned on_their_way(const Men& men) const {
        unsigned count = 0;
        for (Mask from = men.occupied() & ~bit(rules_.home()); from; from &= from - 1)
            count += men.at(lowest(from));
        return count;
    }

    float judged(const Position& position) const { return judge_.chance(position, root_.turn); }
    // A level below the master sees each way better or worse than it is, the same one always by the
    // same error. Errors grow with what is at stake, so they suit every number of men, what is far
    // better than all else is still seen, and a win is seen for what it is.
    void blur(std::vector<Prospect>& found) const {
        float sum = 0, squares = 0;
        for (const Prospect& prospect : found) {
            sum += prospect.value;
            squares += prospect.value * prospect.value;
        }
        const auto count = static_cast<float>(found.size());
        const float variance = squares / count - sum / count * (sum / count);
        const float mist = mist_ * std::sqrt(std::max(0.0f, variance));
        for (Prospect& prospect : found) {
            if (is_over(rules_, prospect.result)) continue;
            const std::uint64_t drawn =
                ludarium::search::mixed(hash(prospect.result) ^ thought_.seed()) >> 32;
            constexpr std::uint64_t grains = 2001;
            const float off = static_cast<float>(drawn % grains) / (grains / 2) - 1; // −1 … 1
            prospect.value = std::clamp(prospect.value + off * mist, 0.0f, 0.999f);
        }
    }

    // Weighs the first few again by what would be answered. Those for which there was no time are
    // left out; with fewer than two the weighing before stands.
    bool look_ahead(std::vector<Prospect>& found) {
        if (found.size() < 2 || level_.candidates < 2) return false;
        const float enough = found.front().value - hopeless;
        std::vector<Prospect> weighed;
        for (const Prospect& prospect : found) {
            if (weighed.size() == level_.candidates || prospect.value < enough) break;
            if (is_over(rules_, prospect.result)) return false;
            const auto theirs = outlook(prospect.result);
            if (!theirs) break;
            weighed.push_back({prospect.first, prospect.result, 1 - *theirs});
        }
        if (weighed.size() < 2) return false;
        std::stable_sort(weighed.begin(), weighed.end(), better);
        found.swap(weighed);
        return true;
    }

    // How likely whoever throws wins, over all throws, if they then take what looks best to them.
    std::optional<float> outlook(const Position& position) {
        const auto weigh = [&](const Position& result) {
            return judge_.chance(result, position.turn);
        };
        float sum = 0, all = 0;
        for (const Throw& each : throws(rules_)) {
            const auto best = prospects_.answer(position, each, weigh, thought_);
            if (!best) return std::nullopt;
            sum += best->value * static_cast<float>(each.weight);
            all += static_cast<float>(each.weight);
        }
        return sum / all;
    }

    const Rules& rules_;
    const Level& level_;
    const float mist_; // how far off a turn or step may seem, measured by how much they differ
    const Judge judge_;
    const Position& root_;
    const Thought thought_;
    Prospects prospects_;
};

} // namespace

Choice choose(const Rules& rules, const Network* learned, const Position& position,
              const Thought& thought) {
    const unsigned level = std::min(thought.level(), level_count - 1);
    return Thinker(rules, learned, position, thought, level).choose();
}

Choice choose_best(const Rules& rules, const Network* learned, const Position& position,
                   const Thought& thought) {
    return Thinker(rules, learned, position, thought, level_count - 1).choose();
}

} // namespace tables
