// Fits the evaluation's weights to games of the computer with itself, and writes
// plugins/tablut/weights.cpp:
//
//     build/release/bin/tablut_fit 3000 3000 4 0.35 > plugins/tablut/weights.cpp
//
// (games for each variant, nodes a move, seed, how far to go; the same numbers give the same file).
// Every game begins with a few random moves and has more of them here and there, on one side more
// often than on the other, so that the positions differ and either side wins. A position's weights
// add up to a number whose logistic curve should be the share of points that White took from such
// positions in the end; Adam (Kingma and Ba 2015) looks for the weights that make the games
// likeliest, a little drawn towards those the plugin has now: what the games hardly show stays.
//
// What explains games best does not play best: all the way from the present weights to the fitted
// ones lost a match where a third of it won. So try what is written here with ludariumctl match
// before you keep it.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <ludarium/search/rules.hpp>

#include <tablut/ai.hpp>
#include <tablut/features.hpp>
#include <tablut/words.hpp>

using namespace tablut;
using ludarium::search::Random;

namespace {

constexpr int steps = 500;
constexpr double towards_start = 1e-3;

struct Count {
    std::uint8_t feature;
    std::uint8_t times;
};
struct Sample {
    std::size_t first; // in the list of all counts, up to the next sample's
    float result;      // White's share of the point
};
struct Samples {
    std::vector<Count> counts;
    std::vector<Sample> all;

    void add(const Position& position, const Variant& variant) {
        std::array<std::uint8_t, feature_count> times{};
        each_feature(position, variant, [&](unsigned feature) { ++times[feature]; });
        for (unsigned i = 0; i < square_count; ++i) {
            const Square s = Square::number(i);
            const Man man = position.at(s);
            if (man == Man::muscovite) ++times[man_feature(Side::muscovites, s)];
            if (man == Man::swede) ++times[man_feature(Side::swedes, s)];
        }
        all.push_back({counts.size(), 0.5f});
        for (unsigned f = 0; f < feature_count; ++f)
            if (times[f]) counts.push_back({static_cast<std::uint8_t>(f), times[f]});
    }
};

// What the evaluation is asked about: nobody can win at once.
bool is_quiet(const Position& position, const Variant& variant) {
    if (position.to_move() == Side::swedes) return count_exits(position, variant) == 0;
    return !king_trap(position, variant);
}

void play(const Variant& variant, std::uint64_t nodes, std::uint64_t seed, Samples& samples) {
    Random random(seed);
    const std::uint64_t opening = 2 + random.below(7);
    const std::uint64_t care[] = {16ull << random.below(3), 16ull << random.below(3)};
    const std::size_t before = samples.all.size();
    State state(variant, Position::start());
    for (unsigned ply = 0; !state.is_over(); ++ply) {
        const auto side = static_cast<std::size_t>(state.position().to_move());
        if (ply < opening || random.below(care[side]) == 0) {
            const CountedMoves legal(state.position(), variant);
            state.apply(legal[static_cast<unsigned>(random.below(legal.total()))]);
            continue;
        }
        if (is_quiet(state.position(), variant)) samples.add(state.position(), variant);
        const ludarium_ai_request request{0, 0, 0, seed + ply};
        const ludarium::Thought thought(request, nullptr);
        state.apply(move_of(choose_best(state, thought, nodes).action));
    }
    const float result = !state.winner() ? 0.5f : (*state.winner() == Side::swedes ? 1.f : 0.f);
    for (std::size_t i = before; i < samples.all.size(); ++i) samples.all[i].result = result;
}

class Fit {
  public:
    // The start is measured in the evaluation's units: how many make one step of the logistic
    // curve, and where its middle lies, the games say.
    Fit(const Samples& samples, const Weights& start) : samples_(samples) {
        for (unsigned f = 0; f < feature_count; ++f) weights_[f] = start[f];
        for (int i = 0; i < 300; ++i) {
            double slope = 0, lift = 0, value_squares = 1;
            for (std::size_t n = 0; n < samples_.all.size(); ++n) {
                const double value = sum_of(n);
                const double expected = 1 / (1 + std::exp(-scale_ * value - middle_));
                slope += (expected - samples_.all[n].result) * value;
                lift += expected - samples_.all[n].result;
                value_squares += value * value;
            }
            scale_ -= 4 * slope / value_squares;
            middle_ -= 4 * lift / static_cast<double>(samples_.all.size());
        }
        for (double& weight : weights_) weight *= scale_;
        weights_[every_position] += middle_;
        start_ = weights_;
    }

    // The mean surprise, in bits, before the step is made.
    double step(int number) {
        std::array<double, feature_count> slope{};
        double surprise = 0;
        for (std::size_t i = 0; i < samples_.all.size(); ++i) {
            const double expected = 1 / (1 + std::exp(-sum_of(i)));
            const double result = samples_.all[i].result;
            surprise -= result * std::log2(expected + 1e-12) +
                        (1 - result) * std::log2(1 - expected + 1e-12);
            for (const Count* c = begin(i); c != begin(i + 1); ++c)
                slope[c->feature] += (expected - result) * c->times;
        }
        const auto count = static_cast<double>(samples_.all.size());
        const double rate = 0.02 * (1 - 0.9 * number / steps);
        for (unsigned f = 0; f < feature_count; ++f) {
            const double g = slope[f] / count + towards_start * (weights_[f] - start_[f]);
            mean_[f] = 0.9 * mean_[f] + 0.1 * g;
            square_[f] = 0.999 * square_[f] + 0.001 * g * g;
            const double m = mean_[f] / (1 - std::pow(0.9, number + 1));
            const double v = square_[f] / (1 - std::pow(0.999, number + 1));
            weights_[f] -= rate * m / (std::sqrt(v) + 1e-9);
        }
        return surprise / count;
    }

    // `share` of the way, in the units of the start.
    Weights weights(double share) const {
        Weights rounded;
        for (unsigned f = 0; f < feature_count; ++f) {
            const double way = start_[f] + share * (weights_[f] - start_[f]);
            rounded[f] = static_cast<std::int16_t>(
                std::lround((way - (f == every_position ? middle_ : 0)) / scale_));
        }
        return rounded;
    }

  private:
    const Count* begin(std::size_t i) const {
        const bool last = i == samples_.all.size();
        return samples_.counts.data() + (last ? samples_.counts.size() : samples_.all[i].first);
    }
    double sum_of(std::size_t i) const {
        double sum = 0;
        for (const Count* c = begin(i); c != begin(i + 1); ++c)
            sum += weights_[c->feature] * c->times;
        return sum;
    }

    const Samples& samples_;
    double scale_ = 0.005; // of the logistic curve, for one unit of the evaluation
    double middle_ = 0;
    std::array<double, feature_count> weights_{}, start_{}, mean_{}, square_{};
};

void fit(const Variant& variant, std::uint64_t games, std::uint64_t nodes, std::uint64_t seed,
         double share) {
    Samples samples;
    for (std::uint64_t n = 0; n < games; ++n) {
        play(variant, nodes, ludarium::search::mixed(seed * 1'000'003 + n), samples);
        if (n % 50 == 49)
            std::fprintf(stderr, "\r%s: %llu of %llu games ", std::string(variant.id()).c_str(),
                         static_cast<unsigned long long>(n + 1),
                         static_cast<unsigned long long>(games));
    }
    Fit fitted(samples, weights_of(variant));
    double first = 0, last = 0;
    for (int i = 0; i < steps; ++i) {
        last = fitted.step(i);
        if (i == 0) first = last;
    }
    std::fprintf(stderr, "\n");
    std::printf("    // %s: %llu games, %zu positions, surprise %.3f bits, at first %.3f\n    {{",
                std::string(variant.id()).c_str(), static_cast<unsigned long long>(games),
                samples.all.size(), last, first);
    const Weights weights = fitted.weights(share);
    for (unsigned f = 0; f < feature_count; ++f) std::printf("%s%d", f ? ", " : "", weights[f]);
    std::printf("}},\n");
}

std::uint64_t argument(int argc, char** argv, int i, std::uint64_t otherwise) {
    return i < argc ? std::strtoull(argv[i], nullptr, 10) : otherwise;
}

} // namespace

int main(int argc, char** argv) {
    const auto games = argument(argc, argv, 1, 4'000), nodes = argument(argc, argv, 2, 2'000),
               seed = argument(argc, argv, 3, 1);
    const double share = argc > 4 ? std::atof(argv[4]) : 1;
    std::printf("// Fitted to games of the computer with itself, and written, by tablut_fit %llu "
                "%llu %llu %g.\n"
                "#include \"features.hpp\"\n\nnamespace tablut {\n\n"
                "// clang-format off\n"
                "const std::array<Weights, variants.size()> fitted_weights = {{\n",
                static_cast<unsigned long long>(games), static_cast<unsigned long long>(nodes),
                static_cast<unsigned long long>(seed), share);
    for (const Variant& variant : variants) fit(variant, games, nodes, seed, share);
    std::printf("}};\n// clang-format on\n\n} // namespace tablut\n");
}
