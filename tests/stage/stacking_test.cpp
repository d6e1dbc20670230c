#include "screens/stacking.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

bool inside(const Frame& man, const Box& box) {
    return man.left >= static_cast<float>(box.left) && man.top >= static_cast<float>(box.top) &&
           man.left + man.width <= static_cast<float>(box.right()) &&
           man.top + man.height <= static_cast<float>(box.bottom());
}

const SpotPlace square{{100, 100, 100, 100}, StackFrom::centre};
const SpotPlace tall{{100, 100, 100, 400}, StackFrom::centre};

std::vector<Frame> stack_places(const SpotPlace& spot, float size, unsigned count) {
    std::vector<Frame> places;
    for (unsigned i = 0; i < count; ++i) places.push_back(stack_place(spot, size, i, count));
    return places;
}

} // namespace

TEST(Stacking, ASingleManStandsInTheMiddle) {
    const auto places = stack_places(square, 80, 1);
    ASSERT_EQ(places.size(), 1u);
    EXPECT_EQ(places[0], (Frame{110, 110, 80, 80}));
}

TEST(Stacking, AnEmptySpotHasNoPlaces) {
    EXPECT_EQ(stack_place(square, 80, 0, 0), Frame{});
}

TEST(Stacking, MenStandShoulderToShoulderWhileThereIsRoom) {
    const auto places = stack_places(tall, 100, 3);
    EXPECT_EQ(places[1].top - places[0].top, 100);
    EXPECT_EQ(places[2].top - places[1].top, 100);
}

TEST(Stacking, FifteenMenStayInsideTheirSpot) {
    for (const auto from : {StackFrom::centre, StackFrom::top, StackFrom::bottom}) {
        const SpotPlace spot{tall.box, from};
        for (const Frame& man : stack_places(spot, 100, 15)) EXPECT_TRUE(inside(man, spot.box));
    }
}

TEST(Stacking, APileBeginsWhereTheBoardSays) {
    EXPECT_EQ(stack_places({tall.box, StackFrom::top}, 100, 2)[0].top, 100);
    EXPECT_EQ(stack_places({tall.box, StackFrom::top}, 100, 2)[1].top, 200);
    EXPECT_EQ(stack_places({tall.box, StackFrom::bottom}, 100, 2)[0].top, 400);
    EXPECT_EQ(stack_places({tall.box, StackFrom::bottom}, 100, 2)[1].top, 300);
    EXPECT_EQ(stack_places({{0, 0, 300, 100}, StackFrom::right}, 100, 1)[0].left, 200);
}

TEST(Stacking, WideSpotsAreFilledAlongTheirWidth) {
    const auto places = stack_places({{0, 0, 400, 100}, StackFrom::centre}, 100, 2);
    EXPECT_EQ(places[0].top, places[1].top);
    EXPECT_LT(places[0].left, places[1].left);
}

TEST(Stacking, TwoMenOnASpotForOneCanBeToldApart) {
    const auto places = stack_places(square, 100, 2);
    EXPECT_GE(places[1].top - places[0].top, 10);
}

TEST(Stacking, MenShrinkOnASpotThatIsTooNarrow) {
    EXPECT_EQ(stack_places({{0, 0, 40, 200}, StackFrom::centre}, 100, 1)[0].width, 40);
}

TEST(Stacking, RestingMenStandOnWholePixels) {
    for (unsigned count = 1; count < 9; ++count)
        for (const Frame& man : stack_places({{3, 7, 91, 333}, StackFrom::centre}, 87, count)) {
            EXPECT_EQ(man.left, std::floor(man.left));
            EXPECT_EQ(man.top, std::floor(man.top));
        }
}

TEST(Stacking, AManIsAsLargeAsTheRoomierSpotsAllow) {
    const SpotPlace small{{0, 0, 30, 30}, StackFrom::centre};
    const SpotPlace tray{{0, 0, 500, 500}, StackFrom::centre};
    EXPECT_EQ(man_size({square, square, tall, small, small, tray}), 100);
    EXPECT_EQ(man_size({}), 0);
}
