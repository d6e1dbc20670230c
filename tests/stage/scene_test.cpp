#include "stage/scene.hpp"

#include <optional>

#include <gtest/gtest.h>

#include "stage/shapes.hpp"

using namespace ludarium::shell;

namespace {

struct SceneTest : testing::Test {
    SceneTest() { scene.take_damage(); } // all of it, at first

    Look look(Frame frame, double alpha = 1) const {
        return {plain({1, 1, 1, alpha}), frame, 1, 1, true};
    }
    std::vector<Box> damage() { return scene.take_damage(); }
    std::size_t drawn_in(const Box& box) {
        std::vector<const Look*> looks;
        scene.collect(box, looks);
        return looks.size();
    }

    Scene scene{{800, 600}};
};

} // namespace

TEST_F(SceneTest, IsDamagedAllOverAtFirst) {
    Scene fresh({800, 600});
    EXPECT_EQ(fresh.take_damage(), std::vector<Box>({{0, 0, 800, 600}}));
}

TEST_F(SceneTest, AnUnchangedSceneHasNoDamage) {
    const Node node(scene, 0, look({10, 10, 50, 50}));
    damage();
    EXPECT_FALSE(scene.changed());
    EXPECT_TRUE(damage().empty());
}

TEST_F(SceneTest, AMovedNodeDamagesWhereItWasAndWhereItIs) {
    Node node(scene, 0, look({10, 10, 50, 50}));
    damage();
    node.frame({500, 400, 50, 50});
    EXPECT_EQ(damage(), std::vector<Box>({{10, 10, 50, 50}, {500, 400, 50, 50}}));
}

TEST_F(SceneTest, OnlyTheWayBetweenTwoFramesCounts) {
    Node node(scene, 0, look({10, 10, 50, 50}));
    damage();
    node.frame({700, 500, 50, 50});
    node.frame({12, 10, 50, 50});
    EXPECT_EQ(damage(), std::vector<Box>({{10, 10, 52, 50}}));
}

TEST_F(SceneTest, WhatIsPutBackWhereItWasIsNotDrawnAgain) {
    std::optional<Node> card(std::in_place, scene, 0, look({10, 10, 50, 50}));
    std::optional<Node> words(std::in_place, scene, 0, look({20, 20, 10, 10}, 0.5));
    damage();
    card.emplace(scene, 0, look({10, 10, 50, 50}));
    words.emplace(scene, 0, look({20, 20, 10, 10}, 0.7));
    EXPECT_EQ(damage(), std::vector<Box>({{20, 20, 10, 10}}));
}

TEST_F(SceneTest, WhatIsPutBackOverAnotherIsDrawnAgain) {
    std::optional<Node> lower(std::in_place, scene, 0, look({10, 10, 50, 50}));
    const Node upper(scene, 0, look({40, 40, 50, 50}, 0.5));
    damage();
    lower.emplace(scene, 0, look({10, 10, 50, 50}));
    EXPECT_EQ(damage(), std::vector<Box>({{10, 10, 50, 50}}));
}

TEST_F(SceneTest, TwoThatChangePlacesAreDrawnAgain) {
    std::optional<Node> first(std::in_place, scene, 0, look({10, 10, 50, 50}));
    std::optional<Node> second(std::in_place, scene, 0, look({40, 40, 50, 50}, 0.5));
    damage();
    second.emplace(scene, 0, look({40, 40, 50, 50}, 0.5));
    first.emplace(scene, 0, look({10, 10, 50, 50}));
    EXPECT_FALSE(damage().empty());
}

TEST_F(SceneTest, WhatChangedBeforeItWentIsDrawnAgainWhereItWasSeen) {
    std::optional<Node> node(std::in_place, scene, 0, look({10, 10, 50, 50}));
    damage();
    node->frame({500, 400, 50, 50});
    node.emplace(scene, 0, look({500, 400, 50, 50}));
    EXPECT_EQ(damage(), std::vector<Box>({{10, 10, 50, 50}, {500, 400, 50, 50}}));
}

TEST_F(SceneTest, SettingTheSameValueIsNoChange) {
    Node node(scene, 0, look({10, 10, 50, 50}));
    damage();
    node.frame({10, 10, 50, 50});
    node.opacity(1);
    node.scale(1);
    node.shown(true);
    EXPECT_FALSE(scene.changed());
}

TEST_F(SceneTest, ARemovedNodeDamagesWhatItCovered) {
    auto node = std::make_unique<Node>(scene, 0, look({10, 10, 50, 50}));
    damage();
    node.reset();
    EXPECT_EQ(damage(), std::vector<Box>({{10, 10, 50, 50}}));
}

TEST_F(SceneTest, AHiddenNodeCoversNothing) {
    Node node(scene, 0, look({10, 10, 50, 50}));
    node.shown(false);
    EXPECT_TRUE(damage().empty());
    EXPECT_EQ(drawn_in({0, 0, 800, 600}), 0u);
}

TEST_F(SceneTest, AScaledNodeGrowsAroundItsCentre) {
    Node node(scene, 0, look({100, 100, 100, 100}));
    node.scale(1.5f);
    EXPECT_EQ(damage(), std::vector<Box>({{75, 75, 150, 150}}));
}

TEST_F(SceneTest, BetweenPixelsEveryTouchedPixelIsDamaged) {
    const Node node(scene, 0, look({10.5f, 10.25f, 50, 50}));
    EXPECT_EQ(damage(), std::vector<Box>({{10, 10, 51, 51}}));
}

TEST_F(SceneTest, HigherLayersComeLater) {
    const Node above(scene, 5, look({0, 0, 50, 50}, 0.5));
    const Node below(scene, 1, look({0, 0, 60, 60}, 0.5));
    damage();
    std::vector<const Look*> looks;
    scene.collect({0, 0, 10, 10}, looks);
    ASSERT_EQ(looks.size(), 2u);
    EXPECT_EQ(looks[0]->frame.width, 60);
    EXPECT_EQ(looks[1]->frame.width, 50);
}

TEST_F(SceneTest, WhatAnOpaquePictureHidesIsNotDrawn) {
    const Node below(scene, 0, look({0, 0, 800, 600}));
    const Node above(scene, 1, look({0, 0, 400, 600}));
    damage();
    EXPECT_EQ(drawn_in({10, 10, 50, 50}), 1u);
    EXPECT_EQ(drawn_in({380, 10, 50, 50}), 2u);
}

TEST_F(SceneTest, ATranslucentPictureHidesNothing) {
    const Node below(scene, 0, look({0, 0, 800, 600}));
    Node above(scene, 1, look({0, 0, 400, 600}));
    above.opacity(0.5f);
    damage();
    EXPECT_EQ(drawn_in({10, 10, 50, 50}), 2u);
}

TEST_F(SceneTest, KnowsWhenABoxIsFilledWhole) {
    const Node node(scene, 0, look({0, 0, 400, 600}));
    damage();
    std::vector<const Look*> looks;
    EXPECT_TRUE(scene.collect({0, 0, 400, 600}, looks));
    EXPECT_FALSE(scene.collect({0, 0, 401, 600}, looks));
}

TEST_F(SceneTest, ANodeThatChangesLayerIsDrawnAgain) {
    Node node(scene, 0, look({10, 10, 50, 50}));
    damage();
    node.layer(7);
    EXPECT_EQ(damage(), std::vector<Box>({{10, 10, 50, 50}}));
}

TEST(Scene, AShiftMovesWhereEverythingIsDrawn) {
    Scene scene({200, 100});
    const Node node(scene, 0, {plain({1, 1, 1}), {10, 10, 20, 20}, 1, 1, true});
    scene.take_damage();
    scene.shift(5, -3);
    EXPECT_TRUE(scene.changed());
    scene.take_damage();
    std::vector<const Look*> looks;
    scene.collect({31, 8, 3, 3}, looks);
    ASSERT_EQ(looks.size(), 1u);
    EXPECT_EQ(scene.placed(*looks[0]), (Frame{15, 7, 20, 20}));
}

TEST_F(SceneTest, HoldsAPictureWhileANodeHasIt) {
    const Picture board = plain({1, 1, 1, 1});
    Node node(scene, 0, {board, {10, 10, 50, 50}, 1, 1, true});
    node.shown(false);
    EXPECT_TRUE(scene.holds(board.get()));
    node.reset();
    EXPECT_FALSE(scene.holds(board.get()));
}
