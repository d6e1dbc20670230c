#include "ai.hpp"

#include <cmath>

#include <ludarium/search/rules.hpp>

#include "evaluation.hpp"
#include "play.hpp"
#include "turns.hpp"
#include "words.hpp"

namespace tables {

namespace {

using ludarium::Choice;
using ludarium::Thought;

struct Level {
    int mist;            // how far a value may be off
    unsigned candidates; // so many turns are looked at again, with every answer to them
    std::uint64_t nodes;
};
// Below 1 ms, below 1 ms and about 20 ms a step on a small machine.
constexpr std::array<Level, level_count> levels = {
    {{260, 0, 20'000}, {60, 0, 40'000}, {0, 8, 400'000}}};

constexpr std::uint64_t most_listed = 60'000; // steps tried before the list gives way to the beam
constexpr std::uint64_t most_answers = 600;   // the same for each throw of the other player
constexpr std::size_t beam_width = 40;

// A way to play the throw: where it begins and what comes of it.
struct Prospect {
    Step first{};
    Position result;
    int value = 0;
};

class Thinker {
  public:
    Thinker(const Rules& rules, const Position& position, const Thought& thought,
            const Level& level)
        : rules_(rules),
          root_(position),
          thought_(thought.with_node_limit(level.nodes)),
          level_(level) {}

    Choice choose() {
        const LegalSteps legal = legal_steps(rules_, root_);
        ludarium::Actions actions;
        list_steps(legal, actions);
        if (actions.size() == 1) return {actions[0], value_of(root_), 0, 1};
        find_prospects(actions);
        std::stable_sort(prospects_.begin(), prospects_.end(), better);
        const unsigned depth = look_ahead() ? 2 : 1;
        const Prospect& best = prospects_.front();
        const int value =
            has_won(rules_, best.result.of(root_.turn)) ? ludarium::search::won : best.value;
        return {action(best.first), value, depth, thought_.nodes()};
    }

  private:
    static bool better(const Prospect& a, const Prospect& b) { return a.value > b.value; }

    int value_of(const Position& position) const { return evaluate(rules_, position, root_.turn); }
    // With the level's mist, which hides the same position behind the same error.
    int misty(const Position& position) const {
        const int value = value_of(position);
        if (level_.mist == 0 || is_over(rules_, position)) return value;
        const std::uint64_t drawn = ludarium::search::mixed(hash(position) ^ thought_.seed()) >> 32;
        const int off = static_cast<int>(drawn % static_cast<unsigned>(2 * level_.mist + 1));
        return std::clamp(value + off - level_.mist, -ludarium::search::best_guess,
                          ludarium::search::best_guess);
    }

    void find_prospects(const ludarium::Actions& actions) {
        if (turns_.find(rules_, root_, most_listed)) {
            for (const Turn& turn : turns_) {
                if (thought_.should_stop() && !prospects_.empty()) return;
                prospects_.push_back({turn.steps[0], root_, 0});
                play_turn(rules_, prospects_.back().result, turn);
                prospects_.back().value = misty(prospects_.back().result);
            }
        } else {
            walk_beam(actions);
        }
    }

    // From step to step, only the best so far.
    void walk_beam(const ludarium::Actions& actions) {
        std::vector<Prospect> beam, next;
        for (ludarium::Action first : actions)
            beam.push_back(after({step_of(first), root_, 0}, step_of(first)));
        KeySet seen;
        while (!beam.empty()) {
            next.clear();
            for (const Prospect& way : beam) {
                if (way.result.turn != root_.turn || must_throw(way.result)) {
                    prospects_.push_back(way);
                    continue;
                }
                if (thought_.should_stop() && !prospects_.empty()) return;
                ludarium::Actions on;
                list_steps(legal_steps(rules_, way.result), on);
                for (ludarium::Action step : on) {
                    Prospect gone = after(way, step_of(step));
                    if (seen.insert(hash(gone.result))) next.push_back(gone);
                }
            }
            std::stable_sort(next.begin(), next.end(), better);
            if (next.size() > beam_width) next.resize(beam_width);
            beam.swap(next);
        }
    }
    Prospect after(Prospect way, Step step) const {
        ludarium::Events unseen = ludarium::Events::nobody();
        play_step(rules_, way.result, step, unseen);
        way.value = misty(way.result);
        return way;
    }

    // Weighs the first few again by what the other player would answer. False if there was no time
    // for all of them: then the first weighing stands.
    bool look_ahead() {
        const std::size_t count = std::min<std::size_t>(level_.candidates, prospects_.size());
        if (count < 2 || has_won(rules_, prospects_.front().result.of(root_.turn))) return false;
        std::vector<Prospect> weighed(prospects_.begin(),
                                      prospects_.begin() + static_cast<std::ptrdiff_t>(count));
        for (Prospect& prospect : weighed) {
            const auto value = answered(prospect.result);
            if (!value) return false;
            prospect.value = *value;
        }
        std::stable_sort(weighed.begin(), weighed.end(), better);
        prospects_.swap(weighed);
        return true;
    }

    // Over all throws, what is left after the best answer.
    std::optional<int> answered(const Position& position) {
        std::int64_t sum = 0, total = 0;
        for (const Throw& each : throws(rules_)) {
            Position thrown = position;
            ludarium::Events unseen = ludarium::Events::nobody();
            play_throw(rules_, thrown, Dice(each.shown), unseen);
            int worst = value_of(thrown);
            if (!must_throw(thrown)) {
                worst = ludarium::search::won;
                turns_.find(rules_, thrown, most_answers);
                for (const Turn& turn : turns_) {
                    if (thought_.should_stop()) return std::nullopt;
                    Position answer = thrown;
                    play_turn(rules_, answer, turn);
                    worst = std::min(worst, value_of(answer));
                }
            }
            sum += std::int64_t{worst} * each.weight;
            total += each.weight;
        }
        return static_cast<int>(sum / total);
    }

    const Rules& rules_;
    const Position& root_;
    const Thought thought_;
    const Level& level_;
    Turns turns_;
    std::vector<Prospect> prospects_;
};

} // namespace

Choice choose(const Rules& rules, const Position& position, const Thought& thought) {
    const Level& level = levels[std::min(thought.level(), level_count - 1)];
    return Thinker(rules, position, thought, level).choose();
}

Choice choose_best(const Rules& rules, const Position& position, const Thought& thought) {
    return Thinker(rules, position, thought, levels.back()).choose();
}

} // namespace tables
