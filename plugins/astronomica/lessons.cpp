#include "lessons.hpp"

#include <algorithm>

#include <ludarium/search/rules.hpp>

#include "evaluation.hpp"
#include "standing.hpp"
#include "turn.hpp"
#include "turn_ends.hpp"

namespace astronomica {

namespace {

using ludarium::Lesson;
using ludarium::Thought;
using ludarium::Trial;
using ludarium::search::Random;

constexpr float trust = 0.85F; // in what the next position was told, rather than in the next glance
constexpr ludarium::LearningRate learning_rate{1.5F, 0.1F, 10'000};
constexpr std::uint64_t strays_once_in = 25;   // turns
constexpr unsigned longest_game = 1'500;       // turns; what the position then promises counts
constexpr std::size_t positions_learned = 200; // of a game, evenly spread

Throw thrown(unsigned sides, Random& random) {
    std::array<unsigned, dice_count> dice{};
    for (unsigned& die : dice) die = 1 + static_cast<unsigned>(random.below(sides));
    std::sort(dice.begin(), dice.end());
    return {dice[0], dice[1], dice[2]};
}

State begun(Planets seats, const Terms& terms, Random& random) {
    State state(seats, terms);
    while (state.phase == Phase::opening)
        throw_for_start(state, 1 + static_cast<unsigned>(random.below(terms.sides)));
    return state;
}

// Every kind of game with this aim; two players and the modes on offer most often.
State agreed_game(Aim aim, Random& random) {
    Terms terms;
    const bool tokens = aim == Aim::last_colour || aim == Aim::lives_at_limit;
    terms.ransom = !tokens ? Ransom::none : random.below(2) ? Ransom::captor : Ransom::bank;
    const std::uint64_t split_in_eight = aim == Aim::lives_at_limit  ? 6
                                         : aim == Aim::most_captures ? 4
                                                                     : 1;
    terms.dice = random.below(8) < split_in_eight ? DiceUse::split : DiceUse::total;
    terms.sides = random.below(10) == 0 ? 7 : 6;
    const std::uint64_t three_in_eight = aim == Aim::men_at_limit ? 6 : 1;
    terms.men = random.below(8) < three_in_eight ? 3 : 7;
    const unsigned players = random.below(2) ? 2 : 2 + static_cast<unsigned>(random.below(6));
    if (aim == Aim::men_at_limit)
        terms.rounds =
            random.below(4) ? rounds_of(few_rounds, players) : round_limits[2 + random.below(3)];
    if (aim == Aim::lives_at_limit) terms.rounds = random.below(4) ? 40 : 20;
    const auto first = static_cast<unsigned>(random.below(planet_count));
    return begun(spread_planets(players, first), terms, random);
}

// Plays the turn after which the mover's chance looks best.
class Mover {
  public:
    // What everybody's chance looks like after it.
    Chances play(State& state, const Networks& networks, Random& random, bool strays) {
        throw_dice(state, thrown(state.terms.sides, random));
        list_turn_ends(state, ends_);
        const std::size_t mover = index(state.turn);
        std::size_t best = strays ? random.below(ends_.size()) : 0;
        Chances seen = chances(ends_[best].state, networks);
        for (std::size_t i = 1; i < ends_.size() && !strays; ++i) {
            const Chances found = chances(ends_[i].state, networks);
            if (found[mover] <= seen[mover]) continue;
            best = i;
            seen = found;
        }
        state = ends_[best].state;
        return seen;
    }

  private:
    std::vector<TurnEnd> ends_;
};

struct Moment {
    State state;
    Chances seen;
};

class Pupil {
  public:
    explicit Pupil(const Lesson& lesson)
        : networks_(networks_of(lesson.weights)), rate_(learning_rate.after(lesson.played)) {}

    void play(Aim aim, std::uint64_t seed) {
        Random random(seed);
        moments_.clear();
        State state = agreed_game(aim, random);
        while (state.phase != Phase::over && moments_.size() < longest_game) {
            const bool strays = random.below(strays_once_in) == 0;
            const Chances seen = mover_.play(state, networks_, random, strays);
            moments_.push_back({state, seen});
        }
        review(networks_[static_cast<std::size_t>(aim)], random);
    }
    const Networks& networks() const { return networks_; }

  private:
    // What each position should have promised: from the last one backwards.
    void review(Network& network, Random& random) {
        Network slope{};
        Chances truth = moments_.back().seen;
        const std::size_t stride = 1 + moments_.size() / positions_learned;
        const std::size_t offset = random.below(stride);
        float reviewed = 0;
        for (std::size_t i = moments_.size() - 1; i-- > 0;) {
            const Moment& moment = moments_[i];
            if (i % stride == offset) {
                add_slope(network, moment, truth, slope);
                ++reviewed;
            }
            for (std::size_t p = 0; p < truth.size(); ++p)
                truth[p] = trust * truth[p] + (1 - trust) * moment.seen[p];
        }
        if (reviewed == 0) return;
        float* weights = &network.inner[0][0];
        const float* slopes = &slope.inner[0][0];
        for (std::size_t i = 0; i < network_size; ++i) weights[i] -= rate_ * slopes[i] / reviewed;
    }

    // Of the cross entropy, whose slope by a strength is the chance less what it should have been.
    static void add_slope(const Network& network, const Moment& moment, const Chances& truth,
                          Network& slope) {
        AllFeatures features;
        find_features(moment.state, features);
        for (Planet planet : moment.state.seats) {
            const Features& mine = features[index(planet)];
            const float error = moment.seen[index(planet)] - truth[index(planet)];
            if (error == 0) continue;
            const Hidden units = hidden(network, mine);
            for (unsigned j = 0; j < hidden_count; ++j) {
                slope.outer[j] += error * units[j];
                if (units[j] == 0) continue;
                const float back = error * network.outer[j];
                slope.bias[j] += back;
                for (unsigned i = 0; i < feature_count; ++i) slope.inner[i][j] += back * mine[i];
            }
        }
    }

    Networks networks_;
    float rate_;
    Mover mover_;
    std::vector<Moment> moments_;
};

// A game with each aim that does not take for ever.
constexpr std::array<Terms, aim_count> measured = {{{Ransom::bank},
                                                    {Ransom::captor, DiceUse::split, 6, 7, 40},
                                                    {Ransom::none},
                                                    {Ransom::none, DiceUse::total, 6, 3, 24}}};

// Of two players: two for the first place, one where it is shared or the game took too long.
unsigned halves_of(const State& state, Planet planet) {
    if (state.phase != Phase::over) return 1;
    const Standings found = standings(state);
    if (found[index(planet)].place != 1) return 0;
    for (Planet other : state.seats)
        if (other != planet && found[index(other)].place == 1) return 1;
    return 2;
}

} // namespace

ludarium::Weights first_weights(std::uint64_t seed) {
    constexpr float most = 0.2F;
    constexpr std::uint64_t grains = 2001;
    Random random(seed);
    const auto drawn = [&] {
        return most * (static_cast<float>(random.below(grains)) / (grains / 2) - 1.0F);
    };
    Networks networks = set_by_hand;
    for (Network& network : networks)
        for (unsigned j = 1; j < hidden_count; ++j) {
            for (Hidden& units : network.inner) units[j] = drawn();
            network.outer[j] = drawn();
        }
    return weights_of(networks);
}

ludarium::Weights learn(const Lesson& lesson, const Thought& thought) {
    Pupil pupil(lesson);
    Random random(lesson.seed);
    for (unsigned n = 0; n < lesson.games && !thought.should_stop(); ++n)
        pupil.play(static_cast<Aim>(n % aim_count), random.below(1u << 31));
    return part_of_mean(lesson, weights_of(pupil.networks()));
}

unsigned measure(const Trial& trial, const Thought& thought) {
    const Networks ours = networks_of(trial.weights);
    const Networks rivals = trial.rival ? networks_of(*trial.rival) : set_by_hand;
    const Planets seats = spread_planets(2, 0);
    Mover mover;
    Random random(trial.seed);
    unsigned halves = 0;
    for (unsigned pair = 0; pair < trial.pairs; ++pair) {
        const std::uint64_t luck = random.below(1u << 31);
        for (Planet us : seats) {
            Random dice(luck);
            State state = begun(seats, measured[pair % aim_count], dice);
            for (unsigned n = 0; state.phase != Phase::over && n < longest_game; ++n) {
                if (thought.should_stop()) return halves;
                mover.play(state, state.turn == us ? ours : rivals, dice, false);
            }
            halves += halves_of(state, us);
        }
    }
    return halves;
}

} // namespace astronomica
