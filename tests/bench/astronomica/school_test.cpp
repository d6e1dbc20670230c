// A short time at school is the same every time, and worth it.
#include <gtest/gtest.h>

#include "contest.hpp"
#include "school.hpp"

using namespace astronomica;

namespace {

constexpr std::uint64_t seed = 1283;

Networks after(unsigned games) {
    Networks networks{};
    learn(networks, Aim::most_captures, games, seed, [](unsigned, const Learned&) {});
    return networks;
}

} // namespace

TEST(AstronomicaSchool, SameSeedSameWeights) {
    const Networks first = after(5), again = after(5);
    const auto aim = static_cast<std::size_t>(Aim::most_captures);
    EXPECT_EQ(first[aim].inner, again[aim].inner);
    EXPECT_EQ(first[aim].outer, again[aim].outer);
    EXPECT_NE(first[aim].inner, after(6)[aim].inner);
}

TEST(AstronomicaSchool, AFewHundredGamesBeatNone) {
    const Result result =
        contest("no-tokens", 2, one_turn_ahead(after(200)), one_turn_ahead(after(0)), 100, seed);
    EXPECT_GT(result.won.mean(), 0.6);
}
