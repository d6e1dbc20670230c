#include "lessons.hpp"

#include <ludarium/search/rules.hpp>

#include "descriptor.hpp"
#include "judge.hpp"
#include "play.hpp"
#include "turns.hpp"

namespace tables {

namespace {

using ludarium::Lesson;
using ludarium::Thought;
using ludarium::Trial;
using ludarium::Weights;
using ludarium::search::Random;

constexpr float trust = 0.7f; // in what the next position was told, rather than in the next glance
// Twelve steps have more outcomes than a lesson needs to see.
constexpr std::uint64_t most_steps_tried = 4'000;

Dice thrown(const Rules& rules, Random& random) {
    std::array<std::uint8_t, most_dice> shown{};
    for (unsigned die = 0; die < rules.dice; ++die)
        shown[die] = static_cast<std::uint8_t>(1 + random.below(sides));
    std::sort(shown.begin(), shown.begin() + rules.dice);
    return Dice(shown);
}

// Plays the turn that the judge likes best.
class Game {
  public:
    Game(const Rules& rules, unsigned men, std::uint64_t seed)
        : rules_(rules), position_(start(men)), dice_(seed) {}

    const Position& position() const { return position_; }
    bool over() const { return is_over(rules_, position_); }

    void play_turn(const Judge& judge, Turns& turns) {
        const Colour mover = position_.turn;
        Position in_hand = position_;
        ludarium::Events unseen = ludarium::Events::nobody();
        play_throw(rules_, in_hand, thrown(rules_, dice_), unseen);
        position_ = in_hand;
        if (must_throw(in_hand)) return; // lost
        turns.find(rules_, in_hand, most_steps_tried);
        float best = -1;
        for (const Turn& turn : turns) {
            const Position result = after_turn(rules_, in_hand, turn);
            const float chance = judge.chance(result, mover);
            if (chance <= best) continue;
            best = chance;
            position_ = result;
        }
    }

  private:
    const Rules& rules_;
    Position position_;
    Random dice_;
};

// The game that visitors play most every other time, and all in turn.
unsigned men_of(const Rules& rules, unsigned game) {
    return game % 2 == 0 ? rules.usual_men : men_choices[game / 2 % men_choices.size()];
}

// A position before a throw, and how likely White seemed to win.
struct Moment {
    Inputs inputs;
    Colour thrower;
    float white = 0;
};

float for_white(Colour colour, float chance) {
    return colour == Colour::white ? chance : 1 - chance;
}

void learn_from(const std::vector<Moment>& moments, float white_won, const Network& network,
                Weights& change) {
    float truth = white_won;
    for (auto moment = moments.rbegin(); moment != moments.rend(); ++moment) {
        network.add_change(moment->inputs, for_white(moment->thrower, truth), change);
        truth = trust * truth + (1 - trust) * moment->white;
    }
}

} // namespace

Weights first_weights(const Rules& rules, std::uint64_t seed) {
    return Network::untaught(FeatureMap(rules).count, seed);
}

Weights learn(const Rules& rules, const Lesson& lesson, const Thought& thought) {
    const Network network(lesson.weights);
    const Judge judge(rules, &network);
    Weights change(lesson.weights.size());
    std::size_t seen = 0;
    Turns turns;
    Random random(lesson.seed);
    std::vector<Moment> moments;
    for (unsigned n = 0; n < lesson.games && !thought.should_stop(); ++n) {
        Game game(rules, men_of(rules, n), random.below(1u << 31));
        moments.clear();
        while (!game.over()) {
            const Position& now = game.position();
            Moment moment{features(rules, now), now.turn, 0};
            moment.white = for_white(now.turn, network.chance(moment.inputs));
            moments.push_back(moment);
            game.play_turn(judge, turns);
        }
        const bool white_won = has_won(rules, game.position().of(Colour::white));
        learn_from(moments, white_won ? 1.0f : 0.0f, network, change);
        seen += moments.size();
    }
    for (float& weight : change) weight /= static_cast<float>(std::max<std::size_t>(1, seen));
    return change;
}

unsigned measure(const Rules& rules, const Trial& trial, const Thought& thought) {
    const Network network(trial.weights);
    const std::optional<Network> other =
        trial.rival ? std::make_optional<Network>(*trial.rival) : std::nullopt;
    const Judge judge(rules, &network), rival(rules, other ? &*other : nullptr);
    Turns turns;
    Random random(trial.seed);
    unsigned halves = 0;
    for (unsigned pair = 0; pair < trial.pairs; ++pair) {
        const std::uint64_t luck = random.below(1u << 31);
        for (Colour ours : both_colours) {
            Game game(rules, men_choices[pair % men_choices.size()], luck);
            while (!game.over() && !thought.should_stop())
                game.play_turn(game.position().turn == ours ? judge : rival, turns);
            halves += has_won(rules, game.position().of(ours)) ? 2 : 0;
        }
    }
    return halves;
}

} // namespace tables
