#include "screens/table_men.hpp"

#include <gtest/gtest.h>

#include "bare_stage.hpp"
#include "stage/shapes.hpp"

using namespace ludarium::shell;
using ludarium::Piece;
using ludarium::Spot;

namespace {

constexpr Spot a{0}, b{1}, c{2};
constexpr Piece man{0}, king{1};

struct TableMenTest : testing::Test, ludarium::test::BareStage {
    TableMenTest() : BareStage({300, 100}) { men.arrange({{a, man, 1}, {b, king, 1}}); }

    static Happening travel(std::uint32_t kind, Piece piece, Spot from, Spot to) {
        Happening h{};
        h.kind = kind;
        h.piece = piece;
        h.from = from;
        h.to = to;
        return h;
    }
    // Every man drawn at rest, by its left edge.
    std::vector<int> lefts() {
        std::vector<int> found;
        for (const Look* look : looks())
            if (look->picture->size == Size{90, 90})
                found.push_back(static_cast<int>(look->frame.left));
        std::sort(found.begin(), found.end());
        return found;
    }
    BoardPlaces places{{"a", "b", "c"},
                       {{"a", {{0, 0, 100, 100}, StackFrom::centre}},
                        {"b", {{100, 0, 100, 100}, StackFrom::centre}},
                        {"c", {{200, 0, 100, 100}, StackFrom::centre}}},
                       {0, 0, 300, 100},
                       0.9f};
    std::vector<Picture> pictures{panel({90, 90}, {{1, 0, 0, 1}}), panel({90, 90}, {{0, 1, 0, 1}})};
    TableMen men{tools, places, pictures};
};

} // namespace

TEST_F(TableMenTest, MenStandWhereThePositionHasThem) {
    EXPECT_EQ(lefts(), (std::vector<int>{5, 105}));
    EXPECT_FALSE(motion.active());
}

TEST_F(TableMenTest, AMoveGlidesAndEndsOnItsSpot) {
    const auto takes =
        men.perform({travel(LUDARIUM_EVENT_MOVED, man, a, c)}, {{b, king, 1}, {c, man, 1}});
    EXPECT_GT(takes, milliseconds(0));
    pass(takes / 2);
    const auto halfway = lefts();
    EXPECT_GT(halfway[0], 5);
    EXPECT_LT(halfway[0], 205);
    pass(takes);
    EXPECT_EQ(lefts(), (std::vector<int>{105, 205}));
}

TEST_F(TableMenTest, ACapturedManFadesAfterTheMove) {
    const auto takes = men.perform({travel(LUDARIUM_EVENT_MOVED, man, a, c),
                                    travel(LUDARIUM_EVENT_CAPTURED, king, b, Spot::none)},
                                   {{c, man, 1}});
    EXPECT_EQ(men.count_on(b), 0u);
    EXPECT_EQ(lefts().size(), 2u);
    pass(takes);
    EXPECT_EQ(lefts(), (std::vector<int>{205}));
}

TEST_F(TableMenTest, SkippingEndsAtTheSamePlaces) {
    men.perform({travel(LUDARIUM_EVENT_MOVED, man, a, c),
                 travel(LUDARIUM_EVENT_CAPTURED, king, b, Spot::none)},
                {{c, man, 1}});
    motion.finish();
    EXPECT_EQ(lefts(), (std::vector<int>{205}));
}

TEST_F(TableMenTest, AnEventTheKioskDoesNotKnowIsMadeGoodByThePosition) {
    men.perform({travel(999, Piece::none, Spot::none, Spot::none)}, {{a, king, 1}, {c, man, 1}});
    motion.finish();
    EXPECT_EQ(men.count_on(a), 1u);
    EXPECT_EQ(men.count_on(b), 0u);
    EXPECT_EQ(lefts(), (std::vector<int>{5, 205}));
}

TEST_F(TableMenTest, TakingBackGlidesMenHome) {
    men.perform({travel(LUDARIUM_EVENT_MOVED, man, a, c)}, {{b, king, 1}, {c, man, 1}});
    motion.finish();
    men.arrange({{a, man, 1}, {b, king, 1}});
    EXPECT_TRUE(motion.active());
    motion.finish();
    EXPECT_EQ(lefts(), (std::vector<int>{5, 105}));
}

TEST_F(TableMenTest, ADraggedManGoesOnFromTheHand) {
    men.lift(a, man);
    men.drag_to({240, 50});
    const auto takes =
        men.perform({travel(LUDARIUM_EVENT_MOVED, man, a, c)}, {{b, king, 1}, {c, man, 1}});
    EXPECT_EQ(takes, theme.pace.settle);
    EXPECT_GT(lefts()[1], 180);
    motion.finish();
    EXPECT_EQ(lefts(), (std::vector<int>{105, 205}));
}

TEST_F(TableMenTest, AManPutDownGoesBack) {
    men.lift(a, man);
    men.drag_to({240, 50});
    men.put_down();
    EXPECT_FALSE(men.holding());
    motion.finish();
    EXPECT_EQ(lefts(), (std::vector<int>{5, 105}));
}

TEST_F(TableMenTest, AManTouchedIsFoundByItsPlace) {
    EXPECT_EQ(men.spot_under({50, 50}), a);
    EXPECT_FALSE(men.spot_under({250, 50}));
}

TEST_F(TableMenTest, SeveralMenShareASpot) {
    men.arrange({{a, man, 3}, {a, king, 1}});
    motion.finish();
    EXPECT_EQ(men.count_on(a), 4u);
    EXPECT_EQ(lefts().size(), 4u);
}
