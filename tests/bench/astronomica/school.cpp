#include "school.hpp"

#include <algorithm>
#include <cmath>

#include <astronomica/turn.hpp>
#include <astronomica/turn_ends.hpp>

#include "modes.hpp"

namespace astronomica {

namespace {

using ludarium::search::Random;

constexpr float lambda = 0.85F;
constexpr std::uint64_t strays_once_in = 25;   // turns
constexpr unsigned longest_game = 1'500;       // turns; what the position then promises counts
constexpr std::size_t positions_learned = 200; // of a game, evenly spread
constexpr double first_rate = 0.003, last_rate = 0.0002;

double between(Random& random, double low, double high) {
    constexpr double many = 1u << 30;
    return low + (high - low) * static_cast<double>(random.below(1u << 30)) / many;
}

// Before anything is learned: whoever owns more stands better, small random numbers besides.
Network untaught(Aim aim, Random& random) {
    Network network{};
    for (Hidden& units : network.inner)
        for (float& weight : units) weight = static_cast<float>(between(random, -0.2, 0.2));
    for (float& weight : network.outer) weight = static_cast<float>(between(random, -0.2, 0.2));
    constexpr std::array<unsigned, aim_count> what_counts = {13, 13, 14, 12}; // see features.cpp
    network.bias[0] = 4;
    network.outer[0] = 1;
    network.inner[what_counts[static_cast<std::size_t>(aim)]][0] = 2;
    return network;
}

// Adam: each weight is moved by its mean slope, measured by how much that varies.
class Teacher {
  public:
    explicit Teacher(Network& network) : network_(network) {}

    void correct(const Network& slope, double rate) {
        ++steps_;
        const float mean_bias = 1 - std::pow(0.9F, static_cast<float>(steps_));
        const float square_bias = 1 - std::pow(0.999F, static_cast<float>(steps_));
        float* weights = &network_.inner[0][0];
        const float* slopes = &slope.inner[0][0];
        float *means = &mean_.inner[0][0], *squares = &square_.inner[0][0];
        for (std::size_t i = 0; i < sizeof(Network) / sizeof(float); ++i) {
            means[i] = 0.9F * means[i] + 0.1F * slopes[i];
            squares[i] = 0.999F * squares[i] + 0.001F * slopes[i] * slopes[i];
            weights[i] -= static_cast<float>(rate) * (means[i] / mean_bias) /
                          (std::sqrt(squares[i] / square_bias) + 1e-8F);
        }
    }

  private:
    Network& network_;
    Network mean_{}, square_{};
    unsigned steps_ = 0;
};

struct Lesson {
    State state;
    Chances seen;
};

Throw thrown_dice(unsigned sides, Random& random) {
    std::array<unsigned, dice_count> dice{};
    for (unsigned& die : dice) die = 1 + static_cast<unsigned>(random.below(sides));
    std::sort(dice.begin(), dice.end());
    return {dice[0], dice[1], dice[2]};
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
    const unsigned seats = spread_seats(players, static_cast<unsigned>(random.below(planet_count)));
    State state(Planets::from_bits(seats), terms);
    while (state.phase == Phase::opening)
        throw_for_start(state, 1 + static_cast<unsigned>(random.below(terms.sides)));
    return state;
}

class School {
  public:
    School(Aim aim, Networks& networks, std::uint64_t seed)
        : aim_(aim),
          networks_(networks),
          network_(networks[static_cast<std::size_t>(aim)]),
          random_(seed),
          teacher_(network_) {
        network_ = untaught(aim, random_);
    }

    // `share` is how much of the time at school is over: the later, the smaller the steps.
    Learned play_and_review(double share) {
        play();
        const double surprise = review(first_rate * std::pow(last_rate / first_rate, share));
        return {static_cast<unsigned>(lessons_.size()), surprise};
    }

  private:
    void play() {
        lessons_.clear();
        State state = agreed_game(aim_, random_);
        while (state.phase != Phase::over && lessons_.size() < longest_game) {
            throw_dice(state, thrown_dice(state.terms.sides, random_));
            list_turn_ends(state, ends_);
            const bool strays = random_.below(strays_once_in) == 0;
            const std::size_t mover = index(state.turn);
            std::size_t best = strays ? random_.below(ends_.size()) : 0;
            Chances seen = chances(ends_[best].state, networks_);
            for (std::size_t i = 1; i < ends_.size() && !strays; ++i) {
                const Chances found = chances(ends_[i].state, networks_);
                if (found[mover] <= seen[mover]) continue;
                best = i;
                seen = found;
            }
            state = ends_[best].state;
            lessons_.push_back({state, seen});
        }
    }

    // What each position should have promised: from the last one backwards.
    double review(double rate) {
        Network slope{};
        Chances target = lessons_.back().seen;
        const std::size_t stride = 1 + lessons_.size() / positions_learned;
        const std::size_t offset = random_.below(stride);
        double surprise = 0, learned_from = 0;
        for (std::size_t i = lessons_.size() - 1; i-- > 0;) {
            const Lesson& lesson = lessons_[i];
            if (i % stride == offset) {
                for (Planet planet : lesson.state.seats)
                    surprise += std::pow(target[index(planet)] - lesson.seen[index(planet)], 2);
                add_slope(lesson, target, slope);
                ++learned_from;
            }
            for (std::size_t p = 0; p < target.size(); ++p)
                target[p] = lambda * target[p] + (1 - lambda) * lesson.seen[p];
        }
        if (learned_from == 0) return 0;
        float* slopes = &slope.inner[0][0];
        for (std::size_t i = 0; i < sizeof(Network) / sizeof(float); ++i)
            slopes[i] /= static_cast<float>(learned_from);
        teacher_.correct(slope, rate);
        return surprise / learned_from;
    }

    // Of the cross entropy, whose slope by a strength is the chance less what it should have been.
    void add_slope(const Lesson& lesson, const Chances& target, Network& slope) const {
        AllFeatures features;
        find_features(lesson.state, features);
        for (Planet planet : lesson.state.seats) {
            const Features& mine = features[index(planet)];
            const float error = lesson.seen[index(planet)] - target[index(planet)];
            if (error == 0) continue;
            const Hidden units = hidden(network_, mine);
            for (unsigned j = 0; j < hidden_count; ++j) {
                slope.outer[j] += error * units[j];
                if (units[j] == 0) continue;
                const float back = error * network_.outer[j];
                slope.bias[j] += back;
                for (unsigned i = 0; i < feature_count; ++i) slope.inner[i][j] += back * mine[i];
            }
        }
    }

    Aim aim_;
    Networks& networks_;
    Network& network_;
    Random random_;
    Teacher teacher_;
    std::vector<TurnEnd> ends_;
    std::vector<Lesson> lessons_;
};

} // namespace

void learn(Networks& networks, Aim aim, unsigned games, std::uint64_t seed,
           const std::function<void(unsigned, const Learned&)>& watch) {
    School school(aim, networks, seed);
    for (unsigned game = 1; game <= games; ++game) {
        const double share = static_cast<double>(game) / games;
        watch(game, school.play_and_review(share));
    }
}

} // namespace astronomica
