#include "lessons.hpp"

#include <cmath>
#include <optional>

#include <ludarium/search/rules.hpp>

#include "ai.hpp"
#include "words.hpp"

namespace tablut {

namespace {

using ludarium::Choice;
using ludarium::Lesson;
using ludarium::Thought;
using ludarium::Trial;
using ludarium::search::Random;

constexpr std::uint64_t nodes = 1'000; // for each move
constexpr float trust = 0.7f;          // in how the game went on, rather than in the search's value
constexpr ludarium::LearningRate learning_rate{0.3f, 0.01f, 1'000};
constexpr float spread = 400; // of values: so much ahead is a chance of 85 %
// What every position has in common is learned so much faster that it soon says how this game ends:
// all else learns what makes one position of a game better than another.
constexpr float in_common = 50;

// Linnaeus' king is what visitors get without choosing.
constexpr std::array<const Variant*, 8> timetable = {&linnaeus,     &base_game,   &linnaeus,
                                                     &five_thrones, &linnaeus,    &passable_throne,
                                                     &linnaeus,     &five_thrones};

const Variant& variant_of_game(unsigned n) {
    return *timetable[n % timetable.size()];
}

// A curve without exponentials: the same on every machine.
float chance(float value) {
    const float x = value / spread;
    return 0.5f + 0.5f * x / std::sqrt(1 + x * x);
}

struct Count {
    std::uint8_t feature;
    std::uint8_t times;
};

std::vector<Count> counted(const Position& position, const Variant& variant) {
    std::array<std::uint8_t, feature_count> times{};
    const auto count = [&](unsigned feature) { ++times[feature]; };
    each_feature(position, variant, count);
    each_man(position, count);
    std::vector<Count> counts;
    for (unsigned f = 0; f < feature_count; ++f)
        if (times[f]) counts.push_back({static_cast<std::uint8_t>(f), times[f]});
    return counts;
}

// What the evaluation is asked about: nobody can win at once.
bool is_quiet(const Position& position, const Variant& variant) {
    if (position.to_move() == Side::swedes) return count_exits(position, variant) == 0;
    return !king_trap(position, variant);
}

Move drawn(const State& state, Random& random) {
    const CountedMoves legal(state.position(), state.variant());
    return legal[static_cast<unsigned>(random.below(legal.total()))];
}

Choice thought_out(const State& state, const AllWeights& weights, std::uint64_t seed) {
    return choose_best(state, weights, Thought({0, 0, 0, seed}, nullptr), nodes);
}

// A position, and how it looked to the search; nothing where a move was drawn.
struct Moment {
    std::vector<Count> counts;
    int seen = 0; // for White
};

Moment looked_at(const State& state, const Choice& choice) {
    const bool whites_turn = state.position().to_move() == Side::swedes;
    return {counted(state.position(), state.variant()), whites_turn ? choice.value : -choice.value};
}

class Pupil {
  public:
    explicit Pupil(const Lesson& lesson)
        : learned_(lesson.weights),
          playing_(playable(lesson.weights)),
          rate_(learning_rate.after(lesson.played)) {}

    void play(const Variant& variant, std::uint64_t seed) {
        Random random(seed);
        const std::uint64_t opening = 2 + random.below(7);
        const std::uint64_t care[] = {16ull << random.below(3), 16ull << random.below(3)};
        State state(variant, Position::start());
        for (unsigned ply = 0; !state.is_over(); ++ply) {
            const auto side = static_cast<std::size_t>(state.position().to_move());
            if (ply < opening || random.below(care[side]) == 0) {
                state.apply(drawn(state, random));
                moments_.emplace_back();
                continue;
            }
            look_aside(state, seed + ply, random);
            const Choice choice = thought_out(state, playing_, seed + ply);
            if (is_quiet(state.position(), variant)) moments_.push_back(looked_at(state, choice));
            state.apply(move_of(choice.action));
        }
        review(variant, !state.winner() ? 0.5f : *state.winner() == Side::swedes ? 1.0f : 0.0f);
    }

    const ludarium::Weights& learned() const { return learned_; }

  private:
    // What a search looks at is mostly what nobody would play.
    void look_aside(State state, std::uint64_t seed, Random& random) {
        state.apply(drawn(state, random));
        if (state.is_over() || !is_quiet(state.position(), state.variant())) return;
        aside_.push_back(looked_at(state, thought_out(state, playing_, seed)));
    }

    void review(const Variant& variant, float result) {
        float* weights = &learned_[number_of(variant) * feature_count];
        // The search's values are counted from where playable() has put the start.
        const float shift = weights[every_position] - weights_of(playing_, variant)[every_position];
        const auto seen = [&](const Moment& moment) {
            if (std::abs(moment.seen) == ludarium::search::won)
                return moment.seen > 0 ? 1.0f : 0.0f;
            return chance(static_cast<float>(moment.seen) + shift);
        };
        std::optional<float> truth = result;
        for (auto moment = moments_.rbegin(); moment != moments_.rend(); ++moment) {
            if (moment->counts.empty()) {
                truth.reset();
                continue;
            }
            truth = truth ? trust * *truth + (1 - trust) * seen(*moment) : seen(*moment);
            correct(weights, *moment, *truth);
        }
        for (const Moment& moment : aside_) correct(weights, moment, seen(moment));
        moments_.clear();
        aside_.clear();
    }

    void correct(float* weights, const Moment& moment, float truth) const {
        float sum = 0;
        for (Count c : moment.counts) sum += weights[c.feature] * c.times;
        const float step = rate_ * (truth - chance(sum));
        for (Count c : moment.counts)
            weights[c.feature] += step * (c.feature == every_position ? in_common : c.times);
    }

    ludarium::Weights learned_;
    const AllWeights playing_;
    const float rate_;
    std::vector<Moment> moments_, aside_;
};

// The same few random moves for both games of a pair.
State opened(const Variant& variant, std::uint64_t luck) {
    Random random(luck);
    State state(variant, Position::start());
    for (auto plies = 2 + random.below(3); plies > 0 && !state.is_over(); --plies)
        state.apply(drawn(state, random));
    return state;
}

} // namespace

ludarium::Weights first_weights() {
    ludarium::Weights start;
    for (const Weights& weights : built_in)
        start.insert(start.end(), weights.begin(), weights.end());
    return start;
}

ludarium::Weights learn(const Lesson& lesson, const Thought& thought) {
    Pupil pupil(lesson);
    Random random(lesson.seed);
    for (unsigned n = 0; n < lesson.games && !thought.should_stop(); ++n)
        pupil.play(variant_of_game(n), random.below(1u << 31));
    return part_of_mean(lesson, pupil.learned());
}

unsigned measure(const Trial& trial, const Thought& thought) {
    const AllWeights ours = playable(trial.weights);
    const AllWeights rivals = trial.rival ? playable(*trial.rival) : built_in;
    Random random(trial.seed);
    unsigned halves = 0;
    for (unsigned pair = 0; pair < trial.pairs; ++pair) {
        const std::uint64_t luck = random.below(1u << 31);
        for (Side side : {Side::muscovites, Side::swedes}) {
            State state = opened(variant_of_game(pair), luck);
            for (unsigned ply = 0; !state.is_over() && !thought.should_stop(); ++ply) {
                const bool our_turn = state.position().to_move() == side;
                const Choice choice = thought_out(state, our_turn ? ours : rivals, luck + ply);
                state.apply(move_of(choice.action));
            }
            halves += !state.winner() ? 1 : *state.winner() == side ? 2 : 0;
        }
    }
    return halves;
}

} // namespace tablut
