#include "prospects.hpp"

#include <algorithm>

#include "words.hpp"

namespace tables {

namespace {

using ludarium::Thought;

constexpr std::uint64_t most_listed = 20'000; // steps tried, below 10 ms
constexpr std::uint64_t most_answers = 3'000; // the same for an answer, of which there are many
constexpr std::size_t beam_width = 40;

bool better(const Prospect& a, const Prospect& b) {
    return a.value > b.value;
}

} // namespace

std::vector<Prospect> Prospects::all(const Position& position, const Weigh& weigh,
                                     const Thought& thought) {
    if (!turns_.find(rules_, position, most_listed))
        return kept(position, weigh, thought, beam_width);
    std::vector<Prospect> found;
    for (const Turn& turn : turns_) {
        if (thought.should_stop() && !found.empty()) break;
        found.push_back({turn.steps[0], after_turn(rules_, position, turn), 0});
        found.back().value = weigh(found.back().result);
    }
    return found;
}

std::vector<Prospect> Prospects::steps(const Position& position, const Weigh& weigh,
                                       const Thought& thought) const {
    ludarium::Events unseen = ludarium::Events::nobody();
    ludarium::Actions legal;
    list_steps(legal_steps(rules_, position), legal);
    std::vector<Prospect> found;
    for (const ludarium::Action action : legal) {
        if (thought.should_stop() && !found.empty()) break;
        found.push_back({step_of(action), position, 0});
        play_step(rules_, found.back().result, found.back().first, unseen);
        found.back().value = weigh(found.back().result);
    }
    return found;
}

std::optional<Prospect> Prospects::best(const Position& position, const Weigh& weigh,
                                        const Thought& thought) {
    if (!turns_.find(rules_, position, most_answers)) {
        const auto found = kept(position, weigh, thought, 1);
        if (thought.should_stop()) return std::nullopt;
        return *std::min_element(found.begin(), found.end(), better);
    }
    std::optional<Prospect> best;
    for (const Turn& turn : turns_) {
        if (thought.should_stop()) return std::nullopt;
        const Position result = after_turn(rules_, position, turn);
        const float value = weigh(result);
        if (!best || value > best->value) best = {turn.steps[0], result, value};
    }
    return best;
}

std::optional<Prospect> Prospects::answer(const Position& position, const Throw& thrown,
                                          const Weigh& weigh, const Thought& thought) {
    Prospect lost{{}, position, 0};
    ludarium::Events unseen = ludarium::Events::nobody();
    play_throw(rules_, lost.result, Dice(thrown.shown), unseen);
    if (!must_throw(lost.result)) return best(lost.result, weigh, thought);
    if (thought.should_stop()) return std::nullopt;
    lost.value = weigh(lost.result);
    return lost;
}

// From step to step, only the best so far. A position in the middle of a turn is weighed as if the
// turn ended there.
std::vector<Prospect> Prospects::kept(const Position& position, const Weigh& weigh,
                                      const Thought& thought, std::size_t width) {
    ludarium::Events unseen = ludarium::Events::nobody();
    const auto after = [&](const Prospect& way, Step step, bool begins) {
        Prospect gone{begins ? step : way.first, way.result, 0};
        play_step(rules_, gone.result, step, unseen);
        Position ended = gone.result;
        if (ended.turn == position.turn && !is_over(rules_, ended)) end_turn(ended, Lost::nothing);
        gone.value = weigh(ended);
        return gone;
    };
    std::vector<Prospect> found, beam = {{{}, position, 0}}, next;
    KeySet seen;
    for (bool begins = true; !beam.empty(); begins = false) {
        next.clear();
        for (const Prospect& way : beam) {
            if (way.result.turn != position.turn || must_throw(way.result)) {
                found.push_back(way);
                continue;
            }
            ludarium::Actions steps;
            list_steps(legal_steps(rules_, way.result), steps);
            for (ludarium::Action step : steps) {
                if (thought.should_stop() && !begins) {
                    found.push_back(way); // not played to its end, but it began well
                    return found;
                }
                Prospect gone = after(way, step_of(step), begins);
                if (seen.insert(hash(gone.result))) next.push_back(gone);
            }
        }
        std::stable_sort(next.begin(), next.end(), better);
        if (next.size() > width) next.resize(width);
        beam.swap(next);
    }
    return found;
}

} // namespace tables
