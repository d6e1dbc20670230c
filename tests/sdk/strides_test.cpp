// How weights move in strides: by the direction that lessons agree on, not by how loud they are.
#include <gtest/gtest.h>
#include <ludarium/strides.hpp>

using ludarium::Strides;
using ludarium::Weights;

namespace {

// Where a weight comes to that starts at 0, if round n asks for `change(n)`.
template <class Change>
float moved(unsigned rounds, float stride, Change change) {
    Weights weight{0};
    Strides strides(1);
    for (unsigned round = 1; round <= rounds; ++round)
        strides.take(weight, {change(round)}, round, stride);
    return weight[0];
}

} // namespace

TEST(Strides, AreAsLongForSmallChangesAsForLargeOnes) {
    EXPECT_NEAR(moved(10, 0.5f, [](unsigned) { return 0.01f; }), 5.0f, 0.01f);
    EXPECT_NEAR(moved(10, 0.5f, [](unsigned) { return 100.0f; }), 5.0f, 0.01f);
    EXPECT_NEAR(moved(10, 0.5f, [](unsigned) { return -3.0f; }), -5.0f, 0.01f);
}

TEST(Strides, HardlyMoveAWeightThatIsPulledBothWays) {
    EXPECT_LT(std::fabs(moved(100, 1.0f, [](unsigned round) { return round % 2 ? 1.0f : -1.0f; })),
              5.0f);
}

TEST(Strides, LeaveAloneWhatNobodyAsksFor) {
    EXPECT_EQ(moved(10, 1.0f, [](unsigned) { return 0.0f; }), 0.0f);
}

TEST(Strides, GoOnFromTheirNotesAsIfNeverInterrupted) {
    const auto change = [](unsigned round) { return Weights{1.0f / static_cast<float>(round)}; };
    Weights at_once{0}, in_parts{0};
    Strides whole(1), first(1);
    for (unsigned round = 1; round <= 8; ++round) whole.take(at_once, change(round), round, 0.1f);
    for (unsigned round = 1; round <= 4; ++round) first.take(in_parts, change(round), round, 0.1f);
    Strides second(first.mean(), first.square());
    for (unsigned round = 5; round <= 8; ++round) second.take(in_parts, change(round), round, 0.1f);
    EXPECT_EQ(at_once, in_parts);
}
