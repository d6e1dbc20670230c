#include "art/outline.hpp"

#include <gtest/gtest.h>

using namespace ludarium::shell;

TEST(Outline, HidesTheVariantsThatAreNotPlayed) {
    Outline outline;
    outline.variants = {"rules-old", "rules-new"};
    EXPECT_EQ(outline.hide_unchosen({"rules-new"}), "#when-rules-old { display: none }\n");
}

TEST(Fitting, FillsOneSideAndKeepsTheAspect) {
    EXPECT_EQ(fitted(2, {100, 100}), (Size{100, 50}));
    EXPECT_EQ(fitted(0.5, {100, 100}), (Size{50, 100}));
    EXPECT_EQ(covering(2, {100, 100}), (Size{200, 100}));
}
