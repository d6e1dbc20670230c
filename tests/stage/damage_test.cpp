#include "stage/damage.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

namespace {

constexpr Size screen{1920, 1080};

long area(const Damage& damage) {
    long sum = 0;
    for (const Box& box : damage.boxes()) sum += box.area();
    return sum;
}

} // namespace

TEST(Damage, NothingIsDamagedAtFirst) {
    EXPECT_TRUE(Damage(screen).empty());
}

TEST(Damage, WhatLiesOutsideTheScreenIsCutOff) {
    Damage damage(screen);
    damage.add({-50, -50, 100, 100});
    damage.add({5000, 0, 10, 10});
    ASSERT_EQ(damage.boxes().size(), 1u);
    EXPECT_EQ(damage.boxes()[0], (Box{0, 0, 50, 50}));
}

TEST(Damage, OverlappingBoxesBecomeOne) {
    Damage damage(screen);
    damage.add({100, 100, 110, 110});
    damage.add({105, 103, 110, 110});
    ASSERT_EQ(damage.boxes().size(), 1u);
    EXPECT_EQ(damage.boxes()[0], (Box{100, 100, 115, 113}));
}

TEST(Damage, BoxesFarApartStayApart) {
    Damage damage(screen);
    damage.add({0, 0, 110, 110});
    damage.add({1800, 900, 110, 110});
    EXPECT_EQ(damage.boxes().size(), 2u);
    EXPECT_EQ(area(damage), 2 * 110 * 110);
}

TEST(Damage, ABoxThatJoinsTwoOthersMakesOneOfAllThree) {
    Damage damage(screen);
    damage.add({0, 0, 200, 200});
    damage.add({400, 0, 200, 200});
    ASSERT_EQ(damage.boxes().size(), 2u);
    damage.add({200, 0, 200, 200});
    EXPECT_EQ(damage.boxes().size(), 1u);
    EXPECT_EQ(damage.boxes()[0], (Box{0, 0, 600, 200}));
}

TEST(Damage, ManyBoxesBecomeFewAndStillCoverAll) {
    Damage damage(screen);
    std::vector<Box> added;
    for (int i = 0; i < 60; ++i) {
        added.push_back({(i * 211) % 1850, (i * 367) % 1000, 40, 40});
        damage.add(added.back());
    }
    EXPECT_LE(damage.boxes().size(), Damage::most_boxes);
    for (const Box& box : added) {
        bool covered = false;
        for (const Box& merged : damage.boxes()) covered = covered || merged.contains(box);
        EXPECT_TRUE(covered);
    }
}

TEST(Damage, IsTakenOnce) {
    Damage damage(screen);
    damage.add_all();
    EXPECT_EQ(damage.take().size(), 1u);
    EXPECT_TRUE(damage.empty());
}
